import { sellsForMaker, type Order, type OrderList } from '@lucerna/contract';
import type pg from 'pg';
import type { AppContext } from '../../app-context';
import { answer, notFound, type Answer } from '../../http/answer';
import { metaOf, type Page } from '../../http/paging';
import type { Viewer } from '../../viewer';
import { findAccess, refused } from '../project';
import { filesOfOrder, sendUploaded } from '../request';
import { presentOrder, presentOrderRow } from './present';
import { progressOf } from './progress';
import { presentProducts } from './product';
import { findOrders, maxCounted } from './find-orders';
import { findListed, findOrder, linesOfOrder, listOrdersOfProject } from './store';
import type { ListedOrder, OrdersAsked } from './store';

/** Whether a viewer answers for the manufacturer what is asked about an order that it reads: whoever sells for it, or has its back office. */
export const answersForMaker = (viewer: Viewer): boolean =>
  viewer.can('backoffice') || sellsForMaker(viewer.roles);

/** An order that the viewer may read, with its products; null for any other. */
export async function findWholeOrder(pool: pg.Pool, viewer: Viewer, id: string): Promise<Order | null> {
  const order = await findOrder(pool, viewer, id);
  if (!order) return null;
  const { priced } = order;
  const lines = await linesOfOrder(pool, order.id);
  const products = await presentProducts(lines, order.currency, priced);
  const access = viewer.can('order.add') ? await findAccess(pool, viewer, order.projectId) : null;
  const mayOrder = access?.may.has('order') ?? false;
  const mayCopy = viewer.can('project.clone') && (access?.may.has('clone') ?? false);
  const isMaker = answersForMaker(viewer);
  const view = { priced, mayOrder, mayCopy, isMaker };
  const files = await filesOfOrder(pool, order.id);
  return presentOrder(order, products, view, { files: [...files], ...(await progressOf(pool, order.id)) });
}

/** A file that the buyer sent with an order that the viewer may read. */
export async function readOrderFile(
  ctx: AppContext,
  viewer: Viewer,
  { orderId, fileId }: { readonly orderId: string; readonly fileId: string },
): Promise<Answer<never>> {
  if (!(await findOrder(ctx.pool, viewer, orderId))) return notFound();
  const file = (await filesOfOrder(ctx.pool, orderId)).find(({ id }) => id === fileId);
  return file ? sendUploaded(ctx, fileId, file.name) : notFound();
}

export async function readOrder(ctx: AppContext, viewer: Viewer, id: string): Promise<Answer<Order>> {
  const order = await findWholeOrder(ctx.pool, viewer, id);
  return order ? answer(order) : notFound();
}

/** A page of the orders of a project that the viewer may read: all of them, or those that it made itself. */
export async function readOrdersOfProject(
  ctx: AppContext,
  viewer: Viewer,
  asked: Page & { readonly projectId: string },
): Promise<Answer<OrderList>> {
  const access = await findAccess(ctx.pool, viewer, asked.projectId);
  const { orders, total } = await listOrdersOfProject(ctx.pool, viewer, asked);
  if (total === 0 && !access?.may.has('orders')) return refused(access);
  return answer({ docs: orders.map(presentRow), meta: metaOf(asked, total) });
}

const presentRow = (order: ListedOrder) => presentOrderRow(order, order.priced);

/** A page of orders: searched by number, own number and project, filtered by status, sorted (ORD-04). */
export async function readOrders(
  ctx: AppContext,
  viewer: Viewer,
  asked: OrdersAsked,
): Promise<Answer<OrderList>> {
  const { ids, total } = await findOrders(ctx.pool, viewer, asked);
  const orders = await findListed(ctx.pool, viewer, ids);
  return answer({
    docs: orders.map(presentRow),
    meta: {
      ...metaOf(asked, Math.min(total, maxCounted)),
      ...(total > maxCounted && { hasMore: true as const }),
    },
  });
}
