import { roles, type Order, type OrderList, type Project, type RoleName } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
/** Buys as client C-1001, at 40, 35, 30 and 20 percent; the demo's sales user looks after it. */
let buyer: TestUser;
let sales: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.as('distributor');
  sales = await server.as('sales');
  await server.pool.query(`update account set client_code = null where email = 'sales@lucerna.test'`);
  await forget(sales);
});

const product = { model: '2015', quantity: 2 };

const idOf = async (user: TestUser) => (await user.get<{ id: string }>('/users/v1/account')).body.id;
const forget = async (user: TestUser) => server.ctx.viewers.forget(server.pool, await idOf(user));

async function newProject(user = buyer): Promise<Project> {
  return (await user.post<Project>('/api/v1/projects', { name: 'Hotel', products: [product] })).body;
}

/** Somebody of another company, with a client of their own or none. */
async function newcomer(name: string, role: RoleName, clientCode: string | null): Promise<TestUser> {
  const user = server.anyone();
  const sent = { email: `${name}@example.test`, password: 'a long enough one' };
  await user.post('/users/v1/auth/sign-up', sent);
  await server.pool.query('update account set roles = $2, client_code = $3 where email = $1', [
    ...[sent.email, [roles[role]]],
    clientCode,
  ]);
  await forget(user);
  return user;
}

async function shares({ id }: Project, user: TestUser, role: string): Promise<void> {
  await server.pool.query(
    `insert into project_member (project_id, account_id, role, added_by) values ($1, $2, $3, $2)
     on conflict (project_id, account_id) do update set role = excluded.role`,
    [id, await idOf(user), role],
  );
}

const reads = async (user: TestUser, { id }: Project) =>
  (await user.get<Project>(`/api/v2/projects/${id}`)).body;
const pricesOf = ({ products }: Project) => products.byId[products.orderedIds[0]!]!.prices!;

describe('a project of a client', () => {
  it('is read and changed by who looks after the client, at the prices of the client', async () => {
    const project = await newProject();
    const seen = await reads(sales, project);
    expect(seen).toMatchObject({ isOwner: false, actions: ['rename'] });
    expect(pricesOf(seen)).toEqual(pricesOf(project));
    const own = pricesOf(await newProject(sales));
    expect(own.unitNet).toEqual(own.unitGross);
    const added = await sales.post<Project>(`/api/v1/projects/${project.id}/products`, [product]);
    const [, line] = added.body.products.orderedIds;
    expect(added.body.products.byId[line!]!.prices).toEqual(pricesOf(project));
    const again = await reads(buyer, project);
    expect(again).toEqual({ ...added.body, isOwner: true, actions: again.actions, may: again.may });
    const { body: list } = await sales.get<{ docs: { id: string; net: unknown }[] }>(
      '/api/v3/projects?projectUserRole=CLIENT',
    );
    expect(list.docs.find(({ id }) => id === project.id)?.net).toEqual(again.totals.net);
  });

  it('is not deleted by who looks after the client', async () => {
    const project = await newProject();
    const { status, body } = await sales.del(`/api/v1/projects/${project.id}`);
    expect([status, body.code]).toEqual([403, 'projectForbidden']);
  });

  it('is ordered for the client by who looks after it', async () => {
    const project = await newProject();
    const wish = wishOf(project);
    const { body } = await sales.post<{ order: Order }>('/api/v1/orders/process', wish);
    expect(body.order).toMatchObject({ clientCode: 'C-1001', totals: { net: project.totals.net } });
    const read = await buyer.get<Order>(`/api/v3/orders/${body.order.orderId}`);
    expect(read.body.totals).toEqual(body.order.totals);
    const list = await buyer.get<OrderList>('/api/v3/orders');
    expect(list.body.docs).toMatchObject([{ orderId: body.order.orderId, totalNet: body.order.totals!.net }]);
  });

  it('is nobody’s to look after once the client is withdrawn', async () => {
    const project = await newProject();
    const withdrawn = (at: string) =>
      server.pool.query(`update client set withdrawn_at = ${at} where code = 'C-1001'`);
    await withdrawn('now()');
    await forget(buyer);
    for (const user of [sales, buyer]) {
      const read = await reads(user, project);
      expect(pricesOf(read).unitNet).toEqual(pricesOf(read).unitGross);
      expect(read.withdrawnClient).toBe('Lumen Distribución SL');
      expect(read.terms).not.toBe(project.terms);
    }
    const bare = await buyer.get<Project>(`/api/v2/projects/${project.id}?prices=false`);
    expect(bare.body.withdrawnClient).toBeUndefined();
    const said = { code: 'clientWithdrawn', details: { client: 'Lumen Distribución SL' } };
    const { status, body } = await sales.post('/api/v1/orders/process', wishOf(project));
    expect([status, body]).toMatchObject([422, said]);
    const draft = await sales.get(`/api/v1/orders/generate?projectId=${project.id}`);
    expect([draft.status, draft.body]).toMatchObject([422, said]);
    await withdrawn('null');
    await forget(buyer);
    expect((await reads(buyer, project)).withdrawnClient).toBeUndefined();
    expect(pricesOf(await reads(sales, project))).toEqual(pricesOf(project));
  });
});

