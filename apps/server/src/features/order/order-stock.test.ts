import type { ErpResults, OrderDraft, Preconfig, StockList } from '@lucerna/contract';
import { expect, it } from 'vitest';
import { almar, openOrderDesk, wall } from '../../../test/order-desk';
import { stockOfLines } from './free-stock';

const desk = openOrderDesk();
const [pendant, lamp] = ['201030/2B_10_200', '201510/1Z_15_000'];
let count = 0;

async function tells(
  reference: string,
  quantity: unknown,
  at = new Date().toISOString(),
  next?: unknown,
): Promise<string> {
  count += 1;
  const message = { id: `stock ${count}`, at, kind: 'stock', reference, quantity, next };
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
  const references = [{ reference: pendant, quantity: 1 }];
  const lines = ['one', 'two', 'three'].map((id) => ({ id, references, quantity: 3 }));
  const shown = stockOfLines(lines, new Map([[pendant, { pieces: 5, at, next: null }]]));
  expect([...shown.values()].map(({ pieces }) => pieces)).toEqual([5, 2, 0]);
});

it('is read of a reference and of a project, with what comes next, by who orders', async () => {
  const next = { day: '2090-03-01', quantity: 200 };
  expect(await tells(pendant, 8, new Date().toISOString(), next)).toBe('taken');
  expect(await tells(lamp, 0, new Date().toISOString(), { day: '2020-03-01', quantity: 5 })).toBe('taken');
  const project = await desk.createsProject([almar, wall]);
  const of = async (path: string, user = desk.buyer) => (await user.get<StockList>(path)).body.references;
  const one = await of(`/api/v1/stock?reference=${encodeURIComponent(pendant)}`);
  expect(one).toMatchObject([{ reference: pendant, pieces: 8, next }]);
  // What should have come by now is no news.
  const both = [...one, { reference: lamp, pieces: 0, next: null }];
  const listed = await of(`/api/v1/projects/${project.id}/stock`);
  expect(listed.toSorted((a, b) => (a.reference < b.reference ? -1 : 1))).toMatchObject(both);
  expect(await of('/api/v1/stock?reference=201030%2F9Z_10_200')).toEqual([]);
  for (const none of ['%00', '%20', 'x%00', 'x'.repeat(41)])
    expect((await desk.buyer.get(`/api/v1/stock?reference=${none}`)).status).toBe(400);
  const webuser = await desk.server.as('webUser');
  expect((await webuser.get(`/api/v1/stock?reference=x`)).status).toBe(403);
  const stranger = await desk.server.as('importer');
  expect((await stranger.get(`/api/v1/projects/${project.id}/stock`)).status).toBe(404);
  for (const wrong of [
    { day: '2090-02-30', quantity: 5 },
    { day: '2090-03-01', quantity: 0 },
    { day: '2090-03-01' },
  ])
    expect(await tells(pendant, 8, new Date().toISOString(), wrong)).toBe('refused');
});

it('of a creation is what its scarcest reference allows, and an order of creations takes of each of them', async () => {
  const { body: preconfigs } = await desk.buyer.get<readonly Preconfig[]>(
    '/api/v1/preconfigs/list?catalogId=16&lang=en',
  );
  const { id } = preconfigs.find(({ name }) => name.startsWith('Grana'))!;
  const { body: preconfig } = await desk.buyer.get<Preconfig>(`/api/v1/preconfigs/creation/${id}`);
  const project = () => desk.createsProject([{ creation: preconfig.creation, quantity: 2 }]);
  const line = ({ products: { orderedIds, byId } }: OrderDraft) => byId[orderedIds[0]!]!;
  const articles = line(await desk.drafts(await project()))
    .compositions!.flatMap(({ parts }) => parts)
    .filter(({ kind }) => kind === 'article');
  const twice = articles.find(({ quantity }) => quantity === 2)!;
  const pieces = async () => line(await desk.drafts(await project())).stock?.pieces ?? null;

  await tells(twice.code, 9);
  expect(articles.length).toBeGreaterThan(1);
  expect(await pieces()).toBeNull();
  for (const { code } of articles) if (code !== twice.code) await tells(code, 100);
  expect(await pieces()).toBe(4);

  const ordered = await project();
  const read = async (path: string) => (await desk.buyer.get<StockList>(path)).body.references;
  const told = await read(`/api/v1/projects/${ordered.id}/stock`);
  expect(told.find(({ reference }) => reference === twice.code)?.pieces).toBe(9);
  const query = articles.map(({ code }) => `reference=${encodeURIComponent(code)}`).join('&');
  expect((await read(`/api/v1/stock?${query}`)).map(({ reference }) => reference).toSorted()).toEqual(
    articles.map(({ code }) => code).toSorted(),
  );
  expect((await desk.orders(ordered)).status).toBe(200);
  // Two creations with two of it each.
  expect(await read(`/api/v1/stock?reference=${encodeURIComponent(twice.code)}`)).toMatchObject([
    { pieces: 5 },
  ]);
  expect(await pieces()).toBe(2);
});
