import { projectStatus } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { no, noContent } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import { refuseChange } from './change';
import type { ChangeRequest } from './change';
import { openProject, touchProject } from './store';
import type { Queryable } from './store';

/** Deletes a project in edition (P4) of which nothing was ordered. The row stays with status DELETED: its budgets still name it. */
export function deleteProject(
  frame: Frame,
  request: ChangeRequest,
  projectId: string,
): Promise<Answer<never>> {
  const { viewer, ifMatch } = request;
  const remove = async (tx: Queryable): Promise<Answer<never>> => {
    const { outcome, project } = await openProject(tx, projectId, viewer.accountId, ifMatch);
    if (outcome !== 'open') return refuseChange(tx, viewer, projectId, outcome, project.version);
    const ordered = await tx.query('select from "order" where project_id = $1 limit 1', [projectId]);
    if (ordered.rowCount) return no({ code: 'projectOrdered' });
    await tx.query('update project set status = $2 where id = $1', [projectId, projectStatus.DELETED]);
    await touchProject(tx, projectId);
    return noContent();
  };
  return writeOnce<never>(frame.pool, request, remove, undefined, projectId);
}
