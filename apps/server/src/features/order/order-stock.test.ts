import type { ErpResults, OrderDraft } from '@lucerna/contract';
import { expect, it } from 'vitest';
import { almar, openOrderDesk, wall } from '../../../test/order-desk';
import { stockOfLines } from './free-stock';

const desk = openOrderDesk();
const [pendant, lamp] = ['201030/2B_10_200', '201510/1Z_15_000'];
let count = 0;

async function tells(reference: string, quantity: unknown, at = new Date().toISOString()): Promise<string> {
  count += 1;
  const message = { id: `stock ${count}`, at, kind: 'stock', reference, quantity };
  const admin = await desk.server.as('admin');
  const { body } = await admin.post<ErpResults>('/api/v1/erp/messages', { messages: [message] });
  return body.results[0]!.outcome;
}

const stockIn = ({ products: { orderedIds, byId } }: OrderDraft) =>
  orderedIds.map((id) => [byId[id]!.referenceCode, byId[id]!.stock?.pieces ?? null]);

it('is shown to who orders, less what was ordered since it was told, and never moves a day of delivery', async () => {
  const before = await desk.drafts(await desk.createsProject([almar, wall]));
  expect(stockIn(before)).toEqual([
    [pendant, null],
    [lamp, null],
  ]);
  expect(await tells(pendant, 5)).toBe('taken');
  const project = await desk.createsProject([almar, wall]);
  const draft = await desk.drafts(project);
  expect(stockIn(draft)).toEqual([
    [pendant, 5],
    [lamp, null],
  ]);
  const days = ({ products: { orderedIds, byId } }: OrderDraft) =>
    orderedIds.map((id) => byId[id]!.availability);
  expect(days(draft)).toEqual(days(before));

  expect((await desk.orders(project)).status).toBe(200);
  const next = await desk.createsProject([almar]);
  expect(stockIn(await desk.drafts(next))).toEqual([[pendant, 2]]);
  expect((await desk.orders(next)).status).toBe(200);
  const last = await desk.createsProject([almar]);
  expect(stockIn(await desk.drafts(last))).toEqual([[pendant, 0]]);

  // A later figure of the ERP knows of the orders before it.
  expect(await tells(pendant, 40)).toBe('taken');
  expect(stockIn(await desk.drafts(last))).toEqual([[pendant, 40]]);
});

it('is free again where its order was cancelled', async () => {
  await tells(lamp, 9);
  const project = await desk.createsProject([wall]);
  const { body } = await desk.orders(project, { isHeld: true });
  const other = await desk.createsProject([wall]);
  expect(stockIn(await desk.drafts(other))).toEqual([[lamp, 7]]);
  await desk.buyer.post(`/api/v1/orders/${body.order.orderId}/cancellation`, { reason: 'Ordered twice' });
  expect(stockIn(await desk.drafts(other))).toEqual([[lamp, 9]]);
});

it('goes by the last word of it: an older one is late, and no figure is negative or endless', async () => {
  await tells(pendant, 7);
  expect(await tells(pendant, 1000, '2020-01-01T00:00:00Z')).toBe('late');
  for (const wrong of [-1, 0.5, 1e9, '7', null]) expect(await tells(pendant, wrong)).toBe('refused');
  expect(stockIn(await desk.drafts(await desk.createsProject([almar])))).toEqual([[pendant, 7]]);
});

it('is shown once to two lines of the same reference', () => {
  const at = new Date();
  const lines = ['one', 'two', 'three'].map((id) => ({ id, reference: pendant, quantity: 3 }));
  const shown = stockOfLines(lines, new Map([[pendant, { pieces: 5, at }]]));
  expect([...shown.values()].map(({ pieces }) => pieces)).toEqual([5, 2, 0]);
});
