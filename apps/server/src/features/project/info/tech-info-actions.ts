import type { Operations, ResponseOf } from '@lucerna/contract';
import { answer, notFound, type Answer } from '../../../http/answer';
import type { Viewer } from '../../../viewer';
import type { Projects } from '../read-project';

/** Which technical information there is of which products: models in 3D and drawings of all, light files of those that shine, sheets of creations. */
export async function techInfoActions(
  { cache }: Projects,
  viewer: Viewer,
  projectId: string,
): Promise<Answer<ResponseOf<Operations['getTechInfoActions']>>> {
  const found = await cache.find(projectId, viewer);
  if (!found) return notFound();
  const isShown = found.access.may.has('download') && viewer.can('downloads.view');
  const lines = isShown ? found.project.lines : [];
  const ids = (of: typeof lines) => of.map(({ id }) => id);
  const actions = [
    { id: 'export3d' as const, products: ids(lines) },
    { id: 'photometry' as const, products: ids(lines.filter(({ lumens }) => lumens > 0)) },
    { id: 'compositionSheet' as const, products: ids(lines.filter(({ type }) => type === 'CREATION')) },
  ];
  return answer({ actions: actions.filter(({ products }) => products.length > 0) });
}
