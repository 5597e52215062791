import type { Answer } from '../../http/answer';
import { changeProject } from './change';
import type { ChangeRequest, Projects } from './change';
import { touchProject } from './store';

/** Renames a project in edition (P4). */
export function renameProject(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
  name: string,
): Promise<Answer<never>> {
  return changeProject(projects, request, projectId, async (tx) => {
    await tx.query('update project set name = $2 where id = $1', [projectId, name]);
    await touchProject(tx, projectId);
  });
}
