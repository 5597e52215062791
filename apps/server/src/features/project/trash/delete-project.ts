import { projectStatus } from '@lucerna/engine';
import { eq } from 'drizzle-orm';
import { recordEvent } from '../../../database/events';
import { order } from '../../../database/tables/order';
import { project } from '../../../database/tables/project';
import { now, typed } from '../../../database/typed';
import type { AppContext } from '../../../app-context';
import { no, noContent, type Answer } from '../../../http/answer';
import { writeOnce } from '../../../http/idempotency';
import { refuseChange, type ChangeRequest } from '../change';
import { openProject, touchProject, type Queryable } from '../store';
import { tellMembers } from './tell-members';

/** Moves a project in edition (P4) of which nothing was ordered to the trash of its owner, with status DELETED. */
export async function deleteProject(
  ctx: AppContext,
  request: ChangeRequest,
  projectId: string,
): Promise<Answer<never>> {
  const { viewer, ifMatch } = request;
  const write = { isFirst: false };
  const remove = async (tx: Queryable): Promise<Answer<never>> => {
    const { outcome, project: opened } = await openProject(tx, projectId, viewer, 'delete', ifMatch);
    if (outcome !== 'open') return refuseChange(outcome, opened.version);
    const ordered = typed(tx).select({ id: order.id }).from(order).where(eq(order.projectId, projectId));
    if ((await ordered.limit(1)).length > 0) return no({ code: 'projectOrdered' });
    await typed(tx)
      .update(project)
      .set({ status: projectStatus.DELETED, deletedAt: now, deletedBy: viewer.accountId })
      .where(eq(project.id, projectId));
    await touchProject(tx, projectId);
    const payload = { lines: opened.lineCount };
    await recordEvent(tx, 'projectDeleted', { actor: viewer.accountId, subject: projectId, payload });
    write.isFirst = true;
    return noContent();
  };
  const done = await writeOnce<never>(ctx.pool, request, remove, undefined, projectId);
  // Not of a repeat: the project may have been restored since.
  if (done.ok && write.isFirst) await tellMembers(ctx, projectId, 'deleted');
  return done;
}
