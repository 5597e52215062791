import type { Operations } from '@lucerna/contract';
import { and, asc, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import { erpMessage, orderDispatch } from '../../database/tables/erp';
import { order } from '../../database/tables/order';
import { containing } from '../../database/text';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer } from '../../http/answer';
import { limitOf, metaOf } from '../../http/paging';
import type { Handler } from '../../http/serve';
import { isToSend } from './send-orders';

const usualPage = 20;

/** Messages that did not hold, newest first. */
export const listTroubles =
  (ctx: AppContext): Handler<Operations['listErpTroubles']> =>
  async ({ query: { page, itemsPerPage = usualPage, search } }) => {
    const asked = { page, itemsPerPage };
    const words = search ? containing(search) : null;
    const found = and(
      inArray(erpMessage.outcome, ['unknown', 'refused']),
      words === null ? undefined : or(ilike(erpMessage.about, words), ilike(erpMessage.message, words)),
    );
    const db = typed(ctx.pool);
    const total = await db.$count(erpMessage, found);
    const [limit, offset] = limitOf(asked);
    const { id, message, kind, about, outcome, problems, receivedAt } = erpMessage;
    const rows = await db
      .select({ id, message, kind, about, outcome, problems, receivedAt })
      .from(erpMessage)
      .where(found)
      .orderBy(desc(receivedAt), desc(id))
      .limit(limit)
      .offset(offset);
    return answer({
      docs: rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
      meta: metaOf(asked, total),
    });
  };

/** Orders that the ERP has not taken, the oldest first. */
export const listUnsent =
  (ctx: AppContext): Handler<Operations['listUnsentOrders']> =>
  async ({ query: { page, itemsPerPage = usualPage, search } }) => {
    const asked = { page, itemsPerPage };
    const found = and(
      isToSend,
      search
        ? or(ilike(order.number, containing(search)), ilike(order.clientCode, containing(search)))
        : undefined,
    );
    const db = typed(ctx.pool);
    const total = await db.$count(order, found);
    const [limit, offset] = limitOf(asked);
    const { attempts, nextTryAt, reason } = orderDispatch;
    const rows = await db
      .select({
        ...{ orderId: order.id, orderNumber: order.number, clientCode: order.clientCode },
        ...{ placedAt: order.createdAt, attempts, nextTryAt, reason },
      })
      .from(order)
      .leftJoin(orderDispatch, eq(orderDispatch.orderId, order.id))
      .where(found)
      .orderBy(asc(order.createdAt), asc(order.id))
      .limit(limit)
      .offset(offset);
    return answer({
      docs: rows.map((row) => ({
        ...row,
        placedAt: row.placedAt.toISOString(),
        attempts: row.attempts ?? 0,
        nextTryAt: row.nextTryAt?.toISOString() ?? null,
      })),
      meta: metaOf(asked, total),
    });
  };
