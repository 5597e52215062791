import type { Clients, Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, expect, it } from 'vitest';

let server: TestServer;
let sales: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  await server.pool.query(`update account set client_code = null where email = 'sales@lucerna.test'`);
  sales = await server.as('sales');
  buyer = await server.as('distributor');
});

const products = [{ model: '2015', quantity: 2 }];
const begins = (body: object, as = sales) =>
  as.post<Project & { code: string }>('/api/v1/projects', { name: 'Hotel', products, ...body });

async function userOfClient(): Promise<string> {
  const { body } = await sales.get<Clients>('/api/v1/clients?search=lumen');
  return body.docs[0]!.users.find(({ email }) => email === 'distributor@lucerna.test')!.id;
}

const netOf = ({ products: { orderedIds, byId } }: Project) => byId[orderedIds[0]!]!.prices!.unitNet;

it('sales begins a project for a client, at the client’s prices', async () => {
  const { status, body } = await begins({ client: 'C-1001' });
  expect([status, body.isOwner]).toEqual([201, true]);
  const { body: own } = await begins({}, buyer);
  expect(netOf(body)).toEqual(netOf(own));
  expect(netOf((await begins({})).body)).not.toEqual(netOf(own));
});

it('sales begins a project that belongs to a user of the client, who is told and finds it', async () => {
  const { status, body } = await begins({ client: 'C-1001', owner: await userOfClient() });
  expect([status, body.isOwner, body.may.includes('edit')]).toEqual([201, false, true]);
  const read = await buyer.get<Project>(`/api/v2/projects/${body.id}`);
  expect(read.body).toMatchObject({ isOwner: true, name: 'Hotel' });
  expect(netOf(read.body)).toEqual(netOf(body));
});

it('says why a project cannot be begun for somebody', async () => {
  const owner = await userOfClient();
  const stranger = (await (await server.as('specifier')).get<{ id: string }>('/users/v1/account')).body.id;
  const codeOf = async (body: object, as = sales) => {
    const { status, body: told } = await begins(body, as);
    return [status, told.code];
  };
  expect(await codeOf({ client: 'C-9999' })).toEqual([422, 'clientNotYours']);
  expect(await codeOf({ client: 'U-2001' })).toEqual([422, 'clientNotYours']);
  expect(await codeOf({ client: 'C-1001', catalogId: 21 })).toEqual([422, 'clientOfOtherCatalogue']);
  expect(await codeOf({ client: 'C-1001', owner: stranger })).toEqual([422, 'ownerNotOfClient']);
  expect(await codeOf({ client: 'C-1001' }, buyer)).toEqual([403, 'forbidden']);
  expect((await begins({ owner })).status).toBe(400);
  await server.pool.query(`update client set withdrawn_at = now() where code = 'C-1001'`);
  const { status, body } = await begins({ client: 'C-1001', owner });
  expect([status, body.code, (body as unknown as { details: unknown }).details]).toMatchObject([
    422,
    'clientWithdrawn',
    expect.anything(),
  ]);
});
