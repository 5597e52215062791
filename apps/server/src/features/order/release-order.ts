import type { Operations, Order } from '@lucerna/contract';
import { and, eq } from 'drizzle-orm';
import { changeSide } from '../../database/change-side';
import { recordEvent } from '../../database/events';
import { order } from '../../database/tables/order';
import { inTransaction } from '../../database/transaction';
import { now, typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { askSending } from '../erp';
import { findWholeOrder } from './read-orders';

/** Lets an order go that was held. Whoever may order in its project releases it; a second time changes nothing. */
export function releaseOrder(ctx: AppContext): Handler<Operations['releaseOrder']> {
  return async ({ viewer, params }): Promise<Answer<Order>> => {
    const { orderId } = params;
    const found = await findWholeOrder(ctx.pool, viewer, orderId);
    if (!found) return notFound();
    if (!found.isHeld) return answer(found);
    if (!found.mayRelease) return no({ code: 'projectForbidden' });
    await inTransaction(ctx.pool, async (tx) => {
      const released = await typed(tx)
        .update(order)
        .set({ isHeld: false, updatedAt: now })
        .where(and(eq(order.id, orderId), eq(order.isHeld, true)))
        .returning({ number: order.number });
      const [one] = released;
      if (one) {
        await recordEvent(tx, 'orderReleased', {
          actor: viewer.accountId,
          subject: found.projectId,
          payload: { order: orderId, number: one.number },
          change: {
            ...{ area: 'orders', label: one.number },
            before: changeSide({ held: true }),
            after: changeSide({ held: false }),
          },
        });
        await askSending(ctx, tx);
      }
    });
    const released = await findWholeOrder(ctx.pool, viewer, orderId);
    return released ? answer(released) : notFound();
  };
}
