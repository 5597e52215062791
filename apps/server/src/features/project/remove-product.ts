import { and, eq } from 'drizzle-orm';
import { lineEvaluation, projectLine } from '../../database/tables/project';
import { typed } from '../../database/typed';
import { notFound, type Answer } from '../../http/answer';
import { changeProject, type ChangeRequest } from './change';
import type { Projects } from './read-project';
import { lineOrdered } from './line/ordered-line';
import { touchProject } from './store';

/** Removes a product from a project; the others keep their order. One of which something was ordered stays. */
export function removeProduct(
  projects: Projects,
  request: ChangeRequest,
  { projectId, productId }: { readonly projectId: string; readonly productId: string },
): Promise<Answer<never>> {
  return changeProject(projects, request, projectId, async (tx) => {
    const line = and(eq(projectLine.projectId, projectId), eq(projectLine.id, productId));
    const { rowCount } = await typed(tx)
      .delete(projectLine)
      .where(and(line, eq(projectLine.ordered, 0)));
    if (rowCount === 0) {
      const [ordered] = await typed(tx)
        .select({ reference: lineEvaluation.reference, ordered: projectLine.ordered })
        .from(projectLine)
        .innerJoin(
          lineEvaluation,
          and(eq(lineEvaluation.projectId, projectLine.projectId), eq(lineEvaluation.lineId, projectLine.id)),
        )
        .where(line);
      return ordered ? lineOrdered(ordered) : notFound();
    }
    await touchProject(tx, projectId, { lines: -1 });
    return (lines) => lines.filter(({ id }) => id !== productId);
  });
}
