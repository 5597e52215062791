import type { Order, OrderDraft, Project } from '@lucerna/contract';
import { startTestServer } from '@lucerna/testkit/server';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
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
    const path = `/api/v1/orders/${orderId}/release`;
    expect((await (await server.as('importer')).put(path)).status).toBe(404);
    expect((await server.anyone().put(path)).status).toBe(401);
    const released = await buyer.put<Order>(path);
    expect(released.body).toMatchObject({ isHeld: false, mayRelease: false });
    expect((await buyer.put(path)).status).toBe(200);
    expect(await unsent(orderId)).toBe(true);
    const { rows } = await server.pool.query(
      `select 1 from event where kind = 'orderReleased' and payload ->> 'order' = $1`,
      [orderId],
    );
    expect(rows).toHaveLength(1);
  });
});
