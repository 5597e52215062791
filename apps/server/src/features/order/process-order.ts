import { orderDetails, type NewOrder, type Order } from '@lucerna/contract';
import { isAllOrdered, projectStatus, type ProjectStatus } from '@lucerna/engine';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { changeSide } from '../../database/change-side';
import { nextNumber } from '../../database/next-number';
import { pick } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { askSending, tellOwner } from '../erp';
import { linkOrigin } from '../mail';
import { filesOfOrder, giveFiles } from '../request';
import { calendarOf, sellOnce, type SaleCall, type SaleDay, type SaleProject } from '../sale';
import { linesToOrder } from './lines-to-order';
import { presentOrder } from './present';
import { noProgress } from './progress';
import { presentProducts, type ProductToShow } from './product';
import { findWholeOrder } from './read-orders';
import { findOffer, type QuoteOffer } from './quote-offer';
import { refuseWithdrawn } from './refuse-withdrawn';
import { shippingOf } from './shipping';
import { sumsOf } from './sums';
import { takeOffer } from './take-offer';
import { countOrdered, insertOrder, linesText, orderNumbers, type NewOrderRow } from './store';
import { recordEvent } from '../../database/events';

export type Processed =
  | { readonly processOrderSuccess: true; readonly order: Order }
  | { readonly processOrderSuccess: false; readonly code: 'NO_CLIENT_CODE' };

/** An order that can be placed: nothing is missing but its number. */
type ReadyOrder = Omit<NewOrderRow, 'number'> & {
  readonly products: readonly ProductToShow[];
  /** The products as they are answered. */
  readonly shown: Order['products'];
  /** The state of the project afterwards. */
  readonly stateAfter: ProjectStatus;
  /** The quote at whose prices it is placed. */
  readonly offer: QuoteOffer | null;
  /** Whether the viewer may order it again. */
  readonly mayCopy: boolean;
};

/** Why nothing is ordered where there is no client: never kept under a key, so that it may succeed when there is one. */
const withoutClient = no({ code: 'forbidden' });

/** What an order is worked out from. */
interface Ordering {
  readonly project: SaleProject;
  readonly day: SaleDay;
  readonly viewer: Viewer;
  readonly wanted: NewOrder;
  readonly numbers: ReadonlyMap<string, string>;
  readonly clientCode: string;
}

/**
 * Orders products of a project (ORD-02, ORD-03): judges every line with today's catalogue, and keeps order and lines
 * frozen. All lines or none, of each at most what is left of it; when nothing is left, the project becomes an order.
 *
 * Reading of P8: the legacy server answers 400 NO_CLIENT_CODE, which its client turns into status 200 with
 * processOrderSuccess false; ours answers that result itself.
 */
export async function processOrder(
  ctx: AppContext,
  call: SaleCall & { readonly request: FastifyRequest },
  viewer: Viewer,
  wanted: NewOrder,
): Promise<Answer<Processed>> {
  const done = await sellOnce<ReadyOrder, Processed>(ctx, call, {
    projectId: wanted.projectId,
    action: 'order',
    lock: 'update',
    prepare: async (project, day) => {
      const { clientCode } = project.terms;
      if (clientCode === null) {
        return (await refuseWithdrawn(ctx.pool, viewer, wanted.projectId)) ?? withoutClient;
      }
      const numbers = await orderNumbers(ctx.pool, project);
      const about = { project, day, viewer, wanted, numbers, clientCode };
      if (wanted.budgetId === undefined) return readyOrder(about, null);
      const offer = await findOffer(ctx, viewer, project, wanted.budgetId);
      return 'problems' in offer ? offer : readyOrder(about, offer);
    },
    write: async (tx, ready) => {
      const { projectId, products, shown, stateAfter, offer, mayCopy } = ready;
      const refusal = offer && (await takeOffer(ctx, tx, viewer, offer, wanted.internalOrderNumber));
      if (refusal) return refusal;
      await countOrdered(tx, projectId, products, stateAfter, offer !== null);
      const number = await nextNumber(tx, 'order', ctx.today());
      const stored = await insertOrder(tx, { ...ready, number });
      if (!(await giveFiles(tx, viewer.accountId, { orderId: stored.id }, wanted.files))) {
        return no({ code: 'fileGone' });
      }
      const files = wanted.files.length > 0 ? [...(await filesOfOrder(tx, stored.id))] : [];
      await recordEvent(tx, 'orderPlaced', {
        actor: viewer.accountId,
        subject: projectId,
        payload: { order: stored.id, number },
        change: { area: 'orders', label: number, before: null, after: orderSide(stored) },
      });
      const order = presentOrder(
        stored,
        shown,
        { priced: viewer.can('price.view'), mayOrder: true, mayCopy, isMaker: false },
        { files, ...noProgress },
      );
      const told = { id: stored.id, change: 'placed', status: stored.status } as const;
      await tellOwner(ctx, tx, told, number, linkOrigin(call.request, ctx.env));
      if (!stored.isHeld) await askSending(ctx, tx);
      return answer({ processOrderSuccess: true, order }, { subject: stored.id });
    },
    // Read after the transaction, in slices of the event loop.
    again: (id) => Promise.resolve({ ok: true, subject: id }),
  });
  if (done === withoutClient) return answer({ processOrderSuccess: false, code: 'NO_CLIENT_CODE' });
  if (!done.ok || done.value || done.subject === undefined) return done;
  return processedOrder(ctx.pool, viewer, done.subject);
}

