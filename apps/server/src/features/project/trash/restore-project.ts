import { projectStatus } from '@lucerna/engine';
import { and, eq, isNotNull } from 'drizzle-orm';
import { recordEvent } from '../../../database/events';
import { project } from '../../../database/tables/project';
import { typed } from '../../../database/typed';
import { notFound, type Answer } from '../../../http/answer';
import { writeOnce, type KeyedCall } from '../../../http/idempotency';
import { findAccess, mayDo } from '../access';
import { changed } from '../change';
import { readProject, type Projects } from '../read-project';
import { touchProject } from '../store';
import { tellMembers } from './tell-members';

/** Brings a project back from the trash as it was, for who may delete it. One that is back already is answered as it is. */
export async function restoreProject(
  projects: Projects,
  request: KeyedCall,
  projectId: string,
): Promise<Answer<never>> {
  const { ctx } = projects;
  const { viewer } = request;
  const write = { isFirst: false };
  const done = await writeOnce<never>(
    ctx.pool,
    request,
    async (tx) => {
      const [restored] = await typed(tx)
        .update(project)
        .set({ status: projectStatus.EDITION, deletedAt: null, deletedBy: null })
        .where(
          and(
            eq(project.id, projectId),
            eq(project.status, projectStatus.DELETED),
            isNotNull(project.deletedAt),
            mayDo(viewer, 'delete', 'project', projectId),
          ),
        )
        .returning({ lines: project.lineCount });
      if (!restored) {
        const access = await findAccess(tx, viewer, projectId);
        return access?.may.has('delete') ? changed(projectId) : notFound();
      }
      await touchProject(tx, projectId);
      await recordEvent(tx, 'projectRestored', {
        ...{ actor: viewer.accountId, subject: projectId },
        payload: { lines: restored.lines },
      });
      write.isFirst = true;
      return changed(projectId);
    },
    (subject) => Promise.resolve(changed(subject)),
    projectId,
  );
  if (!done.ok) return done;
  if (write.isFirst) await tellMembers(ctx, projectId, 'restored');
  return readProject(projects, viewer, projectId);
}
