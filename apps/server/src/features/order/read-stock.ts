import type { StockList } from '@lucerna/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { memberOf } from '../../database/json-text';
import { lineEvaluation, project } from '../../database/tables/project';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, notFound, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { findAccess, mayDo } from '../project';
import { freeStock } from './free-stock';

/** The stock of some references; of one that nothing is known of, none. */
export const readStock = async (
  ctx: AppContext,
  references: string | readonly string[],
): Promise<Answer<StockList>> => answer(await stockOf(ctx, [...new Set([references].flat())]));

/** The stock of the references of a project, and of those that its creations are made of. */
export async function readProjectStock(
  ctx: AppContext,
  viewer: Viewer,
  id: string,
): Promise<Answer<StockList>> {
  const lines = typed(ctx.pool)
    .select({ reference: lineEvaluation.reference, evaluation: lineEvaluation.evaluation })
    .from(lineEvaluation)
    .innerJoin(project, eq(project.id, lineEvaluation.projectId))
    .where(and(eq(project.id, id), ne(project.status, 0), mayDo(viewer, 'read', 'project', id)))
    .as('lines');
  const found = await typed(ctx.pool)
    .selectDistinct({ reference: sql<string>`part.reference` })
    .from(lines)
    .crossJoinLateral(
      sql`(select ${lines.reference} reference
        union all
        select part->>'code' from jsonb_array_elements(coalesce(${lines.evaluation}->${memberOf(lineEvaluation.evaluation, 'compositions')}, '[]')) composition,
          jsonb_array_elements(composition->'parts') part) part`,
    );
  if (found.length === 0 && !(await findAccess(ctx.pool, viewer, id))) return notFound();
  return answer(
    await stockOf(
      ctx,
      found.map(({ reference }) => reference),
    ),
  );
}

async function stockOf(ctx: AppContext, references: readonly string[]): Promise<StockList> {
  const today = ctx.today();
  const free = await freeStock(ctx.pool, references);
  return {
    references: [...free].map(([reference, { pieces, at, next }]) => ({
      ...{ reference, pieces, at: at.toISOString() },
      next: next && next.day >= today ? next : null,
    })),
  };
}
