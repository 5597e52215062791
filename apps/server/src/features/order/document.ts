import { and, eq, sql } from 'drizzle-orm';
import type { LanguageCode } from '@lucerna/engine';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonTextOf, memberOf, parseJson, type JsonText } from '../../database/json-text';
import { account } from '../../database/tables/account';
import { budget } from '../../database/tables/budget';
import { projectCreation } from '../../database/tables/creation';
import { order, orderLine } from '../../database/tables/order';
import { project } from '../../database/tables/project';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { notFound, sendFile, type Answer } from '../../http/answer';
import { mapInSlices } from '../../http/time-slice';
import { turns } from '../../http/turns';
import { scratchIn } from '../../storage/scratch';
import type { Viewer } from '../../viewer';
import { render } from '../budget';
import { letterheadOf, type Catalogue } from '../catalogue';
import { findLegalClient } from '../client';
import { storedFront } from '../creation';
import { documentOfOrder, documentState, type LineToPrint, type OrderToPrint } from './document-of';
import { findOrder, type StoredOrder } from './store';

/** Documents that are made while they are waited for. */
const documentTurns = turns({ atOnce: 2, maxOfOne: 8, most: 48 });

/** What has more lines takes seconds, and waits in another row than what takes a moment. */
const maxShortLines = 100;

/**
 * The confirmation of an order as PDF, for who may read the order; without prices for who may not see them. It is made of what was
 * stored with the order and of the catalogue of its day, when it is asked for the first time in a language; then that file is
 * given again. One that is held, released or cancelled since has another document, which says so.
 */
export async function downloadOrderDocument(
  ctx: AppContext,
  viewer: Viewer,
  { orderId, language, isGone }: { orderId: string; language: LanguageCode; isGone: () => boolean },
): Promise<Answer<never>> {
  const found = await findOrder(ctx.pool, viewer, orderId);
  if (!found) return notFound();
  const { priced } = found;
  const name = [language, documentState(found), ...(priced ? [] : ['unpriced'])].join('-');
  const key = `orders/${orderId}/${name}.pdf`;
  const stored = await storedFile(ctx, found, key);
  if (stored) return stored;
  return documentTurns.take(
    viewer.accountId,
    async () => {
      const made = await storedFile(ctx, found, key);
      if (made) return made;
      await makeDocument(ctx, found, key, { language, priced });
      return (await storedFile(ctx, found, key)) ?? notFound();
    },
    isGone,
  );
}

async function storedFile(
  { storage }: AppContext,
  { number }: StoredOrder,
  key: string,
): Promise<Answer<never> | null> {
  const file = await storage.get(key);
  return file && sendFile({ body: file.stream, type: file.type, size: file.size, name: `${number}.pdf` });
}

async function makeDocument(
  ctx: AppContext,
  found: StoredOrder,
  key: string,
  { language, priced }: { readonly language: LanguageCode; readonly priced: boolean },
): Promise<void> {
  const { revision, toPrint } = await readOrderToPrint(ctx.pool, found);
  const catalogue = await catalogueFor(ctx, revision, toPrint);
  const text = await documentOfOrder(catalogue, toPrint, language, priced);
  await scratchIn(ctx.env.home)(async (folder) => {
    const [frozen, pdf] = [path.join(folder, 'frozen.json'), path.join(folder, 'order.pdf')];
    await writeFile(frozen, text, { flag: 'wx', mode: 0o600 });
    const letterhead = letterheadOf(ctx.catalogue.current());
    const lane = toPrint.lines.length > maxShortLines ? 'long' : 'short';
    await render(ctx, { frozen, pdf, letterhead }, lane);
    await ctx.storage.put(key, createReadStream(pdf), 'application/pdf');
  });
}

/** What the frozen document of the quote says. */
const said = (name: keyof OrderToPrint['agreed']) =>
  sql`${budget.document} -> ${memberOf(budget.document, 'data')} ->> ${name}`;

async function readOrderToPrint(
  db: Queryable,
  found: StoredOrder,
): Promise<{ readonly revision: number | null; readonly toPrint: OrderToPrint }> {
  const [head] = await typed(db)
    .select({
      ...{ revision: order.catalogueRevision, buyer: order.buyer },
      ...{ catalogId: project.catalogId, orderedBy: account.email },
      agreed: sql<JsonText<OrderToPrint['agreed']> | null>`json_strip_nulls(json_build_object(
        'paymentTerms', ${said('paymentTerms')}, 'delivery', ${said('delivery')}, 'leadTime', ${said('leadTime')},
        'taxKind', ${said('taxKind')}, 'taxCertificate', ${said('taxCertificate')}))::text`,
    })
    .from(order)
    .innerJoin(project, eq(project.id, order.projectId))
    .innerJoin(account, eq(account.id, order.ownerId))
    .leftJoin(budget, eq(budget.id, order.budgetId))
    .where(eq(order.id, found.id));
  if (!head) throw new Error('The order is gone');
  const { id, quantity, shippingDate, unitGross, unitNet } = orderLine;
  const rows = await typed(db)
    .select({
      ...{ id, quantity, shippingDate, unitGross, unitNet, product: jsonTextOf(orderLine.product) },
      creation: jsonTextOf(projectCreation.creation),
    })
    .from(orderLine)
    .leftJoin(
      projectCreation,
      and(eq(projectCreation.projectId, found.projectId), eq(projectCreation.lineId, id)),
    )
    .where(eq(orderLine.orderId, found.id))
    .orderBy(orderLine.position);
  const { revision, buyer, catalogId, orderedBy, agreed } = head;
  const lines = await mapInSlices(rows, (row): LineToPrint => ({ ...row, product: parseJson(row.product) }));
  return {
    revision,
    toPrint: {
      ...{ order: found, orderedBy, catalogId, lines },
      agreed: agreed === null ? {} : parseJson(agreed),
      // An order of an older release has kept nothing of it.
      buyer: buyer ?? (await findLegalClient(db, found.clientCode)),
    },
  };
}

/** The catalogue of the day of an order, with all of it that its lines need. */
async function catalogueFor(
  { catalogue }: AppContext,
  revision: number | null,
  { order: { createdAt }, catalogId, lines }: OrderToPrint,
): Promise<Catalogue> {
  const current = catalogue.current();
  if (revision === null || revision === current.revision) return current;
  const models = new Set(
    lines.flatMap(({ product: { model, compositions = [] } }) => [
      model,
      ...compositions.flatMap(({ parts }) => parts.flatMap((part) => part.model ?? [])),
    ]),
  );
  const wanted = { models: [...models], documents: true };
  const day = createdAt.toISOString().slice(0, 10);
  for (const { creation } of lines) {
    if (creation === null) continue;
    // What a creation stands on is found while it is rebuilt.
    await catalogue.on(revision, wanted, (loaded) => {
      storedFront({ catalogue: loaded, catalogId, day }, parseJson(creation));
    });
  }
  return catalogue.on(revision, wanted, (loaded) => loaded);
}
