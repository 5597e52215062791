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
import { linesToOrder, togetherOn } from './order-lines';
import type { OrderableLine } from './order-lines';
import { presentOrder } from './present';
import { closeProject, findOrder, insertOrder, linesOfOrder, orderedLines } from './store';

export type Processed =
  | { readonly processOrderSuccess: true; readonly order: Order }
  | { readonly processOrderSuccess: false; readonly code: 'NO_CLIENT_CODE' };

/**
 * Orders products of a project (ORD-02, ORD-03) in the caller's transaction: locks the project, judges every line with
 * today's catalogue, keeps order and lines frozen, and makes the project an order. All lines or none. A line is ordered
 * once, so that a repeat without a key makes no second order either.
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
  const judged = linesToOrder(frame, viewer, project, wanted, await orderedLines(tx, project.id));
  if (!judged.ok) return judged;
  const shipped = ship(frame, wanted, judged.value ?? []);
  if (!shipped.ok) return shipped;
  const { lines, shippingDate } = shipped.value ?? { lines: [], shippingDate: null };

  const products = lines.map((line) => ({
    ...line,
    unitGross: line.unitGross.amount,
    unitNet: line.unitNet.amount,
  }));
  const totals = orderTotals(lines, project.currency);
  await closeProject(tx, project.id);
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
    shippingDate,
    quantity: totals.quantity,
    totalGross: totals.gross.amount,
    totalNet: totals.net.amount,
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

interface Shipped {
  readonly lines: readonly OrderableLine[];
  readonly shippingDate: string | null;
}

/**
 * The days on which lines and order leave. Sent together, all leave with the slowest; apart, each on its own. A wished
 * day moves them back, and may not lie before the first day on which anything asked can leave.
 */
function ship(frame: Frame, wanted: NewOrder, lines: readonly OrderableLine[]): Answer<Shipped> {
  const { sendTogether, shippingDate: wished } = wanted;
  const together = togetherOn(lines);
  const days = lines.flatMap(({ shippingDate }) => shippingDate ?? []).sort();
  const earliest = (sendTogether ? days.at(-1) : days[0]) ?? frame.today();
  if (wished !== undefined && wished < earliest) return no({ code: 'shippingTooEarly', data: { earliest } });
  const later = (day: string | null): string | null =>
    wished !== undefined && (day === null || wished > day) ? wished : day;
  const moved = lines.map((line) => ({
    ...line,
    shippingDate: later(sendTogether ? together : line.shippingDate),
  }));
  return answer({ lines: moved, shippingDate: later(together) });
}
