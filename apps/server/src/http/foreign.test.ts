import { roles, type Account, type Budget, type Order, type Project } from '@lucerna/contract';
import { startTestServer, type Reply, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let owner: TestUser;
/** Another seller, of another company. */
let stranger: TestUser;
let project: Project;
let budget: Budget;
let order: Order;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('distributor');
  stranger = await newSeller();
  const made = await owner.post<Project>('/api/v1/projects', {
    name: 'Casa Norte',
    products: [{ model: '2015', quantity: 2 }],
  });
  project = made.body;
  const products = project.products.orderedIds.map((_id) => ({ _id }));
  budget = (await owner.post<Budget>('/api/v2/budget', { projectId: project.id, products })).body;
  const ordered = await owner.post<{ order: Order }>('/api/v1/orders/process', {
    projectId: project.id,
    products: products.map(({ _id }) => ({ _id, quantity: 2, ...seen(_id) })),
  });
  order = ordered.body.order;
});

/** A product of the project as an order names it. */
const seen = (id: string) => ({
  referenceCode: project.products.byId[id]?.referenceCode,
  unitNet: null,
});

/** A distributor like the owner, of a client of its own. */
async function newSeller(): Promise<TestUser> {
  const user = server.anyone();
  const account = { email: 'seller@example.test', password: 'a long enough one' };
  const { body } = await user.post<{ accountId: string }>('/users/v1/auth/sign-up', account);
  await server.pool.query(
    `update account set roles = $2, client_code = 'C-1002', company_crm_id = 'another' where id = $1`,
    [body.accountId, [roles.distributor]],
  );
  await server.ctx.viewers.forget(server.pool, body.accountId);
  return user;
}

const own = async (user: TestUser) => (await user.get<Account>('/users/v1/account')).body;

describe('somebody else', () => {
  it('finds no project, budget, document or order of the owner', async () => {
    const { id } = project;
    const [line] = project.products.orderedIds;
    const products = [{ _id: line }];
    const tries: Record<string, Reply<unknown>> = {
      project: await stranger.get(`/api/v2/projects/${id}`),
      'draft of a budget': await stranger.get(`/api/v1/budget/project/${id}`),
      'new budget': await stranger.post('/api/v2/budget', { projectId: id, products }),
      budget: await stranger.get(`/api/v1/budget/${budget.id}`),
      budgets: await stranger.get(`/api/v1/budget/previous?projectId=${id}`),
      tick: await stranger.put(`/api/v1/budget/${budget.id}/checked`, { isChecked: true }),
      document: await stranger.get(`/api/v1/budget/${budget.id}/document`),
      'document again': await stranger.post(`/api/v1/budget/${budget.id}/document`),
      'draft of an order': await stranger.get(`/api/v1/orders/generate?projectId=${id}`),
      'new order': await stranger.post('/api/v1/orders/process', {
        projectId: id,
        products: [{ _id: line, quantity: 2, ...seen(line!) }],
      }),
      order: await stranger.get(`/api/v1/orders/${order.orderId}`),
    };
    const statuses = Object.entries(tries).map(([what, { status }]) => [what, status]);
    expect(statuses).toEqual(Object.keys(tries).map((what) => [what, 404]));
  });

  it('finds no account but the own one', async () => {
    const { id, crm } = await own(owner);
    expect((await stranger.get(`/users/v1/users/${id}`)).status).toBe(404);
    expect((await stranger.patch(`/users/v1/users/${id}`, { firstName: 'Mallory' })).status).toBe(404);
    expect((await stranger.put(`/users/v1/users/${id}`, { firstName: 'Mallory' })).status).toBe(404);
    expect((await stranger.get(`/users/v2/user/${crm.contact.id}`)).status).toBe(404);
    const company = '/users/v1/users/manage/by-company';
    const tries: Record<string, Reply<unknown>> = {
      company: await stranger.patch(`/users/v1/users/${id}/company`, { name: 'Mine' }),
      'client code': await stranger.put(`/users/v1/users/${id}/client-code`, { clientCode: 'C-1002' }),
      'client codes': await stranger.get(`/users/v1/users/${id}/client-codes`),
      qualification: await stranger.get(`/users/v1/users/${id}/qualification`),
      'about you': await stranger.patch(`/users/v1/users/${id}/about-you`, {
        userType: 2,
        profession: 'other',
      }),
      'about the company': await stranger.patch(`/users/v1/users/${id}/about-company`, {
        name: 'Mine',
        companyType: 'other',
      }),
    };
    const statuses = Object.entries(tries).map(([what, { status }]) => [what, status]);
    expect(statuses).toEqual(Object.keys(tries).map((what) => [what, 404]));
    expect((await stranger.get(company)).status).toBe(403);
    expect((await stranger.patch(company, { users: [{ id, privileges: [] }] })).status).toBe(403);
    expect((await stranger.put(`/users/v1/users/${id}/roles`, { roles: [1] })).status).toBe(403);
    expect((await own(owner)).firstName).not.toBe('Mallory');
  });
});

describe('an account', () => {
  it.each([
    { roles: [9] },
    { rolId: 9 },
    { privileges: ['catalogue.import'] },
    { clientCode: 'C-1001' },
    { registerType: 4 },
    { email: 'admin@lucerna.test' },
    { company: { crmId: '1' } },
    { id: '00000000-0000-4000-8000-000000000000' },
  ])('does not give itself %j', async (change) => {
    const before = await own(stranger);
    const { status } = await stranger.patch(`/users/v1/users/${before.id}`, { firstName: 'Eve', ...change });
    expect(status).toBe(400);
    expect(await own(stranger)).toEqual(before);
  });

  it('is not made with rights', async () => {
    const newcomer = { email: 'eve@example.test', password: 'a long enough one' };
    for (const more of [{ roles: [9] }, { privileges: ['order.add'] }, { clientCode: 'C-1001' }]) {
      const { status } = await server.anyone().post('/users/v1/auth/sign-up', { ...newcomer, ...more });
      expect(status).toBe(400);
    }
  });
});
