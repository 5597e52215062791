import type { Order, OrderDraft, OrderList, Project } from '@lucerna/contract';
import { startTestServer } from '@lucerna/testkit/server';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let buyer: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.as('distributor');
});

/** A pendant, a wall lamp, and a custom colour that is ordered from ten pieces on. */
const almar = { model: '2010', choices: { color: '30', temperature: '2', control: 'B' }, quantity: 3 };
const wall = { model: '2015', quantity: 2 };
const custom = { model: '2010', choices: { color: '99' }, quantity: 3 };

async function createsProject(
  products: readonly object[] = [almar, wall],
  user = buyer,
  name = 'Casa Norte',
) {
  const { status, body } = await user.post<Project>('/api/v1/projects', { name, products });
  expect(status).toBe(201);
  return body;
}

const productsOf = (project: Project) =>
  project.products.orderedIds.map((_id) => {
    const line = project.products.byId[_id]!;
    const { quantity, referenceCode, prices } = line;
    return { _id, quantity, referenceCode, unitNet: prices?.unitNet ?? null };
  });

interface Processed {
  processOrderSuccess: boolean;
  code?: string;
  order: Order;
}

async function orders(project: Project, change: object = {}, headers = {}, user = buyer) {
  const body = { projectId: project.id, products: productsOf(project), ...change };
  return user.post<Processed>('/api/v1/orders/process', body, headers);
}

const drafts = async (project: Project) =>
  (await buyer.get<OrderDraft>(`/api/v1/orders/generate?projectId=${project.id}`)).body;
const reads = async (project: Project) => (await buyer.get<Project>(`/api/v2/projects/${project.id}`)).body;

/** The working day that is so many weeks away. */
function later(day: string, weeks: number): string {
  const date = new Date(Date.parse(day) + weeks * 7 * 86_400_000);
  const rest = { 0: 1, 6: 2 }[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() + rest * 86_400_000).toISOString().slice(0, 10);
}

describe('the draft of an order', () => {
  it('holds what can be ordered at net prices with the day it can leave', async () => {
    const project = await createsProject();
    const draft = await drafts(project);
    expect(draft.products.orderedIds).toEqual(project.products.orderedIds);
    const [id = ''] = draft.products.orderedIds;
    const line = draft.products.byId[id]!;
    const gross = project.products.byId[id]!.prices!.unitGross.amount;
    expect(line.prices?.unitGross.amount).toBe(gross);
    // The demo distributor has 35 % on sublevel B.
    expect(line.prices?.unitNet.amount).toBe(Math.round(gross * 0.65));
    expect(line.prices?.totalNet.amount).toBe(Math.round(gross * 0.65) * 3);
    expect(line.availability.shippingDate).toBe(later(server.frame.today(), line.leadTimeWeeks ?? 0));
    const days = Object.values(draft.products.byId).map((each) => each.availability.shippingDate ?? '');
    expect(draft.shippingDate).toBe(days.sort().at(-1));
  });

  it('says what cannot be ordered and why', async () => {
    const project = await createsProject([almar, custom, wall]);
    await server.pool.query('update project_line set unit_gross = null where id = $1', [
      project.products.orderedIds[2],
    ]);
    const draft = await drafts(project);
    expect(draft.products.orderedIds).toEqual([project.products.orderedIds[0]]);
    expect(draft.blocked.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ['quantity-below-moq'],
      ['price-missing'],
    ]);
    expect(draft.blocked[0]).toMatchObject({ moq: 10, quantity: 3 });
  });

  it('blocks what today’s catalogue does not allow any more', async () => {
    const project = await createsProject([almar]);
    await server.pool.query(`update project_line set model = '2103' where project_id = $1`, [project.id]);
    const draft = await drafts(project);
    expect(draft.blocked.map(({ problems }) => problems[0]?.code)).toEqual(['model-inactive']);
    expect((await orders(project)).status).toBe(409);
  });
});

