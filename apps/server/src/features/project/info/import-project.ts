import { roles, type Operations, type ResponseOf } from '@lucerna/contract';
import { answer, no, notFound, type Answer } from '../../../http/answer';
import type { KeyedCall } from '../../../http/idempotency';
import { cloneProject } from '../clone-project';
import type { Projects } from '../read-project';

/**
 * Takes a project of a third party over (P4) as a copy that the viewer owns, under its name and with how it came to be. A project that the
 * viewer may not read is 404 and an own one 400: both are soft for who asks (importSuccess false).
 */
export async function importProject(
  projects: Projects,
  request: KeyedCall,
  projectId: string,
): Promise<Answer<ResponseOf<Operations['importProject']>>> {
  const { viewer } = request;
  const found = await projects.cache.find(projectId, viewer);
  if (found?.access.isOwner) return no({ code: 'importOwn' });
  const type = viewer.roles.includes(roles.importer) ? 'IMPORTER' : 'THIRDPARTY';
  const done = await cloneProject(projects, request, projectId, { name: found?.project.name, type });
  if (!done.ok) return done;
  return done.subject === undefined
    ? notFound()
    : answer({ importSuccess: true as const, projectId: done.subject });
}
