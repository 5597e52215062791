import type { NewProject } from '@lucerna/contract';
import { markets } from '@lucerna/engine';
import { randomUUID } from 'node:crypto';
import type { Answer } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import type { KeyedCall } from '../../http/idempotency';
import { changed } from './change';
import { readProject } from './read-project';
import type { Projects } from './read-project';
import { ownTerms } from './own-terms';
import { writeProducts } from './creation/write-products';
import { evaluateProducts, refuseProducts } from './line/evaluate-products';
import { insertProject } from './line/write-lines';

/**
 * Creates a project, empty or with products. Its catalogue is the asked one or the viewer's; its rate is the
 * viewer's in their own catalogue, else the catalogue's default; it is for the viewer's client of that catalogue.
 */
export async function createProject(
  projects: Projects,
  request: KeyedCall,
  { name, products, catalogId: asked }: NewProject,
): Promise<Answer<never>> {
  const { frame } = projects;
  const { viewer } = request;
  const unable = refuseProducts(viewer, products);
  if (unable) return unable;
  const catalogId = asked ?? viewer.catalogId;
  const { currency } = markets[catalogId];
  const { rateId, clientCode } = ownTerms(viewer, catalogId);
  const lines = await evaluateProducts(frame, { catalogId, rateId }, products);
  if (!lines.ok) return { ...lines, status: 422 };
  const done = await writeOnce<never>(
    frame.pool,
    request,
    async (tx) => {
      const id = randomUUID();
      const ownerId = viewer.accountId;
      const row = { id, ownerId, name, catalogId, currency, rateId, clientCode };
      const refused = await writeProducts(tx, ownerId, id, lines.value, (written) =>
        insertProject(tx, row, written),
      );
      return refused ?? changed(id);
    },
    (id) => Promise.resolve(changed(id)),
  );
  return done.ok && done.subject !== undefined ? readProject(projects, viewer, done.subject, 201) : done;
}
