import type { Operations, Order, OrderNotice } from '@lucerna/contract';
import { eq } from 'drizzle-orm';
import { changeSide } from '../../database/change-side';
import { recordEvent } from '../../database/events';
import { order } from '../../database/tables/order';
import { now, typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import type { Handler } from '../../http/serve';
import { decideCancellation, lockForCancellation, tellOwner, tellSellers } from '../erp';
import { linkOrigin } from '../mail';
import { hasLeft } from './present';
import { answersForMaker, findWholeOrder } from './read-orders';

/** Asks that an order is cancelled. One that never left us is cancelled at once. */
export function askCancellation(ctx: AppContext): Handler<Operations['askCancellation']> {
  return async (call) => {
    const { viewer, params, body } = call;
    const { orderId } = params;
    const seen = await findWholeOrder(ctx.pool, viewer, orderId);
    if (!seen) return notFound();
    const done = await writeOnce(
      ctx.pool,
      call,
      async (tx): Promise<Answer<never>> => {
        const found = await lockForCancellation(tx, orderId);
        if (!found) return notFound();
        if (found.cancellation === 'granted') return no({ code: 'orderCancelled' });
        if (found.cancellation === 'asked') return { ok: true, subject: orderId };
        if (!seen.mayCancel)
          return no({ code: hasLeft(found.status, seen) ? 'orderLeft' : 'projectForbidden' });
        const { email: cancelAskedBy, accountId: actor } = viewer;
        await typed(tx)
          .update(order)
          .set({
            ...{ cancellation: 'asked', cancelReason: body.reason, cancelAskedBy, cancelAskedAt: now },
            updatedAt: now,
          })
          .where(eq(order.id, orderId));
        await recordEvent(tx, 'orderCancellation', {
          actor,
          subject: found.projectId,
          payload: { order: orderId, number: found.number, state: 'asked' },
          change: {
            ...{ area: 'orders', label: found.number },
            before: changeSide({ status: found.status, cancellation: found.cancellation }),
            after: changeSide({ status: found.status, cancellation: 'asked', reason: body.reason }),
          },
        });
        if (!found.isHeld) {
          const origin = linkOrigin(call.request, ctx.env);
          await tellSellers(ctx, tx, { orderId, askerId: actor, origin });
          return { ok: true, subject: orderId };
        }
        const refusal = await decideCancellation(tx, orderId, { isGranted: true, answer: '', actor });
        return refusal ?? { ok: true, subject: orderId };
      },
      (subject) => Promise.resolve({ ok: true, subject }),
    );
    if (!done.ok) return done;
    return readAgain(ctx, call.viewer, orderId, 201);
  };
}

/** Answers the buyer who asked that an order is cancelled, who is told by mail and at once. */
export function answerCancellation(ctx: AppContext): Handler<Operations['answerCancellation']> {
  return async (call) => {
    const { viewer, params, body } = call;
    const { orderId } = params;
    const seen = await findWholeOrder(ctx.pool, viewer, orderId);
    if (!seen) return notFound();
    if (seen.cancellation === null) return no({ code: 'cancellationNotAsked' });
    if (!answersForMaker(viewer)) return no({ code: 'projectForbidden' });
    const told: { accountId: string; notice: OrderNotice }[] = [];
    const done = await writeOnce(ctx.pool, call, async (tx): Promise<Answer<never>> => {
      const asked = await lockForCancellation(tx, orderId);
      // The buyer has read an answer, and only the ERP may change it.
      if (asked?.cancellation === 'refused') return no({ code: 'cancellationAnswered' });
      const refusal = await decideCancellation(tx, orderId, { ...body, actor: viewer.accountId });
      if (refusal) return refusal;
      if (asked?.cancellation !== 'asked') return { ok: true };
      const { id, number, status, ownerId } = asked;
      const notice = { id, number, status, change: 'cancellation' } as const;
      await tellOwner(ctx, tx, notice, number, linkOrigin(call.request, ctx.env));
      told.push({ accountId: ownerId, notice });
      return { ok: true };
    });
    if (!done.ok) return done;
    for (const { accountId, notice } of told) ctx.sockets.tell(accountId, 'order', notice);
    return readAgain(ctx, viewer, orderId);
  };
}

async function readAgain(
  ctx: AppContext,
  viewer: Parameters<typeof findWholeOrder>[1],
  orderId: string,
  status = 200,
): Promise<Answer<Order>> {
  const found = await findWholeOrder(ctx.pool, viewer, orderId);
  return found ? answer(found, { status }) : notFound();
}
