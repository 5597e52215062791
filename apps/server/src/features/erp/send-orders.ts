import { orderDetails, type ErpOrder } from '@lucerna/contract';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context';
import { orderDispatch } from '../../database/tables/erp';
import { order, orderLine } from '../../database/tables/order';
import { now, pick, typed, type Queryable } from '../../database/typed';
import { inLane } from '../../jobs/lanes';
import { errorOf } from '../../thrown';

/** Seconds until the next try: longer than an answer is waited for, then twice as long each time. */
const firstPause = 60;
const longestPause = 900;
/** Characters that are stored of the reason why a try failed. */
const longestReason = 500;

const task = 'sendOrders';

/** Orders that the ERP is to have and has not taken: neither held nor cancelled before they left. */
export const isToSend = and(
  isNull(order.sentAt),
  eq(order.isHeld, false),
  sql`${order.cancellation} is distinct from 'granted'`,
);

/** Asks that orders go out now; those that nobody asks for go within a minute. */
export async function askSending({ erp, jobs }: AppContext, tx: Queryable): Promise<void> {
  if (erp) await jobs.add(tx, task, {}, { key: task });
}

/**
 * Claims the order that is due for the longest time, so that those that time out again and again hold up no new one: its next try is put off before it is offered, so that no other process offers it
 * meanwhile, and one that dies leaves it to be offered again.
 */
async function claim(db: Queryable): Promise<string | null> {
  const { orderId, attempts, nextTryAt } = orderDispatch;
  const pause = (tries: unknown) =>
    sql`now() + make_interval(secs => least(${longestPause}, ${firstPause} * 2.0 ^ least(${tries}, 10)))`;
  const due = typed(db)
    .select({
      orderId: order.id,
      attempts: sql`1`.as('attempts'),
      nextTryAt: sql`${pause(0)}`.as('next_try_at'),
      reason: sql`null::text`.as('reason'),
    })
    .from(order)
    .leftJoin(orderDispatch, eq(orderId, order.id))
    .where(and(isToSend, or(isNull(orderId), lte(nextTryAt, now))))
    .orderBy(sql`coalesce(${nextTryAt}, ${order.createdAt})`)
    .limit(1);
  const [claimed] = await typed(db)
    .insert(orderDispatch)
    .select(due)
    .onConflictDoUpdate({
      target: orderId,
      set: { attempts: sql`${attempts} + 1`, nextTryAt: pause(attempts) },
      setWhere: lte(nextTryAt, now),
    })
    .returning({ orderId });
  return claimed?.orderId ?? null;
}

/** An order as the ERP gets it. */
async function orderToSend(db: Queryable, orderId: string): Promise<ErpOrder | null> {
  const [found] = await typed(db).select().from(order).where(eq(order.id, orderId));
  if (!found) return null;
  const { id: line, position, reference, quantity, unitGross, unitNet, shippingDate } = orderLine;
  const lines = await typed(db)
    .select({ line, position, reference, quantity, unitGross, unitNet, shippingDate })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(position);
  const { isHeld: _held, ...details } = pick(found, orderDetails.shape);
  return {
    orderId: found.id,
    orderNumber: found.number,
    placedAt: found.createdAt.toISOString(),
    clientCode: found.clientCode,
    currency: found.currency,
    ...details,
    shippingDate: found.shippingDate,
    totalGross: found.totalGross,
    totalNet: found.totalNet,
    quote: found.quoted && {
      number: found.quoted.number,
      revision: found.quoted.revision,
      discountValue: found.quoted.discountValue,
      surchargeValue: found.quoted.surchargeValue,
      freeLines: [...found.quoted.freeLines],
    },
    lines,
  };
}

const note = (db: Queryable, orderId: string, about: Partial<typeof orderDispatch.$inferInsert>) =>
  typed(db).update(orderDispatch).set(about).where(eq(orderDispatch.orderId, orderId));

/** So many failures in a row mean that the ERP is away: the next minute tries again. */
const maxFailures = 3;

/** Offers the orders that the ERP has not taken, each under its id, by which the ERP knows it again. */
export async function sendOrders(_payload: unknown, ctx: AppContext): Promise<void> {
  const { erp, pool, log } = ctx;
  if (!erp) return;
  let failures = 0;
  while (failures < maxFailures) {
    const orderId = await claim(pool);
    if (orderId === null) return;
    const given = await orderToSend(pool, orderId);
    if (!given) continue;
    try {
      const said = await erp.send(given);
      failures = 0;
      if (said.ok) {
        await typed(pool).update(order).set({ sentAt: now }).where(eq(order.id, orderId));
        await typed(pool).delete(orderDispatch).where(eq(orderDispatch.orderId, orderId));
      } else await note(pool, orderId, { nextTryAt: null, reason: said.reason });
    } catch (error) {
      failures += 1;
      log.warn({ err: error, order: given.orderNumber }, 'the ERP did not take an order');
      await note(pool, orderId, { reason: errorOf(error).message.slice(0, longestReason) });
    }
  }
}

/** Each minute, from the lane of short jobs, so that orders go out that nobody asked for again. */
export const offerOrders = async (_payload: unknown, ctx: AppContext): Promise<void> =>
  askSending(ctx, ctx.pool);

export const sendingTasks = {
  ...inLane('outside', { [task]: sendOrders }),
  ...inLane('short', { offerOrders }),
};

/** Offers an order again now, also one that was refused. Null: it is not there, or was taken. */
export async function offerAgain(ctx: AppContext, orderId: string): Promise<boolean> {
  const [found] = await typed(ctx.pool)
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.id, orderId), isToSend));
  if (!found) return false;
  await note(ctx.pool, orderId, { nextTryAt: new Date() });
  await askSending(ctx, ctx.pool);
  return true;
}