describe('ordering', () => {
  it('keeps the order frozen, makes the project an order and shows it pending', async () => {
    const project = await createsProject();
    const { status, body } = await orders(project, { internalOrderNumber: 'PO 77', comments: 'Ring first.' });
    expect([status, body.processOrderSuccess]).toEqual([200, true]);
    expect(body.order).toMatchObject({
      status: 1,
      clientCode: 'C-1001',
      internalOrderNumber: 'PO 77',
      comments: 'Ring first.',
      sendTogether: true,
    });
    expect(body.order.orderNumber).toMatch(/^\d{4}-\d{6}$/);
    const lines = Object.values(body.order.products.byId);
    expect(body.order.totals?.net.amount).toBe(
      lines.reduce((sum, { prices }) => sum + (prices?.totalNet.amount ?? 0), 0),
    );
    expect(new Set(lines.map(({ availability }) => availability.shippingDate)).size).toBe(1);
    const { body: read } = await buyer.get<Order>(`/api/v3/orders/${body.order.orderId}`);
    expect(read).toEqual(body.order);
    expect(await reads(project)).toMatchObject({ status: 2, version: project.version + 1, actions: [] });
  });

  it('is once under a key, once without, and other content is refused', async () => {
    const project = await createsProject();
    const key = { 'idempotency-key': randomUUID() };
    const replies = await Promise.all(Array.from({ length: 6 }, () => orders(project, {}, key)));
    expect(new Set(replies.map(({ body }) => body.order.orderId)).size).toBe(1);
    const other = await orders(project, { comments: 'other' }, key);
    expect([other.status, other.body]).toMatchObject([409, { code: 'idempotencyMismatch' }]);
    const again = await orders(project);
    expect([again.status, again.body]).toMatchObject([409, { code: 'alreadyOrdered' }]);
    const { rowCount } = await server.pool.query('select from "order" where project_id = $1', [project.id]);
    expect(rowCount).toBe(1);
  });

  it('is once when several arrive at the same moment without a key', async () => {
    const project = await createsProject();
    const replies = await Promise.all(Array.from({ length: 8 }, () => orders(project)));
    expect(replies.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  it('takes a part of the project and the rest later, and closes it with the last piece', async () => {
    const project = await createsProject();
    const [first, second] = productsOf(project);
    expect((await orders(project, { products: [{ ...first, quantity: 1 }] })).status).toBe(200);
    const open = await reads(project);
    expect([open.status, open.version, open.products.byId[first!._id]?.ordered]).toEqual([
      1,
      project.version + 1,
      1,
    ]);
    const draft = await drafts(project);
    expect(draft.products.byId[first!._id]).toMatchObject({ quantity: 2, ordered: 1 });
    const many = await orders(project, { products: [{ ...first, quantity: 500 }] });
    expect([many.status, many.body]).toMatchObject([
      422,
      { code: 'quantityLeft', details: { left: 2, product: first!._id } },
    ]);
    expect((await orders(project, { products: [{ ...first, quantity: 2 }] })).status).toBe(200);
    const rest = await drafts(project);
    expect(rest.products.orderedIds).toEqual([second?._id]);
    expect(rest.blocked[0]?.problems[0]).toMatchObject({ code: 'alreadyOrdered' });
    expect((await reads(project)).status).toBe(1);
    expect((await orders(project, { products: [second] })).status).toBe(200);
    expect((await reads(project)).status).toBe(2);
    const { body } = await buyer.get<OrderList>(`/api/v1/orders/by-project/${project.id}`);
    expect(body.meta.totalDocs).toBe(3);
  });

  it('keeps what was ordered of a line when the line is changed', async () => {
    const project = await createsProject();
    const [first] = productsOf(project);
    const { body } = await orders(project, { products: [{ ...first, quantity: 2 }] });
    const at = `/api/v1/projects/${project.id}/products/${first!._id}`;
    const puts = (attributesToUpdate: object) => buyer.put<{ code?: string }>(at, { attributesToUpdate });
    const few = await puts({ quantity: 1 });
    expect([few.status, few.body]).toMatchObject([422, { code: 'belowOrdered', details: { ordered: 2 } }]);
    const other = await puts({ choices: { color: '10' } });
    expect([other.status, other.body]).toMatchObject([422, { code: 'lineOrdered' }]);
    const gone = await buyer.del<{ code?: string }>(at);
    expect([gone.status, gone.body]).toMatchObject([422, { code: 'lineOrdered', details: { ordered: 2 } }]);
    const deleted = await buyer.del<{ code?: string }>(`/api/v1/projects/${project.id}`);
    expect([deleted.status, deleted.body]).toMatchObject([422, { code: 'projectOrdered' }]);
    expect((await puts({ quantity: 2 })).status).toBe(200);
    const { status, body: cloned } = await buyer.post<Project>(
      `/api/v2/projects/${project.id}/products/${first!._id}/clone`,
      {},
    );
    expect(status).toBe(201);
    expect(cloned.products.orderedIds.map((id) => cloned.products.byId[id]?.ordered)).toEqual([2, 0, 0]);
    const { body: read } = await buyer.get<Order>(`/api/v3/orders/${body.order.orderId}`);
    expect(read).toEqual(body.order);
  });

  it('never orders more than a line has, however many arrive at once', async () => {
    const project = await createsProject([{ ...almar, quantity: 200 }]);
    const [line] = productsOf(project);
    const part = () => orders(project, { products: [{ ...line, quantity: 3 }] });
    const replies = await Promise.all(Array.from({ length: 100 }, part));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(66);
    expect(statuses.filter((status) => status === 422)).toHaveLength(34);
    const { rows } = await server.pool.query<{ ordered: number; sum: number }>(
      `select l.ordered, (select sum(o.quantity)::integer from order_line o where o.id = l.id) as sum
       from project_line l where l.project_id = $1`,
      [project.id],
    );
    expect(rows).toEqual([{ ordered: 198, sum: 198 }]);
    const rest = await orders(project, { products: [{ ...line, quantity: 2 }] });
    expect([rest.status, (await reads(project)).status]).toEqual([200, 2]);
  });

  it('takes other quantities, but none below the minimum', async () => {
    const project = await createsProject([{ ...custom, quantity: 12 }]);
    const [line] = productsOf(project);
    const _id = line!._id;
    const few = await orders(project, { products: [{ ...line, quantity: 9 }] });
    expect([few.status, few.body]).toMatchObject([
      409,
      { code: 'quantity-below-moq', details: { quantity: 9, moq: 10, product: _id } },
    ]);
    expect((await reads(project)).status).toBe(1);
    const enough = await orders(project, { products: [{ ...line, quantity: 10 }] });
    expect(enough.body.order.products.byId[_id]).toMatchObject({ quantity: 10 });
  });

  it('sends apart on each line’s own day, or later when wished, never earlier', async () => {
    const project = await createsProject([almar, { ...wall, quantity: 60 }]);
    const draft = await drafts(project);
    const days = draft.products.orderedIds.map((id) => draft.products.byId[id]!.availability.shippingDate!);
    const [early = '', late = ''] = [...days].sort();
    expect(late > early).toBe(true);
    const tooEarly = await orders(project, { shippingDate: early });
    expect([tooEarly.status, tooEarly.body]).toMatchObject([
      422,
      { code: 'shippingTooEarly', details: { earliest: late } },
    ]);
    const { body } = await orders(project, { sendTogether: false, shippingDate: early });
    const shipped = body.order.products.orderedIds.map(
      (id) => body.order.products.byId[id]!.availability.shippingDate,
    );
    expect(shipped).toEqual(days);
    expect(body.order.shippingDate).toBe(late);
  });

  it('keeps the prices that were shown when the discounts or the lines change afterwards', async () => {
    const project = await createsProject();
    const { body } = await orders(project);
    await server.pool.query('update project_line set unit_gross = 1, quantity = 7 where project_id = $1', [
      project.id,
    ]);
    const { body: read } = await buyer.get<Order>(`/api/v3/orders/${body.order.orderId}`);
    expect(read).toEqual(body.order);
    const { status } = await buyer.del(`/api/v1/projects/${project.id}`);
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it('answers no success without a client code, and may be tried again', async () => {
    const admin = await server.as('admin');
    const project = await createsProject([almar], admin);
    const key = { 'idempotency-key': randomUUID() };
    const products = productsOf(project).map((each) => ({ ...each, unitNet: null }));
    const { status, body } = await orders(project, { products }, key, admin);
    expect([status, body]).toEqual([200, { processOrderSuccess: false, code: 'NO_CLIENT_CODE' }]);
    const code = `update account set client_code = $1 where email = 'admin@lucerna.test'`;
    await server.pool.query(code, ['C-1001']);
    server.frame.viewers.forgetAll();
    // With the code comes a discount: the order takes the price that the project's line says.
    expect((await orders(project, { products }, key, admin)).body.processOrderSuccess).toBe(true);
    await server.pool.query(code, [null]);
    server.frame.viewers.forgetAll();
  });

  it('is refused to whom may not order', async () => {
    for (const role of ['webUser', 'specifier'] as const) {
      const user = await server.as(role);
      const project = await createsProject([almar], user);
      expect((await orders(project, {}, {}, user)).status).toBe(403);
    }
    expect((await server.anyone().get('/api/v3/orders')).status).toBe(401);
  });

  it('refuses a project that changed in the meantime', async () => {
    const project = await createsProject();
    const stale = await orders(project, {}, { 'if-match': String(project.version + 1) });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'stale' }]);
  });

  it.each([
    ['quantity 0', { quantity: 0 }, {}],
    ['a negative quantity', { quantity: -1 }, {}],
    ['a fraction', { quantity: 1.5 }, {}],
    ['a million million', { quantity: 1e12 }, {}],
    ['a price that is no money', { unitNet: 1 }, {}],
    ['no reference', { referenceCode: undefined }, {}],
    ['a day of its own', { shippingDate: '2020-01-01' }, {}],
    ['4001 characters of comments', {}, { comments: 'a'.repeat(4001) }],
    ['an own number with forbidden characters', {}, { internalOrderNumber: '<1>' }],
    ['a day that is none', {}, { shippingDate: 'soon' }],
    ['a status of its own', {}, { status: 4 }],
    ['no product', {}, { products: [] }],
  ])('refuses %s with 400 and writes nothing', async (_, line, change) => {
    const project = await createsProject([almar]);
    const products = productsOf(project).map((each) => ({ ...each, ...line }));
    const { status, body } = await orders(project, { products, ...change });
    expect([status, body]).toMatchObject([400, { code: 'badRequest' }]);
    expect((await reads(project)).status).toBe(1);
  });

  it('knows no foreign or unknown project, product or order', async () => {
    const project = await createsProject();
    const stranger = await server.as('sales');
    expect((await orders(project, {}, {}, stranger)).status).toBe(404);
    expect((await orders(project, { projectId: randomUUID() })).status).toBe(404);
    expect(
      (await orders(project, { products: [{ ...productsOf(project)[0], _id: randomUUID() }] })).status,
    ).toBe(404);
    const { body } = await orders(project);
    expect((await stranger.get(`/api/v3/orders/${body.order.orderId}`)).status).toBe(404);
    expect((await stranger.get(`/api/v1/orders/by-project/${project.id}`)).status).toBe(404);
    expect((await buyer.get(`/api/v1/orders/by-project/${randomUUID()}`)).status).toBe(404);
    expect((await buyer.get(`/api/v3/projects/${randomUUID()}/allOrders`)).status).toBe(404);
    expect((await stranger.get('/api/v3/orders/7')).status).toBe(400);
  });
});

describe('the price of an order', () => {
  /** As if the line had been written when the catalogue gave half the price, or long ago. */
  async function written(project: Project, change: 'cheap' | 'long ago' | 'cheap and long ago') {
    if (change.includes('cheap'))
      await server.pool.query('update project_line set unit_gross = unit_gross / 2 where project_id = $1', [
        project.id,
      ]);
    if (change.includes('long ago'))
      await server.pool.query(
        `update project_line set evaluated_on = evaluated_on - 31 where project_id = $1`,
        [project.id],
      );
  }
  const halves = (project: Project) =>
    productsOf(project).map(({ unitNet, ...each }) => ({
      ...each,
      unitNet: { currency: 'EUR', amount: Math.round(unitNet!.amount / 2) },
    }));

  it('is never another one than was seen: both are told, and nothing is ordered', async () => {
    const project = await createsProject([almar]);
    const [line] = productsOf(project);
    await written(project, 'cheap');
    for (const products of [halves(project), [{ ...line, unitNet: null }]]) {
      const { status, body } = await orders(project, { products });
      expect([status, body]).toMatchObject([
        409,
        {
          code: 'priceChanged',
          details: {
            lines: [
              {
                product: line!._id,
                reference: line!.referenceCode,
                quantity: 3,
                before: halves(project)[0]!.unitNet,
                after: line!.unitNet,
              },
            ],
          },
        },
      ]);
    }
    const { rowCount } = await server.pool.query('select from "order" where project_id = $1', [project.id]);
    expect([rowCount, (await reads(project)).version]).toEqual([0, project.version]);
    const { status, body } = await orders(project, { products: [line] });
    expect([status, body.order.products.byId[line!._id]?.prices?.unitNet]).toEqual([200, line!.unitNet]);
  });

  it('is told with the one of the project where it changed', async () => {
    const project = await createsProject([almar, wall]);
    const [line] = productsOf(project);
    await server.pool.query('update project_line set unit_gross = unit_gross / 2 where id = $1', [line!._id]);
    const draft = await drafts(project);
    expect(draft.products.byId[line!._id]).toMatchObject({
      priceStanding: 'changed',
      prices: { unitNet: line!.unitNet },
      pricesBefore: { unitNet: halves(project)[0]!.unitNet },
    });
    const other = draft.products.byId[draft.products.orderedIds[1]!]!;
    expect([other.priceStanding, other.pricesBefore]).toEqual(['holds', undefined]);
  });

  it('has expired after its days, and is ordered when today’s is the same and was seen', async () => {
    const project = await createsProject([almar]);
    await written(project, 'long ago');
    const draft = await drafts(project);
    const [id = ''] = draft.products.orderedIds;
    expect(draft.products.byId[id]).toMatchObject({ priceStanding: 'expired' });
    expect((await orders(project)).status).toBe(200);
  });

  it('does not hold for a line that was raised or cloned when it does not hold for the line', async () => {
    const project = await createsProject([almar]);
    await written(project, 'cheap and long ago');
    const [id = ''] = project.products.orderedIds;
    const at = `/api/v1/projects/${project.id}/products/${id}`;
    expect((await buyer.put(at, { attributesToUpdate: { quantity: 500 } })).status).toBe(200);
    const { body: cloned } = await buyer.post<Project>(
      `/api/v2/projects/${project.id}/products/${id}/clone`,
      {},
    );
    const products = productsOf(cloned).map((each) => ({ ...each, unitNet: null }));
    expect(products.map(({ quantity }) => quantity)).toEqual([500, 500]);
    const { status, body } = await orders(project, { products });
    expect([status, body]).toMatchObject([409, { code: 'priceChanged' }]);
    expect((body as unknown as { details: { lines: unknown[] } }).details.lines).toHaveLength(2);
  });

  it('is of the product that was seen', async () => {
    const project = await createsProject([almar]);
    const [line] = productsOf(project);
    const at = `/api/v1/projects/${project.id}/products/${line!._id}`;
    await buyer.put(at, { attributesToUpdate: { choices: { color: '10' } } });
    const { status, body } = await orders(project);
    expect([status, body]).toMatchObject([
      409,
      { code: 'productChanged', details: { reference: line!.referenceCode, product: line!._id } },
    ]);
  });

  it('leaves on a working day, not before the day to which it is delayed', async () => {
    const project = await createsProject([almar]);
    const draft = await drafts(project);
    const line = draft.products.byId[draft.products.orderedIds[0]!]!;
    const day = new Date(`${line.availability.shippingDate}T00:00:00Z`);
    expect([1, 2, 3, 4, 5]).toContain(day.getUTCDay());
    // The Sunday after: it leaves on the Monday.
    const sunday = new Date(day.getTime() + (7 - day.getUTCDay()) * 86_400_000);
    const monday = new Date(sunday.getTime() + 86_400_000);
    const iso = (each: Date) => each.toISOString().slice(0, 10);
    const { body } = await orders(project, { shippingDate: iso(sunday) });
    expect(body.order.shippingDate).toBe(iso(monday));
  });
});

describe('the list of orders', () => {
  it('is searched, filtered, sorted and paged', async () => {
    const importer = await server.as('importer');
    for (const name of ['Aria', 'bodega 100', 'Città']) {
      const project = await createsProject([almar, wall], importer, name);
      const { body } = await orders(project, { internalOrderNumber: `${name} PO` }, {}, importer);
      if (name === 'Aria')
        await server.pool.query('update "order" set status = 2 where id = $1', [body.order.orderId]);
    }
    const names = async (query: string) =>
      (await importer.get<OrderList>(`/api/v3/orders?${query}`)).body.docs.map(
        ({ projectName }) => projectName,
      );
    expect(await names('')).toEqual(['Città', 'bodega 100', 'Aria']);
    expect(await names('sortBy=NAME_ASC')).toEqual(['Aria', 'bodega 100', 'Città']);
    expect(await names('sortBy=UPDATED_OLDER&limit=2&page=2')).toEqual(['Città']);
    expect(await names('search=BODEGA')).toEqual(['bodega 100']);
    expect(await names('search=%25')).toEqual([]);
    expect(await names('status=2')).toEqual(['Aria']);
    const { body } = await importer.get<OrderList>('/api/v1/orders/filter?itemsPerPage=2');
    expect(body.meta).toEqual({ page: 1, itemsPerPage: 2, totalDocs: 3, totalPages: 2 });
    expect(body.docs[0]).toMatchObject({
      quantity: 5,
      pictures: [{ model: '2010', color: '30' }, { model: '2015' }],
    });
    expect((await importer.get('/api/v3/orders?status=9')).status).toBe(400);
  });
});

describe('without the right to see prices', () => {
  it('no amount is in an order', async () => {
    const apiUser = await server.as('apiUser');
    const project = await createsProject([almar], apiUser);
    const { body } = await orders(project, {}, {}, apiUser);
    expect(JSON.stringify(body)).toContain('amount');
    await server.pool.query(
      `delete from role_privilege where role_id = $1 and privilege = 'price.view'`,
      [10],
    );
    server.frame.viewers.forgetAll();
    const { body: read } = await apiUser.get(`/api/v3/orders/${body.order.orderId}`);
    expect(JSON.stringify(read)).not.toContain('amount');
    expect(JSON.stringify((await apiUser.get('/api/v3/orders')).body)).not.toContain('amount');
    const other = await createsProject([almar], apiUser);
    const guess = productsOf(other).map((each) => ({ ...each, unitNet: { amount: 1, currency: 'EUR' } }));
    await server.pool.query('update project_line set unit_gross = 1 where project_id = $1', [other.id]);
    const refused = await orders(other, { products: guess }, {}, apiUser);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'priceChanged' }]);
    expect(JSON.stringify(refused.body)).not.toContain('amount');
    expect(
      JSON.stringify((await apiUser.get(`/api/v1/orders/generate?projectId=${other.id}`)).body),
    ).not.toMatch(/amount|tanding/);
  });
});
