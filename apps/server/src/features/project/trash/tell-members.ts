import { eq } from 'drizzle-orm';
import { projectMember } from '../../../database/tables/project-member';
import { typed } from '../../../database/typed';
import type { Frame } from '../../../frame';

/** Tells the open pages of those who work on a project beside its owner what became of it. */
export async function tellMembers(frame: Frame, id: string, change: 'deleted' | 'restored'): Promise<void> {
  const members = await typed(frame.pool)
    .select({ accountId: projectMember.accountId })
    .from(projectMember)
    .where(eq(projectMember.projectId, id));
  for (const { accountId } of members) frame.sockets.tell(accountId, 'project', { id, change });
}
