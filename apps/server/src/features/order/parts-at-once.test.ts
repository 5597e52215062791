import type { Order, Project } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openOrderDesk, wall } from '../../../test/order-desk';

const desk = openOrderDesk();
const pieces = 200;
const buyers = 100;
const part = 3;
/** What several wait for at once; a busy server answers the others 503, and they ask again under their key. */
const atOnce = 25;

interface Placed {
  readonly order?: Order;
  readonly code?: string;
}

it(`never sells more than the ${pieces} pieces of a line to ${buyers} who order ${part} each at once, and says the same to the same key`, async () => {
  const project: Project = await desk.createsProject([{ ...wall, quantity: pieces }]);
  const [_id] = project.products.orderedIds;
  const { referenceCode, prices } = project.products.byId[_id!]!;
  const products = [{ _id, quantity: part, referenceCode, unitNet: prices?.unitNet ?? null }];

  async function orders(key: string) {
    for (;;) {
      const { status, body } = await desk.buyer.post<Placed>(
        '/api/v1/orders/process',
        { projectId: project.id, products },
        { 'idempotency-key': key },
      );
      if (status !== 503 && body.code !== 'stale') return { status, body };
    }
  }
  async function all(keys: readonly string[]) {
    const answers = new Map<string, Awaited<ReturnType<typeof orders>>>();
    const waiting = [...keys];
    const buyer = async () => {
      for (let key = waiting.pop(); key; key = waiting.pop()) answers.set(key, await orders(key));
    };
    await Promise.all(Array.from({ length: atOnce }, buyer));
    return answers;
  }

  const keys = Array.from({ length: buyers }, () => randomUUID());
  const first = await all(keys);
  const placed = [...first.values()].filter(({ status }) => status === 200);
  expect(placed).toHaveLength(Math.floor(pieces / part));
  const others = [...first.values()].filter(({ status }) => status !== 200);
  expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(['quantityLeft']));
  expect(new Set(placed.map(({ body }) => body.order!.orderNumber)).size).toBe(placed.length);

  const again = await all(keys);
  for (const [key, { status, body }] of again) {
    const before = first.get(key)!;
    expect([status, body.order?.orderId ?? body.code]).toEqual([
      before.status,
      before.body.order?.orderId ?? before.body.code,
    ]);
  }
  const { rows } = await desk.server.pool.query<{ ordered: number; sold: number; orders: number }>(
    `select p.ordered, (select sum(quantity)::integer from order_line where id = p.id) as sold,
       (select count(*)::integer from "order" where project_id = p.project_id) as orders
     from project_line p where p.project_id = $1`,
    [project.id],
  );
  const sold = placed.length * part;
  expect(rows).toEqual([{ ordered: sold, sold, orders: placed.length }]);
}, 120_000);
