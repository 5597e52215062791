import type { Order, OrderDraft, OrderList, OrderRow, Project } from '@lucerna/contract';
import { lettersTo } from '@lucerna/testkit/letters';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let buyer: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.as('distributor');
});

const site = {
  ...{
    name: 'Building site',
    street: 'Am Markt 1',
    postalCode: '50667',
    city: 'Köln',
    region: '',
    country: 'DE',
  },
};
const contact = { name: 'Nadia Berg', email: 'nadia@example.com', phone: '+49 221 1' };

async function orders(change: object) {
  const { body: project } = await buyer.post<Project>('/api/v1/projects', {
    ...{ name: 'Delivered', products: [{ model: '2015', quantity: 2 }] },
  });
  const draft = (await buyer.get<OrderDraft>(`/api/v1/orders/generate?projectId=${project.id}`)).body;
  const [id] = draft.products.orderedIds;
  const { referenceCode, prices } = draft.products.byId[id!]!;
  const products = [{ _id: id, quantity: 2, referenceCode, unitNet: prices!.unitNet }];
  const placed = await buyer.post<{ order: Order }>('/api/v1/orders/process', {
    ...{ projectId: project.id, products, ...change },
  });
  return { draft, ...placed };
}

const unsent = async (id: string) => {
  const { rows } = await server.pool.query<{ due: boolean }>(
    'select sent_at is null and not is_held as due from "order" where id = $1',
    [id],
  );
  return rows[0]!.due;
};

/** Whether the back office is shown an order as one that the ERP does not have yet. */
async function waiting({ orderId, orderNumber }: Order): Promise<boolean> {
  const admin = await server.as('admin');
  const { body } = await admin.get<{ docs: { orderId: string }[] }>(
    `/api/v1/erp/orders?search=${orderNumber}`,
  );
  return body.docs.some((each) => each.orderId === orderId);
}

/** An order as the list of its buyer has it. */
async function rowOf({ orderNumber }: Order): Promise<OrderRow | undefined> {
  const { body } = await buyer.get<OrderList>(`/api/v3/orders?search=${orderNumber}`);
  return body.docs.find((each) => each.orderNumber === orderNumber);
}

describe('where an order goes', () => {
  it('is what the client’s data say, or what the buyer writes', async () => {
    const plain = await orders({});
    expect(plain.body.order).toMatchObject({ deliverTo: null, billTo: null, contact: null, isHeld: false });
    expect(plain.draft.addresses.length).toBeGreaterThan(0);
    const { body } = await orders({ deliverTo: site, contact });
    expect(body.order).toMatchObject({ deliverTo: site, billTo: null, contact });
    const read = await buyer.get<Order>(`/api/v3/orders/${body.order.orderId}`);
    expect(read.body).toEqual(body.order);
  });

  it.each([
    ['a street that is missing', { deliverTo: { ...site, street: '' } }],
    ['a country that is none', { billTo: { ...site, country: 'Germany' } }],
    ['markup', { deliverTo: { ...site, city: '<b>Köln</b>' } }],
    ['a contact without a name', { contact: { ...contact, name: '' } }],
    ['a field that is none', { deliverTo: { ...site, floor: 3 } }],
    ['a text without end', { deliverTo: { ...site, street: 'a'.repeat(5000) } }],
  ])('is refused with %s', async (_what, change) => {
    expect((await orders(change)).status).toBe(400);
  });
});

