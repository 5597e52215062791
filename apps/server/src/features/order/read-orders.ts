import type { Order, OrderList } from '@lucerna/contract';
import type pg from 'pg';
import type { Frame } from '../../frame';
import { answer, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { findAccess, refused } from '../project';
import { presentOrder, presentOrderRow } from './present';
import { presentProducts } from './product';
import { findOrder, linesOfOrder, listOrders } from './store';
import type { OrdersAsked } from './store';

/** An order that the viewer may read, with its products; null for any other. */
export async function findWholeOrder(pool: pg.Pool, viewer: Viewer, id: string): Promise<Order | null> {
  const order = await findOrder(pool, viewer, id);
  if (!order) return null;
  const { priced } = order;
  const lines = await linesOfOrder(pool, order.id);
  return presentOrder(order, await presentProducts(lines, order.currency, priced), priced);
}

export async function readOrder(frame: Frame, viewer: Viewer, id: string): Promise<Answer<Order>> {
  const order = await findWholeOrder(frame.pool, viewer, id);
  return order ? answer(order) : notFound();
}

/** A page of the orders of a project that the viewer may read: all of them, or those that it made itself. */
export async function readOrdersOfProject(
  frame: Frame,
  viewer: Viewer,
  asked: OrdersAsked & { readonly projectId: string },
): Promise<Answer<OrderList>> {
  const access = await findAccess(frame.pool, viewer, asked.projectId);
  const orders = await readOrders(frame, viewer, asked);
  const isRefused = !access?.may.has('orders') && orders.ok && orders.value?.meta.totalDocs === 0;
  return isRefused ? refused(access) : orders;
}

/** A page of orders: searched by number, own number and project, filtered by status, sorted (ORD-04). */
export async function readOrders(
  frame: Frame,
  viewer: Viewer,
  asked: OrdersAsked,
): Promise<Answer<OrderList>> {
  const { orders, total } = await listOrders(frame.pool, viewer, asked);
  const { page, itemsPerPage } = asked;
  return answer({
    docs: orders.map((order) => presentOrderRow(order, order.priced)),
    meta: { page, itemsPerPage, totalDocs: total, totalPages: Math.ceil(total / itemsPerPage) },
  });
}
