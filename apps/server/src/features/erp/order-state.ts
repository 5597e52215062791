import type { OrderStateMessage } from '@lucerna/contract';
import { and, eq, lt } from 'drizzle-orm';
import type pg from 'pg';
import { changeSide } from '../../database/change-side';
import { recordEvent } from '../../database/events';
import { orderState } from '../../database/tables/erp';
import { order } from '../../database/tables/order';
import { excluded, now, typed } from '../../database/typed';
import { late, taken, unknown, type Judged } from './judged';
import { isNewer } from '../../database/newer';

/** The order of a number, locked. */
export async function lockOrder(tx: pg.PoolClient, number: string) {
  const { id, ownerId, projectId, status } = order;
  const [found] = await typed(tx)
    .select({ id, ownerId, projectId, status })
    .from(order)
    .where(eq(order.number, number))
    .for('update');
  return found ?? null;
}

export const orderUnknown = (number: string): Judged =>
  unknown({ code: 'erpOrderUnknown', data: { order: number } });

/**
 * Keeps the day of a state and moves the order on to it (ORD-05). It never goes back: a message about a state before that of the
 * order gives that state its day and nothing more.
 */
export async function takeOrderState(
  tx: pg.PoolClient,
  { id: message, at, order: number, status, day }: OrderStateMessage,
): Promise<Judged> {
  const found = await lockOrder(tx, number);
  if (!found) return orderUnknown(number);
  const db = typed(tx);
  const written = await db
    .insert(orderState)
    .values({ orderId: found.id, status, day, at: new Date(at), message })
    .onConflictDoUpdate({
      target: [orderState.orderId, orderState.status],
      set: {
        day: excluded(orderState.day),
        at: excluded(orderState.at),
        message: excluded(orderState.message),
      },
      setWhere: isNewer(orderState),
    })
    .returning({ status: orderState.status });
  const moved = await db
    .update(order)
    .set({ status, updatedAt: now })
    .where(and(eq(order.id, found.id), lt(order.status, status)))
    .returning({ id: order.id });
  const notice = { id: found.id, number, change: 'state' } as const;
  if (moved.length === 0) {
    if (written.length === 0) return late;
    const tell = {
      ...{ accountId: found.ownerId, isSilent: true },
      notice: { ...notice, status: found.status },
    };
    return status === found.status ? taken(tell) : { ...late, tell };
  }
  await recordEvent(tx, 'orderMoved', {
    actor: null,
    subject: found.projectId,
    payload: { order: found.id, number, status },
    change: {
      ...{ area: 'orders', label: number },
      before: changeSide({ status: found.status }),
      after: changeSide({ status, day }),
    },
  });
  return taken({ accountId: found.ownerId, notice: { ...notice, status } });
}