const wishOf = ({ id, products }: Project) => ({
  projectId: id,
  products: products.orderedIds.map((_id) => ({
    ...{ _id, quantity: 2, unitNet: null },
    referenceCode: products.byId[_id]!.referenceCode,
  })),
});

describe('a member of a project', () => {
  it('sees own prices, never those that its owner pays', async () => {
    const project = await newProject();
    const listed = await newcomer('list', 'specifier', null);
    const other = await newcomer('other', 'distributor', 'C-1002');
    for (const user of [listed, other]) await shares(project, user, 'editor');
    const { unitGross, unitNet } = pricesOf(project);
    expect(pricesOf(await reads(listed, project))).toMatchObject({ unitGross, unitNet: unitGross });
    expect(pricesOf(await reads(other, project)).unitNet.amount).toBeGreaterThan(unitNet.amount);
    // Whoever read it last, each goes on with prices of its own.
    expect(pricesOf(await reads(buyer, project))).toMatchObject({ unitGross, unitNet });
    const rename = { fieldsToUpdate: { name: 'Hotel Sol' } };
    const renamed = await listed.put<Project>(`/api/v1/projects/${project.id}`, rename);
    expect(pricesOf(renamed.body)).toMatchObject({ unitNet: unitGross });
  });

  it('of another client reads an order of the project without what it cost', async () => {
    const project = await newProject();
    const other = await newcomer('reader', 'distributor', 'C-1002');
    await shares(project, other, 'editor');
    const { body } = await buyer.post<{ order: Order }>('/api/v1/orders/process', wishOf(project));
    const path = `/api/v1/orders/by-project/${project.id}`;
    const read = await other.get<Order>(`/api/v3/orders/${body.order.orderId}`);
    const list = await other.get<OrderList>(path);
    expect(list.body.docs.map(({ orderId }) => orderId)).toEqual([body.order.orderId]);
    expect(JSON.stringify([read.body, list.body])).not.toMatch(/price|gross|net"|amount/i);
    expect((await buyer.get<OrderList>(path)).body.docs[0]!.totalNet).toEqual(body.order.totals!.net);
  });

  it('who only views may not change it, and one who was removed finds nothing', async () => {
    const project = await newProject();
    const guest = await newcomer('guest', 'distributor', null);
    const add = () => guest.post<Project>(`/api/v1/projects/${project.id}/products`, [product]);
    expect((await add()).status).toBe(404);
    await shares(project, guest, 'viewer');
    const refused = await add();
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'projectForbidden' }]);
    await shares(project, guest, 'editor');
    expect((await add()).status).toBe(201);
    await server.pool.query('delete from project_member where project_id = $1', [project.id]);
    expect((await add()).status).toBe(404);
    expect((await guest.get(`/api/v2/projects/${project.id}`)).status).toBe(404);
  });

  it('works with no more rights than the key that it calls with', async () => {
    const owner = await server.as('apiUser');
    const project = await newProject(owner);
    const sent = { name: 'Reader', scopes: ['project.view'] };
    const { body } = await owner.post<{ key: string }>('/users/v1/api-keys', sent);
    const machine = { headers: { authorization: `Bearer ${body.key}`, 'content-type': 'application/json' } };
    const path = `${server.url}/api/v2/projects/${project.id}`;
    const read = (await (await fetch(path, machine)).json()) as Project;
    expect([read.may, read.actions]).toEqual([['read'], []]);
    const change = { ...machine, method: 'PUT', body: JSON.stringify({ fieldsToUpdate: { name: 'No' } }) };
    expect((await fetch(path.replace('v2', 'v1'), change)).status).toBe(403);
  });
});
