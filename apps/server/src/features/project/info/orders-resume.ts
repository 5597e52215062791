import type { Operations, ResponseOf } from '@lucerna/contract';
import { countedLines, leftToOrder } from '@lucerna/engine';
import { count, eq } from 'drizzle-orm';
import { order } from '../../../database/tables/order';
import { typed } from '../../../database/typed';
import { answer, type Answer } from '../../../http/answer';
import type { Viewer } from '../../../viewer';
import { refused } from '../access';
import type { Projects } from '../read-project';

/** How much of a project was ordered, for who may read its orders. Without amounts, which not all of them may see. */
export async function ordersResume(
  { ctx, cache }: Projects,
  viewer: Viewer,
  projectId: string,
): Promise<Answer<ResponseOf<Operations['getOrdersResume']>>> {
  const found = await cache.find(projectId, viewer);
  if (!found?.access.may.has('orders')) return refused(found?.access ?? null);
  const rows = await typed(ctx.pool)
    .select({ status: order.status, orders: count() })
    .from(order)
    .where(eq(order.projectId, projectId))
    .groupBy(order.status);
  const byStatus = { 1: 0, 2: 0, 3: 0, 4: 0 };
  for (const { status, orders } of rows) byStatus[status] = orders;
  const { lines } = found.project;
  return answer({
    orders: rows.reduce((total, { orders }) => total + orders, 0),
    byStatus,
    ordered: lines.reduce((total, { ordered }) => total + ordered, 0),
    left: countedLines(lines).reduce((total, line) => total + leftToOrder(line), 0),
  });
}
