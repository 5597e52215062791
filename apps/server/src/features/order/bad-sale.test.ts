import type { Budget, ErpResults, Order, Project, QuoteLink } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let buyer: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.as('distributor');
});

const wall = { model: '2015', quantity: 4 };
const newProject = async (user = buyer) =>
  (await user.post<Project>('/api/v1/projects', { name: 'Harbour hall', products: [wall] })).body;

interface Refused {
  readonly code?: string;
}

/** The rows of sales; what was refused has written none. */
const rows = async () =>
  (
    await server.pool.query<{ rows: string }>(
      `select concat_ws(' ', (select count(*) from budget), (select count(*) from "order"),
         (select count(*) from event where area is not null)) as rows`,
    )
  ).rows[0]!.rows;

/** A number as it stands in JSON, so that what JavaScript cannot write arrives too. */
const written = (body: object, text: string) => JSON.stringify(body).replaceAll('"NUMBER"', text);
const sends = (path: string, body: string) =>
  buyer.raw(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

describe('numbers of a quote', () => {
  it.each(['1e300', '-1e300', '-0.01', '100.0001', '1e999', '"5"', 'null'])(
    '%s is no discount of a quote or of a line, and writes nothing',
    async (text) => {
      const project = await newProject();
      const before = await rows();
      const [_id] = project.products.orderedIds;
      const quote = { projectId: project.id, products: [{ _id }] };
      for (const body of [
        { ...quote, discount: 'NUMBER' },
        { ...quote, products: [{ _id, discount: 'NUMBER' }] },
        { ...quote, iva: 'NUMBER' },
      ]) {
        expect((await sends('/api/v2/budget', written(body, text))).status).toBe(400);
      }
      expect(await rows()).toBe(before);
    },
  );

  it.each(['1e300', '-1e300', '1e999'])('%s is no surcharge and no quantity', async (text) => {
    const project = await newProject();
    const before = await rows();
    const [_id] = project.products.orderedIds;
    const quote = { projectId: project.id, products: [{ _id }] };
    for (const body of [
      { ...quote, surcharge: 'NUMBER' },
      { ...quote, products: [{ _id, quantity: 'NUMBER' }] },
    ]) {
      expect((await sends('/api/v2/budget', written(body, text))).status).toBe(400);
    }
    expect(await rows()).toBe(before);
  });

  it('never come to less than nothing: a line and the whole for nothing is nothing', async () => {
    const project = await newProject();
    const products = project.products.orderedIds.map((_id) => ({ _id, discount: 100 }));
    const { status, body } = await buyer.post<Budget>('/api/v2/budget', {
      ...{ projectId: project.id, products, discount: 100, surcharge: 0, iva: 21 },
    });
    expect([status, body.totalNet?.amount]).toEqual([201, 0]);
  });
});

describe('an order', () => {
  const products = (project: Project, change: object = {}) =>
    project.products.orderedIds.map((_id) => {
      const { quantity, referenceCode, prices } = project.products.byId[_id]!;
      return { _id, quantity, referenceCode, unitNet: prices!.unitNet, ...change };
    });
  const orders = (project: Project, change: object = {}) =>
    buyer.post<Refused & { order: Order }>('/api/v1/orders/process', {
      ...{ projectId: project.id, products: products(project, change) },
    });

  it('is refused at a price of another currency, and at one that changed since it was seen', async () => {
    const project = await newProject();
    const { amount } = products(project)[0]!.unitNet;
    const before = await rows();
    for (const unitNet of [
      { amount: -1, currency: 'EUR' },
      { amount, currency: 'USD' },
      { amount: amount - 1, currency: 'EUR' },
      { amount: 0, currency: 'EUR' },
    ]) {
      const { status, body } = await orders(project, { unitNet });
      expect([status, body.code]).toEqual([409, 'priceChanged']);
    }
    for (const wrong of [1e300, 0.5]) {
      expect((await orders(project, { unitNet: { amount: wrong, currency: 'EUR' } })).status).toBe(400);
    }
    for (const wrong of [1e300, -1, 0, 0.5]) {
      expect((await orders(project, { quantity: wrong })).status).toBe(400);
    }
    expect(await rows()).toBe(before);
  });

  it('that is gone is told of in the report, and its messages write nothing', async () => {
    const project = await newProject();
    const { order } = (await orders(project)).body;
    await server.pool.query(`delete from "order" where id = $1`, [order.orderId]);
    const before = await rows();
    const admin = await server.as('admin');
    const about = { at: '2026-11-24T08:00:00.000Z', order: order.orderNumber, day: '2026-12-01' };
    const line = order.products.orderedIds[0]!;
    const { body } = await admin.post<ErpResults>('/api/v1/erp/messages', {
      messages: [
        { ...about, id: 'gone-1', kind: 'orderState', status: 3 },
        { ...about, id: 'gone-2', kind: 'shipment', shipment: 'GONE', lines: [{ line, quantity: 1 }] },
        { id: 'gone-3', at: about.at, order: order.orderNumber, kind: 'orderCancellation', isGranted: true },
      ],
    });
    expect(body.results.map(({ outcome, problems }) => [outcome, problems[0]?.code])).toEqual(
      [1, 2, 3].map(() => ['unknown', 'erpOrderUnknown']),
    );
    expect(await rows()).toBe(before);
  });
});

describe('a mail server that is away for an hour', () => {
  it('keeps nobody from ordering or accepting, and the letters wait for it', async () => {
    const alone = await startTestServer({ smtpUrl: 'smtp://127.0.0.1:1' });
    const seller = await alone.as('distributor');
    const project = await newProject(seller);
    const lines = project.products.orderedIds.map((_id) => ({ _id }));
    const quote = await seller.post<Budget>('/api/v2/budget', { projectId: project.id, products: lines });
    await seller.put(`/api/v1/budget/${quote.body.id}/state`, { state: 'sent' });
    const { status, body: link } = await seller.post<QuoteLink>(`/api/v1/budget/${quote.body.id}/links`, {
      recipient: 'client@hotel.test',
    });
    expect(status).toBe(201);
    const accepted = await alone
      .anyone()
      .post(`/api/v1/quote-links/${link.token}/acceptance`, { name: 'Ada' });
    expect(accepted.status).toBe(201);
    const tried = async () => {
      const { rows: found } = await alone.pool.query<{ letters: number; left: number }>(
        `select count(*)::int as letters, min(j.max_attempts - j.attempts)::int as left
         from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier like 'send%Letter' and j.attempts > 0`,
      );
      return found[0]!;
    };
    // To the client, and to who sells.
    await expect.poll(async () => (await tried()).letters, { timeout: 15_000 }).toBe(2);
    const { rows: pauses } = await alone.pool.query<{ hours: number }>(
      // What the queue waits between its tries, exp(least(10, attempts)) seconds, from the first to the last.
      `select min((select sum(exp(least(10, tried))) from generate_series(j.attempts, j.max_attempts - 1) tried) / 3600)
         ::float as hours
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier like 'send%Letter'`,
    );
    expect(pauses[0]!.hours).toBeGreaterThan(1);
  });
});
