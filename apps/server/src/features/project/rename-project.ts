import { eq } from 'drizzle-orm';
import { project } from '../../database/tables/project';
import { typed } from '../../database/typed';
import type { Answer } from '../../http/answer';
import { changeProject } from './change';
import type { ChangeRequest } from './change';
import type { Projects } from './read-project';
import { touchProject } from './store';

/** Renames a project in edition (P4). */
export function renameProject(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
  name: string,
): Promise<Answer<never>> {
  return changeProject(projects, request, projectId, async (tx) => {
    await typed(tx).update(project).set({ name }).where(eq(project.id, projectId));
    await touchProject(tx, projectId);
  });
}
