import type { Order, OrderList } from '@lucerna/contract';
import type pg from 'pg';
import type { Frame } from '../../frame';
import { answer, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { presentOrder, presentOrderRow } from './present';
import { presentProducts } from './product';
import { findOrder, linesOfOrder, listOrders, ownsProject } from './store';
import type { OrdersAsked } from './store';

/** An order of the viewer with its products; null for one that is not there or foreign. */
export async function findWholeOrder(pool: pg.Pool, viewer: Viewer, id: string): Promise<Order | null> {
  const order = await findOrder(pool, viewer, id);
  if (!order) return null;
  const lines = await linesOfOrder(pool, order.id);
  return presentOrder(order, await presentProducts(lines, order.currency, viewer.can('price.view')), viewer);
}

export async function readOrder(frame: Frame, viewer: Viewer, id: string): Promise<Answer<Order>> {
  const order = await findWholeOrder(frame.pool, viewer, id);
  return order ? answer(order) : notFound();
}

/** A page of the orders of a project of the viewer; one that is not there or foreign is not found. */
export async function readOrdersOfProject(
  frame: Frame,
  viewer: Viewer,
  asked: OrdersAsked & { readonly projectId: string },
): Promise<Answer<OrderList>> {
  if (!(await ownsProject(frame.pool, viewer, asked.projectId))) return notFound();
  return readOrders(frame, viewer, asked);
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
    docs: orders.map((order) => presentOrderRow(order, viewer)),
    meta: { page, itemsPerPage, totalDocs: total, totalPages: Math.ceil(total / itemsPerPage) },
  });
}
