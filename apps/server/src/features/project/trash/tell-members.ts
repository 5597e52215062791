import { eq } from 'drizzle-orm';
import { projectMember } from '../../../database/tables/project-member';
import { typed } from '../../../database/typed';
import type { Frame } from '../../../frame';

/** Tells the open pages of those who work on a project, and of everybody else who has it open, what became of it. */
export async function tellMembers(frame: Frame, id: string, change: 'deleted' | 'restored'): Promise<void> {
  const members = await typed(frame.pool)
    .select({ accountId: projectMember.accountId })
    .from(projectMember)
    .where(eq(projectMember.projectId, id));
  const ids = members.map(({ accountId }) => accountId);
  frame.sockets.tellProject(ids, { id, change });
  if (change === 'deleted') frame.sockets.checkProject(id);
}
