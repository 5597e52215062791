import { projectStatus } from '@lucerna/engine';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type pg from 'pg';
import { changeSide } from '../../database/change-side';
import { recordEvent } from '../../database/events';
import { orderDispatch, shipment } from '../../database/tables/erp';
import { order, orderLine } from '../../database/tables/order';
import { project, projectLine } from '../../database/tables/project';
import { now, typed } from '../../database/typed';
import { no, notFound, type Refusal } from '../../http/answer';

/** What is decided about an order whose buyer wishes it cancelled. */
interface Decision {
  readonly isGranted: boolean;
  readonly answer: string;
  /** Null of the ERP. */
  readonly actor: string | null;
}

/** The order of an id, locked behind its project, as its sales lock both; null where there is none. */
export async function lockForCancellation(tx: pg.PoolClient, orderId: string) {
  const db = typed(tx);
  const [head] = await db.select({ projectId: order.projectId }).from(order).where(eq(order.id, orderId));
  if (!head) return null;
  await db.select({ id: project.id }).from(project).where(eq(project.id, head.projectId)).for('update');
  const [found] = await db.select().from(order).where(eq(order.id, orderId)).for('update');
  return found ?? null;
}

/** Ends an order: what it ordered may be ordered again, and a project that it had closed is open. */
async function giveBack(tx: pg.PoolClient, orderId: string, projectId: string): Promise<void> {
  const db = typed(tx);
  await db
    .update(projectLine)
    .set({ ordered: sql`greatest(${projectLine.ordered} - ${orderLine.quantity}, 0)` })
    .from(orderLine)
    .where(
      and(
        eq(orderLine.orderId, orderId),
        eq(projectLine.projectId, projectId),
        eq(projectLine.id, orderLine.id),
      ),
    );
  await db
    .update(project)
    .set({
      version: sql`${project.version} + 1`,
      updatedAt: sql`clock_timestamp()`,
      status: sql`case when ${project.status} = ${projectStatus.ORDER} then ${projectStatus.EDITION} else ${project.status} end`,
    })
    .where(eq(project.id, projectId));
}

/** Whether the ERP took an order, or was offered it and did not refuse it: then it alone cancels it, since nothing here would tell it. */
async function mayBeWithErp(
  tx: pg.PoolClient,
  { id, sentAt }: Pick<typeof order.$inferSelect, 'id' | 'sentAt'>,
): Promise<boolean> {
  const { orderId, nextTryAt } = orderDispatch;
  const offered = and(eq(orderId, id), isNotNull(nextTryAt));
  return sentAt !== null || (await typed(tx).$count(orderDispatch, offered)) > 0;
}

/**
 * Decides what is asked about an order; refused where it was cancelled before, or where something of it has left, and to people where the
 * ERP has it. The ERP may also cancel what nobody asked about.
 */
export async function decideCancellation(
  tx: pg.PoolClient,
  orderId: string,
  { isGranted, answer: words, actor }: Decision,
): Promise<Refusal | null> {
  const found = await lockForCancellation(tx, orderId);
  if (!found) return notFound();
  if (found.cancellation === 'granted') return isGranted ? null : no({ code: 'orderCancelled' });
  if (isGranted && actor !== null && (await mayBeWithErp(tx, found))) return no({ code: 'orderWithErp' });
  const left = await typed(tx).$count(shipment, eq(shipment.orderId, orderId));
  if (isGranted && left > 0) return no({ code: 'orderLeft' });
  await typed(tx)
    .update(order)
    .set({
      ...{ cancellation: isGranted ? 'granted' : 'refused', cancelAnswer: words },
      ...{ isHeld: false, updatedAt: now },
      ...(found.cancelAskedAt === null && { cancelAskedAt: now }),
    })
    .where(eq(order.id, orderId));
  if (isGranted) await giveBack(tx, orderId, found.projectId);
  const cancellation = isGranted ? 'granted' : 'refused';
  const { status } = found;
  await recordEvent(tx, 'orderCancellation', {
    actor,
    subject: found.projectId,
    payload: { order: orderId, number: found.number, state: cancellation },
    change: {
      ...{ area: 'orders', label: found.number },
      before: changeSide({ status, cancellation: found.cancellation }),
      after: changeSide({ status, cancellation, reason: words }),
    },
  });
  return null;
}
