import { eq } from 'drizzle-orm';
import { projectMember } from '../../../database/tables/project-member';
import { typed } from '../../../database/typed';
import type { AppContext } from '../../../app-context';

/** Tells the open pages of those who work on a project, and of everybody else who has it open, what became of it. */
export async function tellMembers(
  ctx: AppContext,
  id: string,
  change: 'deleted' | 'restored',
): Promise<void> {
  const members = await typed(ctx.pool)
    .select({ accountId: projectMember.accountId })
    .from(projectMember)
    .where(eq(projectMember.projectId, id));
  const ids = members.map(({ accountId }) => accountId);
  ctx.sockets.tellProject(ids, { id, change });
  if (change === 'deleted') ctx.sockets.checkProject(id);
}
