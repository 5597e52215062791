import { eq } from 'drizzle-orm';
import { project } from '../../database/tables/project';
import { projectMember } from '../../database/tables/project-member';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';

/** Changes of a project within so many milliseconds are told together. */
const pauseMs = 150;

/**
 * Tells the open pages of the owner and the members of a project, and those of everybody else who has it open, that it changed, some
 * moments after; who hears it reads what changed.
 */
export function changeTeller(ctx: AppContext): (id: string) => void {
  const waiting = new Set<string>();

  async function tell(id: string): Promise<void> {
    waiting.delete(id);
    const db = typed(ctx.pool);
    const accounts = await db
      .select({ accountId: projectMember.accountId })
      .from(projectMember)
      .where(eq(projectMember.projectId, id))
      .unionAll(db.select({ accountId: project.ownerId }).from(project).where(eq(project.id, id)));
    const ids = accounts.map(({ accountId }) => accountId);
    ctx.sockets.tellProject(ids, { id, change: 'changed' });
  }

  return (id) => {
    if (waiting.has(id)) return;
    waiting.add(id);
    setTimeout(
      () => void tell(id).catch((error: unknown) => ctx.reports.tell(error, { task: 'tell-change' })),
      pauseMs,
    ).unref();
  };
}
