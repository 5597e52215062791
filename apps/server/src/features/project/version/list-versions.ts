import type { ProjectVersion } from '@lucerna/contract';
import { answer, type Answer } from '../../../http/answer';
import type { Viewer } from '../../../viewer';
import { findAccess, refused } from '../access';
import type { Projects } from '../read-project';
import { versionsOf } from './find-versions';

/** The versions of a project that the viewer may read, newest first. */
export async function listVersions(
  { ctx }: Projects,
  viewer: Viewer,
  projectId: string,
): Promise<Answer<ProjectVersion[]>> {
  const access = await findAccess(ctx.pool, viewer, projectId);
  return access ? answer(await versionsOf(ctx.pool, projectId)) : refused(access);
}