/** What the log of changes says of an order. */
function orderSide({
  currency,
  totalNet,
  ...order
}: Pick<
  NewOrderRow,
  'currency' | 'totalNet' | 'quantity' | 'clientCode' | 'isHeld' | 'internalOrderNumber'
> & { readonly status: number }) {
  const { status, quantity: pieces, clientCode, isHeld: held, internalOrderNumber: orderNumber } = order;
  return changeSide(
    { status, pieces, clientCode, held: held || null, orderNumber },
    { total: { amount: totalNet, currency } },
  );
}

/** Judges the wanted lines, and works out days and sums. */
async function readyOrder(
  { project, day, viewer, wanted, numbers, clientCode }: Ordering,
  offer: QuoteOffer | null,
): Promise<Answer<ReadyOrder>> {
  const judged = await linesToOrder(day, viewer, project, wanted, numbers, offer);
  if (!judged.ok) return judged;
  const lines = judged.value ?? [];
  const shipping = shippingOf(lines, wanted, day.today, calendarOf(day, project));
  if (!shipping.ok) return shipping;
  const { days, last } = shipping.value ?? { days: [], last: null };
  const totals = sumsOf(lines, project.currency, offer);
  if (!totals.ok) return no(...totals.problems);
  const { quantity, gross, net, discountValue, surchargeValue } = totals.value;
  const products = lines.map(({ id, quantity: pieces, product, unitGross, unitNet }, place) => ({
    id,
    quantity: pieces,
    product,
    unitGross: unitGross.amount,
    unitNet: unitNet.amount,
    shippingDate: days[place] ?? null,
  }));
  return answer({
    id: randomUUID(),
    projectId: project.id,
    ownerId: viewer.accountId,
    projectName: project.name,
    clientCode,
    currency: project.currency,
    catalogueRevision: day.catalogue.revision,
    ...pick(wanted, orderDetails.shape),
    shippingDate: last,
    quantity,
    totalGross: gross.amount,
    totalNet: net.amount,
    products,
    offer,
    mayCopy: viewer.can('project.clone') && project.may.has('clone'),
    quoteId: offer?.quoteId ?? null,
    budgetId: offer?.budgetId ?? null,
    quoted: offer && {
      ...{ number: offer.number, revision: offer.revision },
      ...{ discount: offer.discount, surcharge: offer.surcharge },
      discountValue: discountValue?.amount ?? 0,
      surchargeValue: surchargeValue?.amount ?? 0,
      freeLines: offer.freeLines,
    },
    shown: await presentProducts(products, project.currency, viewer.can('price.view')),
    stateAfter: statusAfter(project, products),
    lines: await linesText(products),
  });
}

/** When nothing is left of any line that counts, the project becomes an order (P4) and is read only from then on. */
function statusAfter(
  { lines, counted, status }: SaleProject,
  ordered: readonly { readonly id: string; readonly quantity: number }[],
): ProjectStatus {
  const pieces = new Map(ordered.map(({ id, quantity }) => [id, quantity]));
  const after = lines
    .filter(({ id }) => counted.has(id))
    .map((line) => ({ ...line, ordered: line.ordered + (pieces.get(line.id) ?? 0) }));
  return isAllOrdered(after) ? projectStatus.ORDER : status;
}

/** What a repeat of the same request gets: the order that the first one made. */
async function processedOrder(pool: pg.Pool, viewer: Viewer, id: string): Promise<Answer<Processed>> {
  const order = await findWholeOrder(pool, viewer, id);
  return order ? answer({ processOrderSuccess: true, order }) : notFound();
}
