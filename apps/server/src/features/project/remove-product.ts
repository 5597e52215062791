import { notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { changeProject } from './change';
import type { ChangeRequest, Projects } from './change';
import { lineOrdered } from './line/ordered-line';
import { lineTables } from './line/read-lines';
import { touchProject } from './store';

/** Removes a product from a project; the others keep their order. One of which something was ordered stays. */
export function removeProduct(
  projects: Projects,
  request: ChangeRequest,
  { projectId, productId }: { readonly projectId: string; readonly productId: string },
): Promise<Answer<never>> {
  return changeProject(projects, request, projectId, async (tx) => {
    const { rowCount } = await tx.query(
      'delete from project_line where project_id = $1 and id = $2 and ordered = 0',
      [projectId, productId],
    );
    if (rowCount === 0) {
      const { rows } = await tx.query<{ reference: string; ordered: number }>(
        `select e.reference, l.ordered from ${lineTables} where l.project_id = $1 and l.id = $2`,
        [projectId, productId],
      );
      return rows[0] ? lineOrdered(rows[0]) : notFound();
    }
    await touchProject(tx, projectId, { lines: -1 });
  });
}
