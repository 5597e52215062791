import type { Project } from '@lucerna/contract';
import { answer, notFound, type Answer, type Immutable } from '../../../http/answer';
import type { Viewer } from '../../../viewer';
import { presentProducts } from '../present';
import type { Projects } from '../read-project';
import { refreshAvailability } from '../refresh-availability';

/** The products of a project. Every product was configured, so a query for others answers none. */
export async function projectProducts(
  { ctx, cache }: Projects,
  viewer: Viewer,
  projectId: string,
  isPersonalized: '0' | '1' | 'true' | 'false' | undefined,
): Promise<Answer<Immutable<Project['products']>>> {
  const found = await cache.find(projectId, viewer);
  if (!found) return notFound();
  if (isPersonalized === '0' || isPersonalized === 'false') {
    return answer({ orderedIds: [], byId: {}, byType: { REGULAR: [], CREATION: [] } });
  }
  const project = await refreshAvailability(ctx, found.project);
  return answer(await presentProducts({ ...found, project }));
}
