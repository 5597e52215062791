import type { ErpResults, Order } from '@lucerna/contract';
import { erpArrivals, type ToldState } from '@lucerna/testkit/erp-messages';
import { expect, it } from 'vitest';
import { openOrderDesk, wall } from '../../../test/order-desk';

const desk = openOrderDesk();
const orderCount = 8;
const arrivals = 600;

it(`comes to one state and a report of ${arrivals} messages of which one in ten is wrong, late or there twice`, async () => {
  const orders: Order[] = [];
  while (orders.length < orderCount) {
    const project = await desk.createsProject([{ ...wall, quantity: 20 }]);
    orders.push((await desk.orders(project)).body.order);
  }
  const told = orders.map(({ orderNumber, clientCode, products }) => ({
    ...{ orderNumber, clientCode, line: products.orderedIds[0]! },
  }));
  const { messages, expected, wrong, twice } = erpArrivals(told, arrivals, 7);
  const admin = await desk.server.as('admin');
  const sends = async (some: readonly object[]) => {
    const { status, body } = await admin.post<ErpResults>('/api/v1/erp/messages', { messages: some });
    expect(status).toBe(200);
    return body.results.map(({ outcome }) => outcome);
  };
  /** All of them from three sides at once, some at a time. */
  const all = async () => {
    const outcomes: string[] = [];
    const batches = Array.from({ length: Math.ceil(messages.length / 50) }, (_, at) =>
      messages.slice(at * 50, at * 50 + 50),
    );
    const side = async () => {
      for (let batch = batches.shift(); batch; batch = batches.shift())
        outcomes.push(...(await sends(batch)));
    };
    await Promise.all([side(), side(), side()]);
    return outcomes;
  };
  const states = async () => {
    const found = new Map<string, ToldState>();
    for (const { orderId, orderNumber } of orders) {
      const { body } = await desk.buyer.get<Order>(`/api/v3/orders/${orderId}`);
      const shipments = body.shipments.map(({ number, products }) => ({
        number,
        quantity: products[0]!.quantity,
      }));
      shipments.sort((one, other) => (one.number < other.number ? -1 : 1));
      found.set(orderNumber, { status: body.status, history: body.history, shipments });
    }
    return found;
  };
  const outcomes = await all();
  const counted = (...of: string[]) => outcomes.filter((each) => of.includes(each)).length;
  expect(outcomes).toHaveLength(messages.length);
  expect([counted('refused', 'unknown'), counted('repeated')]).toEqual([wrong, twice]);
  expect(wrong).toBeGreaterThan(15);
  expect(twice).toBeGreaterThan(15);
  expect(await states()).toEqual(expected);
  const { body: report } = await admin.get<{ meta: { totalDocs: number } }>('/api/v1/erp/messages');
  expect(report.meta.totalDocs).toBe(wrong);

  const again = await all();
  expect(new Set(again)).toEqual(new Set(['repeated', 'unknown']));
  expect(await states()).toEqual(expected);
  const { body: same } = await admin.get<{ meta: { totalDocs: number } }>('/api/v1/erp/messages');
  expect(same.meta.totalDocs).toBe(wrong);
}, 120_000);
