import type { Order, OrderDraft, OrderList, Project } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { almar, custom, later, openOrderDesk, productsOf, wall } from '../../../test/order-desk';

const desk = openOrderDesk();
const { createsProject, orders, drafts, reads } = desk;

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
    expect(line.availability.shippingDate).toBe(
      later(desk.server.ctx.today(), line.leadTimeWeeks ?? 0, draft.calendar),
    );
    const days = Object.values(draft.products.byId).map((each) => each.availability.shippingDate ?? '');
    expect(draft.shippingDate).toBe(days.sort().at(-1));
  });

  it('says what cannot be ordered and why', async () => {
    const project = await createsProject([almar, custom, wall]);
    await desk.server.pool.query('update line_evaluation set unit_gross = null where line_id = $1', [
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
    await desk.server.pool.query(`update line_evaluation set model = '2103' where project_id = $1`, [
      project.id,
    ]);
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
    const { body: read } = await desk.buyer.get<Order>(`/api/v3/orders/${body.order.orderId}`);
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
    const { rowCount } = await desk.server.pool.query('select from "order" where project_id = $1', [
      project.id,
    ]);
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
    const { body } = await desk.buyer.get<OrderList>(`/api/v1/orders/by-project/${project.id}`);
    expect(body.meta.totalDocs).toBe(3);
  });

  it('keeps what was ordered of a line when the line is changed', async () => {
    const project = await createsProject();
    const [first] = productsOf(project);
    const { body } = await orders(project, { products: [{ ...first, quantity: 2 }] });
    const at = `/api/v1/projects/${project.id}/products/${first!._id}`;
    const puts = (attributesToUpdate: object) =>
      desk.buyer.put<{ code?: string }>(at, { attributesToUpdate });
    const few = await puts({ quantity: 1 });
    expect([few.status, few.body]).toMatchObject([422, { code: 'belowOrdered', details: { ordered: 2 } }]);
    const other = await puts({ choices: { color: '10' } });
    expect([other.status, other.body]).toMatchObject([422, { code: 'lineOrdered' }]);
    const gone = await desk.buyer.del<{ code?: string }>(at);
    expect([gone.status, gone.body]).toMatchObject([422, { code: 'lineOrdered', details: { ordered: 2 } }]);
    const deleted = await desk.buyer.del<{ code?: string }>(`/api/v1/projects/${project.id}`);
    expect([deleted.status, deleted.body]).toMatchObject([422, { code: 'projectOrdered' }]);
    expect((await puts({ quantity: 2 })).status).toBe(200);
    const { status, body: cloned } = await desk.buyer.post<Project>(
      `/api/v2/projects/${project.id}/products/${first!._id}/clone`,
      {},
    );
    expect(status).toBe(201);
    expect(cloned.products.orderedIds.map((id) => cloned.products.byId[id]?.ordered)).toEqual([2, 0, 0]);
    const { body: read } = await desk.buyer.get<Order>(`/api/v3/orders/${body.order.orderId}`);
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
    const { rows } = await desk.server.pool.query<{ ordered: number; sum: number }>(
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
    await desk.server.pool.query(
      `with counted as (update project_line set quantity = 7 where project_id = $1)
       update line_evaluation set unit_gross = 1 where project_id = $1`,
      [project.id],
    );
    const { body: read } = await desk.buyer.get<Order>(`/api/v3/orders/${body.order.orderId}`);
    expect(read).toEqual(body.order);
    const { status } = await desk.buyer.del(`/api/v1/projects/${project.id}`);
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it('answers no success without a client code, and may be tried again', async () => {
    const admin = await desk.server.as('admin');
    const project = await createsProject([almar], admin);
    const key = { 'idempotency-key': randomUUID() };
    const products = productsOf(project).map((each) => ({ ...each, unitNet: null }));
    const { status, body } = await orders(project, { products }, key, admin);
    expect([status, body]).toEqual([200, { processOrderSuccess: false, code: 'NO_CLIENT_CODE' }]);
    const draft = () => admin.get<OrderDraft>(`/api/v1/orders/generate?projectId=${project.id}`);
    expect((await draft()).body.hasClientCode).toBe(false);
    const code = `update account set client_code = $1 where email = 'admin@lucerna.test'`;
    await desk.server.pool.query(code, ['C-1001']);
    desk.server.ctx.viewers.forgetAll();
    expect((await draft()).body.hasClientCode).toBe(true);
    // With the code comes a discount: the order takes the price that the project's line says.
    expect((await orders(project, { products }, key, admin)).body.processOrderSuccess).toBe(true);
    await desk.server.pool.query(code, [null]);
    desk.server.ctx.viewers.forgetAll();
  });

  it('is refused to whom may not order', async () => {
    for (const role of ['webUser', 'specifier'] as const) {
      const user = await desk.server.as(role);
      const project = await createsProject([almar], user);
      expect((await orders(project, {}, {}, user)).status).toBe(403);
    }
    expect((await desk.server.anyone().get('/api/v3/orders')).status).toBe(401);
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
    const stranger = await desk.server.as('sales_usa');
    expect((await orders(project, {}, {}, stranger)).status).toBe(404);
    expect((await orders(project, { projectId: randomUUID() })).status).toBe(404);
    expect(
      (await orders(project, { products: [{ ...productsOf(project)[0], _id: randomUUID() }] })).status,
    ).toBe(404);
    const { body } = await orders(project);
    expect((await stranger.get(`/api/v3/orders/${body.order.orderId}`)).status).toBe(404);
    expect((await stranger.get(`/api/v1/orders/by-project/${project.id}`)).status).toBe(404);
    expect((await desk.buyer.get(`/api/v1/orders/by-project/${randomUUID()}`)).status).toBe(404);
    expect((await desk.buyer.get(`/api/v3/projects/${randomUUID()}/allOrders`)).status).toBe(404);
    expect((await stranger.get('/api/v3/orders/7')).status).toBe(400);
  });
});
