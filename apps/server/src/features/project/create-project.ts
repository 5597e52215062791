import { fieldsOf, type NewProject } from '@lucerna/contract';
import { markets } from '@lucerna/engine';
import { randomUUID } from 'node:crypto';
import { no, type Answer, type Refusal } from '../../http/answer';
import { writeOnce, type KeyedCall } from '../../http/idempotency';
import { changed } from './change';
import { readProject, type Projects } from './read-project';
import { termsOfNewProject } from './new-project-terms';
import { writeProducts } from './creation/write-products';
import { evaluateProducts, isCreation, refuseProducts, type MadeProduct } from './line/evaluate-products';
import type { NewLine } from './line/line';
import { insertProject } from './line/write-lines';

/**
 * Creates a project, empty or with products. Its catalogue is the asked one or the viewer's; its rate is the viewer's in their own
 * catalogue, else the catalogue's default; it is for the viewer's client of that catalogue. Begun for a client that the viewer
 * looks after it has that one's catalogue and rate, and may belong to a user of that client. Where a
 * collection is named, all products are of it.
 */
export async function createProject(
  projects: Projects,
  request: KeyedCall,
  { products, ...wanted }: NewProject,
  collection?: number,
): Promise<Answer<never>> {
  const { ctx, cache } = projects;
  const { viewer } = request;
  const unable = refuseProducts(viewer, products);
  if (unable) return unable;
  // A project that begins has no section and no area yet.
  if (products.some(({ section, area }) => section ?? area)) return no({ code: 'partUnknown' });
  const terms = await termsOfNewProject(ctx.pool, viewer, wanted);
  const lines = terms.ok ? await evaluateProducts(ctx, terms.value!, products) : null;
  // What stands there once the transaction is committed, so that it is not read again.
  let keep: (() => void) | undefined;
  const done = await writeOnce<never>(
    ctx.pool,
    request,
    async (tx) => {
      // Here, behind the key: what is made already is told again, also where the client is withdrawn since.
      if (!terms.ok) return terms;
      if (!lines?.ok) return { ...lines!, status: 422 };
      const other = collection === undefined ? null : refuseOthers(collection, lines.value);
      if (other) return other;
      const id = randomUUID();
      const row = {
        id,
        ...fieldsOf(wanted),
        ...terms.value!,
        currency: markets[terms.value!.catalogId].currency,
      };
      const refused = await writeProducts(tx, viewer, id, lines.value, async (written) => {
        const begun = await insertProject(tx, row, written, viewer.accountId);
        keep = () => cache.begin(row, begun, written);
      });
      return refused ?? changed(id);
    },
    (id) => Promise.resolve(changed(id)),
  );
  if (!done.ok || done.subject === undefined) return done;
  keep?.();
  const ownerId = terms.ok ? terms.value?.ownerId : undefined;
  if (ownerId !== undefined && ownerId !== viewer.accountId)
    ctx.sockets.tell(ownerId, 'project', { id: done.subject, change: 'shared' });
  return readProject(projects, viewer, done.subject, { status: 201 });
}

/** Names the products that are not of the collection; null where all are. */
function refuseOthers(collection: number, products: readonly MadeProduct[]): Refusal | null {
  const others = products.filter(
    (made): made is NewLine => !isCreation(made) && made.subFamily.id !== collection,
  );
  if (others.length === 0) return null;
  return no(...others.map(({ reference }) => ({ code: 'notInCollection' as const, data: { reference } })));
}
