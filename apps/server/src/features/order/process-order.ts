import type { NewOrder, Order } from '@lucerna/contract';
import { orderTotals } from '@lucerna/engine';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { nextNumber } from '../../database/next-number';
import type { Frame } from '../../frame';
import { answer, no, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { projectForSale } from '../sale';
import { linesToOrder } from './lines-to-order';
import { presentOrder } from './present';
import { shippingOf } from './shipping';
import { countOrdered, findOrder, insertOrder, linesOfOrder, orderNumbers } from './store';

export type Processed =
  | { readonly processOrderSuccess: true; readonly order: Order }
  | { readonly processOrderSuccess: false; readonly code: 'NO_CLIENT_CODE' };

/**
 * Orders products of a project (ORD-02, ORD-03) in the caller's transaction: locks the project, judges every line with
 * today's catalogue, and keeps order and lines frozen. All lines or none, of each at most what is left of it; when
 * nothing is left, the project becomes an order.
 *
 * Reading of P8: the legacy server answers 400 NO_CLIENT_CODE, which its client turns into status 200 with
 * processOrderSuccess false; ours answers that result itself.
 */
export async function processOrder(
  frame: Frame,
  tx: pg.PoolClient,
  viewer: Viewer & { readonly clientCode: string },
  wanted: NewOrder,
  ifMatch: number | null,
): Promise<Answer<Processed>> {
  const project = await projectForSale(tx, viewer, wanted.projectId, 'update');
  if (!project) return notFound();
  if (ifMatch !== null && ifMatch !== project.version) return no({ code: 'stale' });
  const judged = linesToOrder(frame, viewer, project, wanted, await orderNumbers(tx, project.id));
  if (!judged.ok) return judged;
  const lines = judged.value ?? [];
  const shipping = shippingOf(lines, wanted, frame.today());
  if (!shipping.ok) return shipping;
  const { days, last } = shipping.value ?? { days: [], last: null };
  const totals = orderTotals(lines, project.currency);
  if (!totals.ok) return no(...totals.problems);
  const { quantity, gross, net } = totals.value;

  const products = lines.map(({ id, quantity: pieces, product, unitGross, unitNet }, place) => ({
    id,
    quantity: pieces,
    product,
    unitGross: unitGross.amount,
    unitNet: unitNet.amount,
    shippingDate: days[place] ?? null,
  }));
  await countOrdered(tx, project.id, products);
  const stored = await insertOrder(tx, {
    id: randomUUID(),
    number: await nextNumber(tx, 'order', frame.today()),
    projectId: project.id,
    ownerId: viewer.accountId,
    projectName: project.name,
    clientCode: viewer.clientCode,
    currency: project.currency,
    comments: wanted.comments,
    internalOrderNumber: wanted.internalOrderNumber,
    sendTogether: wanted.sendTogether,
    shippingDate: last,
    quantity,
    totalGross: gross.amount,
    totalNet: net.amount,
    lines: products,
  });
  const order = presentOrder(stored, products, viewer);
  return answer({ processOrderSuccess: true, order }, { subject: stored.id });
}

/** What a repeat of the same request gets: the order that the first one made. */
export async function processedOrder(
  tx: pg.PoolClient,
  viewer: Viewer,
  id: string,
): Promise<Answer<Processed>> {
  const order = await findOrder(tx, viewer, id);
  if (!order) return notFound();
  return answer({
    processOrderSuccess: true,
    order: presentOrder(order, await linesOfOrder(tx, id), viewer),
  });
}
