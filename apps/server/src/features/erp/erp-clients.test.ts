import type { Budget, ErpResults, LinkedQuote, Order, Project, QuoteLink } from '@lucerna/contract';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { almar, openOrderDesk, productsOf, wall } from '../../../test/order-desk';
import { folders } from '../../folders';
import { importClients } from '../client';

const desk = openOrderDesk();

/** After the demo's feed of clients, which was imported a moment ago. */
const start = Date.now() + 86_400_000;
let turn = 0;
const at = (minute: number) => new Date(start + (turn * 10_000 + minute) * 60_000).toISOString();
beforeEach(() => {
  turn += 1;
});

const lumen = { client: 'C-1001', name: 'Lumen', catalogId: 16, rateId: 10, discounts: { B: 50 } };
const tells = (minute: number, change: object = {}) => ({
  ...{ id: `client ${turn} ${minute}`, at: at(minute), kind: 'client', ...lumen },
  ...change,
});
const withdraws = (minute: number, client = 'C-1001') => ({
  ...{ id: `withdrawn ${turn} ${minute}`, at: at(minute), kind: 'clientWithdrawn', client },
});

async function sends(...messages: readonly object[]): Promise<string[]> {
  const admin = await desk.server.as('admin');
  const { status, body } = await admin.post<ErpResults>('/api/v1/erp/messages', { messages });
  expect(status).toBe(200);
  return body.results.map(({ outcome }) => outcome);
}

async function clientNow(code = 'C-1001') {
  const { rows } = await desk.server.pool.query<{ found: unknown }>(
    `select json_build_object('name', name, 'withdrawn', withdrawn_at is not null, 'discounts',
       (select json_object_agg(sublevel, percent) from client_discount d where d.client_code = c.code)) as found
     from client c where code = $1`,
    [code],
  );
  return rows[0]?.found ?? null;
}

it('a client comes, changes and is priced by its new discount at once; an older word of it is late, the same one a repeat', async () => {
  expect(await sends(tells(2))).toEqual(['taken']);
  expect(await clientNow()).toEqual({ name: 'Lumen', withdrawn: false, discounts: { B: 50 } });
  const unitNet = async () =>
    Object.values((await desk.createsProject([almar])).products.byId)[0]?.prices?.unitNet.amount;
  await expect.poll(unitNet).toBe(10_250);
  expect(
    await sends(tells(1, { discounts: { B: 10 } }), tells(2), tells(3, { discounts: { B: 20 } })),
  ).toEqual(['late', 'repeated', 'taken']);
  await expect.poll(unitNet).toBe(16_400);
  expect(await sends(tells(4, { client: 'N-1', name: 'New' }))).toEqual(['taken']);
  expect(await clientNow('N-1')).toMatchObject({ name: 'New', withdrawn: false });
});

it.each([
  ['an unknown price list', { rateId: 99 }, 'unknown', 'erpRateUnknown'],
  ['a sublevel that there is not', { discounts: { Q: 3 } }, 'unknown', 'erpSublevelUnknown'],
  ['a discount beyond everything', { discounts: { B: 101 } }, 'refused', 'erpField'],
  ['a code that is none', { client: 'C 1' }, 'refused', 'erpField'],
  ['a field that nobody knows', { colour: 'red' }, 'refused', 'erpField'],
])('a client with %s changes nothing and is reported', async (_, change, outcome, code) => {
  const before = await clientNow();
  const admin = await desk.server.as('admin');
  const { body } = await admin.post<ErpResults>('/api/v1/erp/messages', { messages: [tells(1, change)] });
  expect(body.results).toMatchObject([{ outcome, problems: [{ code }] }]);
  expect(await clientNow()).toEqual(before);
  // It does not count as the last word of the client.
  expect(await sends(tells(0))).toEqual(['taken']);
});

