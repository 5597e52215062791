import { and, eq, notInArray, sql } from 'drizzle-orm';
import { jsonText, recordsOf } from '../../database/json-text';
import { orderLine } from '../../database/tables/order';
import { lineEvaluation, project, projectLine } from '../../database/tables/project';
import { projectArea, projectFreeLine, projectSection } from '../../database/tables/project-structure';
import { anyOf, typed, type Queryable } from '../../database/typed';

const counted = { id: projectLine.id, quantity: projectLine.quantity };

interface Copied {
  readonly sourceId: string;
  readonly copyId: string;
  /** Of each line its id in the source and in the copy. */
  readonly lines: readonly { readonly from: string; readonly to: string }[];
}

/**
 * Leaves of a fresh copy what an order of its source has: its lines as far as they are still the products that were ordered,
 * in its quantities and none of them an option, and the sections and areas in which they stand. Answers the lines that stay.
 */
export async function reduceToOrder(
  tx: Queryable,
  { sourceId, copyId, lines }: Copied,
  orderId: string,
): Promise<Copied['lines']> {
  const db = typed(tx);
  const { id, quantity, reference } = orderLine;
  const rows = await db
    .select({ id, quantity })
    .from(orderLine)
    .innerJoin(
      lineEvaluation,
      and(
        eq(lineEvaluation.projectId, sourceId),
        eq(lineEvaluation.lineId, id),
        eq(lineEvaluation.reference, reference),
      ),
    )
    .where(eq(orderLine.orderId, orderId));
  const ordered = new Map(rows.map((row) => [row.id, row.quantity]));
  const kept = lines.filter(({ from }) => ordered.has(from));
  const gone = lines.flatMap(({ from, to }) => (ordered.has(from) ? [] : [to]));
  await db.delete(projectLine).where(and(eq(projectLine.projectId, copyId), anyOf(projectLine.id, gone)));
  const pieces = jsonText(kept.map(({ from, to }) => ({ id: to, quantity: ordered.get(from) ?? 1 })));
  const given = db.$with('given', counted).as(recordsOf(pieces, counted));
  await db
    .with(given)
    .update(projectLine)
    .set({ quantity: sql`${given.quantity}`, kind: 'included', alternativeTo: null, isChosen: false })
    .from(given)
    .where(and(eq(projectLine.projectId, copyId), eq(projectLine.id, given.id)));
  const used = (part: typeof projectLine.sectionId) =>
    db
      .select({ part })
      .from(projectLine)
      .where(and(eq(projectLine.projectId, copyId), sql`${part} is not null`));
  await db
    .delete(projectSection)
    .where(
      and(eq(projectSection.projectId, copyId), notInArray(projectSection.id, used(projectLine.sectionId))),
    );
  await db
    .delete(projectArea)
    .where(and(eq(projectArea.projectId, copyId), notInArray(projectArea.id, used(projectLine.areaId))));
  await db.delete(projectFreeLine).where(eq(projectFreeLine.projectId, copyId));
  await db.update(project).set({ lineCount: kept.length }).where(eq(project.id, copyId));
  return kept;
}
