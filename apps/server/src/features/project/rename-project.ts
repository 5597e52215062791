import type { ProjectChange } from '@lucerna/contract';
import { eq } from 'drizzle-orm';
import { project } from '../../database/tables/project';
import { typed } from '../../database/typed';
import type { Answer } from '../../http/answer';
import type { Refusal } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { changeProject, refuseChange, type ChangeRequest } from './change';
import type { Projects } from './read-project';
import { openProject, touchProject, type Queryable } from './store';

/** Changes what is written of a project in edition (P4). */
export function renameProject(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
  fields: ProjectChange,
): Promise<Answer<never>> {
  return changeProject(projects, request, projectId, async (tx) => {
    await typed(tx).update(project).set(fields).where(eq(project.id, projectId));
    await touchProject(tx, projectId);
  });
}

/** The same as a part of another write; nothing is done where the project has the name. */
export async function renameWithin(
  tx: Queryable,
  viewer: Viewer,
  projectId: string,
  name: string,
): Promise<Refusal | null> {
  const [named] = await typed(tx)
    .select({ name: project.name })
    .from(project)
    .where(eq(project.id, projectId));
  if (named?.name === name) return null;
  const { outcome, project: opened } = await openProject(tx, projectId, viewer, 'edit', null);
  if (outcome !== 'open') return refuseChange(outcome, opened.version);
  await typed(tx).update(project).set({ name }).where(eq(project.id, projectId));
  await touchProject(tx, projectId);
  return null;
}