it('of words about a client in any order, twice and from two sides at once, the last one holds', async () => {
  const said = fc.record({
    kind: fc.constantFrom('client', 'clientWithdrawn'),
    percent: fc.integer({ min: 1, max: 99 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(said, { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      async (words, order) => {
        turn += 1;
        const client = `P-${turn}`;
        const messages = words.map(({ kind, percent }, minute) =>
          kind === 'client'
            ? tells(minute, { client, name: `At ${minute}`, discounts: { B: percent } })
            : withdraws(minute, client),
        );
        const shuffled = [...messages, ...messages]
          .map((message) => [order.next().value ?? 0, message] as const)
          .sort(([one], [other]) => one - other)
          .map(([, message]) => message);
        const half = Math.ceil(shuffled.length / 2);
        await Promise.all([sends(...shuffled.slice(0, half)), sends(...shuffled.slice(half))]);
        const last = words.at(-1)!;
        const found = await clientNow(client);
        if (last.kind === 'client')
          expect(found).toEqual({
            ...{ name: `At ${words.length - 1}`, withdrawn: false, discounts: { B: last.percent } },
          });
        // Nobody knew it, or it is withdrawn.
        else if (found !== null) expect(found).toMatchObject({ withdrawn: true });
      },
    ),
    { numRuns: 15 },
  );
});

it('a client that was withdrawn before anybody knew it does not come in with an older word', async () => {
  const client = `W-${turn}`;
  expect(await sends(withdraws(2, client), tells(1, { client }))).toEqual(['taken', 'late']);
  expect(await clientNow(client)).toBeNull();
});

it('a feed of all clients holds against every earlier word, and a later word against the feed', async () => {
  await desk.server.pool.query(`delete from client_message`);
  await importClients(desk.server.pool, folders.clients);
  const named = await clientNow();
  const past = new Date(Date.now() - 3_600_000).toISOString();
  expect(await sends(tells(1, { at: past, discounts: { B: 1 } }), withdraws(2))).toEqual(['late', 'taken']);
  expect(await clientNow()).toMatchObject({ withdrawn: true });
  expect((await importClients(desk.server.pool, folders.clients)).outcome).toBe('imported');
  expect(await clientNow()).toEqual(named);
});

it('a withdrawn client loses nothing: its orders, their prices, their documents and its invoices stay, and what is refused says what to do', async () => {
  await sends(tells(1));
  const buyer = desk.buyer;
  const project = await desk.createsProject([almar, wall]);
  const { body } = await desk.orders(project, { products: productsOf(project).slice(0, 1) });
  const invoice = {
    ...{ id: `invoice ${turn}`, at: at(2), kind: 'invoice', invoice: `R-${turn}`, client: 'C-1001' },
    ...{ day: '2026-11-26', currency: 'EUR', net: 100, tax: 21, total: 121 },
  };
  expect(await sends(invoice, withdraws(3))).toEqual(['taken', 'taken']);
  await expect
    .poll(async () => {
      const { status, body: draft } = await buyer.get(`/api/v1/orders/generate?projectId=${project.id}`);
      return [status, draft];
    })
    .toMatchObject([422, { code: 'clientWithdrawn', details: { client: 'Lumen' } }]);
  const again = await desk.orders(project, { products: productsOf(project).slice(1) });
  expect([again.status, again.body]).toMatchObject([422, { code: 'clientWithdrawn' }]);

  const read = await buyer.get<Order>(`/api/v3/orders/${body.order.orderId}`);
  expect(read.body.totals).toEqual(body.order.totals);
  expect((await buyer.raw(`/api/v1/orders/${body.order.orderId}/document?lang=en`)).status).toBe(200);
  const invoices = await buyer.get<{ docs: { number: string }[] }>('/api/v1/invoices/C-1001');
  expect(invoices.body.docs.map(({ number }) => number)).toContain(`R-${turn}`);
  // The ERP goes on with what was ordered.
  const moved = { order: body.order.orderNumber, status: 2, day: '2026-11-27', kind: 'orderState' };
  expect(await sends({ ...moved, id: `state ${turn}`, at: at(4) })).toEqual(['taken']);

  expect(await sends(tells(5))).toEqual(['taken']);
  await expect
    .poll(async () => (await desk.orders(project, { products: productsOf(project).slice(1) })).status)
    .toBe(200);
});

it('a quote of the manufacturer to a client that is withdrawn is accepted by nobody any more, in words; it may be turned down', async () => {
  await sends(tells(1));
  const sales = await desk.server.as('sales');
  const project = (
    await sales.post<Project>('/api/v1/projects', { name: 'Lobby', client: 'C-1001', products: [wall] })
  ).body;
  const quote = await sales.post<Budget>('/api/v2/budget', {
    ...{ projectId: project.id, products: project.products.orderedIds.map((_id) => ({ _id })) },
  });
  await sales.put(`/api/v1/budget/${quote.body.id}/state`, { state: 'sent' });
  const link = await sales.post<QuoteLink>(`/api/v1/budget/${quote.body.id}/links`, {});
  const linked = `/api/v1/quote-links/${link.body.token}`;
  expect(await sends(withdraws(2))).toEqual(['taken']);
  const guest = desk.server.anyone();
  const { status, body } = await guest.post(`${linked}/acceptance`, { name: 'Ada' });
  expect([status, body]).toMatchObject([422, { code: 'quoteClientWithdrawn', details: { client: 'Lumen' } }]);
  const byBuyer = await desk.buyer.put(`/api/v1/budget/${quote.body.id}/state`, { state: 'accepted' });
  expect(byBuyer.status).toBeGreaterThanOrEqual(400);
  expect((await guest.get<LinkedQuote>(linked)).body.budget.state).not.toBe('accepted');
  expect((await guest.post(`${linked}/rejection`, { name: 'Ada', reason: 'We stop' })).status).toBe(201);
});