describe('an order that is held', () => {
  it('goes once somebody releases it who may order, and not before', async () => {
    const { body } = await orders({ isHeld: true });
    const { orderId, isHeld, mayRelease } = body.order;
    expect([isHeld, mayRelease, await unsent(orderId)]).toEqual([true, true, false]);
    expect(await waiting(body.order)).toBe(false);
    expect(await rowOf(body.order)).toMatchObject({ isHeld: true, cancellation: null });
    const path = `/api/v1/orders/${orderId}/release`;
    expect((await (await server.as('importer')).put(path)).status).toBe(404);
    expect((await server.anyone().put(path)).status).toBe(401);
    const released = await buyer.put<Order>(path);
    expect(released.body).toMatchObject({ isHeld: false, mayRelease: false });
    expect((await buyer.put(path)).status).toBe(200);
    expect(await unsent(orderId)).toBe(true);
    expect(await waiting(body.order)).toBe(true);
    const { rows } = await server.pool.query(
      `select 1 from event where kind = 'orderReleased' and payload ->> 'order' = $1`,
      [orderId],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('an order that is to be cancelled', () => {
  const path = (id: string) => `/api/v1/orders/${id}/cancellation`;
  const left = async (projectId: string) =>
    (await buyer.get<OrderDraft>(`/api/v1/orders/generate?projectId=${projectId}`)).body.products.orderedIds
      .length;

  it('is cancelled at once while it is held, and what it ordered may be ordered again', async () => {
    const { body } = await orders({ isHeld: true });
    const { orderId, projectId } = body.order;
    expect(await left(projectId)).toBe(0);
    expect((await buyer.post(path(orderId), { reason: '' })).status).toBe(400);
    const asked = await buyer.post<Order>(path(orderId), { reason: 'Ordered twice' });
    expect(asked).toMatchObject({ status: 201, body: { isHeld: false, cancellation: { state: 'granted' } } });
    expect(await left(projectId)).toBe(1);
    expect(await waiting(asked.body)).toBe(false);
    expect(await rowOf(asked.body)).toMatchObject({ isHeld: false, cancellation: 'granted' });
    expect((await buyer.get<Project>(`/api/v2/projects/${projectId}`)).body.status).toBe(1);
    expect((await buyer.post(path(orderId), { reason: 'Again' })).body).toMatchObject({
      code: 'orderCancelled',
    });
  });

  it('is asked of those who sell to the client, by mail, and answered by one of them, as its buyer reads at once', async () => {
    const { body } = await orders({});
    const { orderId, orderNumber } = body.order;
    const sales = await server.as('sales');
    const lettersOf = async (email: string) =>
      (await lettersTo(server.url, email)).filter(({ subject }) => subject.includes(orderNumber));
    expect((await sales.put(path(orderId), { isGranted: false })).status).toBe(422);
    await buyer.post<Order>(path(orderId), { reason: 'Too late' });
    await expect.poll(() => lettersOf('sales@lucerna.test')).toHaveLength(1);
    const [asked] = await lettersOf('sales@lucerna.test');
    expect(asked!.text).toContain(`/order/${orderId}`);
    expect(asked!.text).toContain('distributor@lucerna.test');
    const read = await sales.get<Order>(`/api/v3/orders/${orderId}`);
    expect(read.body).toMatchObject({ mayAnswerCancellation: true, cancellation: { reason: 'Too late' } });
    expect((await buyer.get<Order>(`/api/v3/orders/${orderId}`)).body.mayAnswerCancellation).toBe(false);
    const stranger = await server.as('importer');
    expect((await stranger.put(path(orderId), { isGranted: true })).status).toBe(404);
    const answered = await sales.put<Order>(path(orderId), { isGranted: false, answer: 'It is being made' });
    expect(answered.body.cancellation).toMatchObject({ state: 'refused', answer: 'It is being made' });
    expect(answered.body.mayAnswerCancellation).toBe(false);
    const second = await sales.put<{ code: string }>(path(orderId), { isGranted: true, answer: 'Yes' });
    expect([second.status, second.body.code]).toEqual([422, 'cancellationAnswered']);
    expect((await sales.get<Order>(`/api/v3/orders/${orderId}`)).body.cancellation).toMatchObject({
      ...{ state: 'refused', answer: 'It is being made' },
    });
    // Placed, and answered.
    await expect.poll(() => lettersOf('distributor@lucerna.test')).toHaveLength(2);
  });

  it('waits for the manufacturer, who says yes or no once', async () => {
    const { body } = await orders({});
    const { orderId, projectId } = body.order;
    const admin = await server.as('admin');
    expect((await admin.put(path(orderId), { isGranted: true })).status).toBeGreaterThanOrEqual(404);
    const key = { 'idempotency-key': 'cancel-once' };
    const asked = await buyer.post<Order>(path(orderId), { reason: 'Wrong colour' }, key);
    expect(asked.body.cancellation?.state).toBe('asked');
    expect((await buyer.post(path(orderId), { reason: 'Wrong colour' }, key)).status).toBe(201);
    expect((await buyer.put(path(orderId), { isGranted: true })).status).toBe(403);
    expect(await left(projectId)).toBe(0);
    const told = { id: `cancel-${orderId}`, at: new Date().toISOString(), kind: 'orderCancellation' };
    const message = { ...told, order: body.order.orderNumber, isGranted: true, answer: 'As you wish' };
    const sent = await admin.post<{ results: { outcome: string }[] }>('/api/v1/erp/messages', {
      messages: [message, message],
    });
    expect(sent.body.results.map(({ outcome }) => outcome)).toEqual(['taken', 'repeated']);
    expect((await buyer.get<Order>(`/api/v3/orders/${orderId}`)).body.cancellation).toMatchObject({
      ...{ state: 'granted', reason: 'Wrong colour', answer: 'As you wish' },
    });
    expect(await left(projectId)).toBe(1);
  });
});
