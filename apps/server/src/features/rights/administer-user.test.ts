import { operations, roles, type AuditEntry, type CompanyUser, type Project } from '@lucerna/contract';
import { lettersTo } from '@lucerna/testkit/letters';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, expect, it } from 'vitest';

const password = 'a long enough one';
let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});

/** Somebody who signed up, proved the e-mail and said to distribute. */
async function newDistributor(email: string): Promise<{ user: TestUser; id: string }> {
  const user = server.anyone();
  await user.post('/users/v1/auth/sign-up', { email, password });
  await server.pool.query('update account set email_verified_at = now() where email = $1', [email]);
  const { id } = (await user.get<{ id: string }>('/users/v1/account')).body;
  await user.post('/users/v1/auth/qualification', {
    aboutYou: { userType: 2, profession: 'other', firstName: 'New', lastName: 'Buyer' },
    aboutCompany: { name: 'New Light', companyType: 'distribution', country: 'ES' },
  });
  return { user, id };
}

const known = async (email: string): Promise<CompanyUser | undefined> =>
  (await admin.get<{ docs: CompanyUser[] }>(`/users/v1/users/manage/by-company?search=${email}`)).body
    .docs[0];
const set = (id: string, body: object, version?: number, user = admin) =>
  user.patch<CompanyUser & { code?: string }>(
    operations.administerUser.path.replace(':id', id),
    body,
    version === undefined ? {} : { 'if-match': `"${version}"` },
  );
const log = async (id: string) =>
  (await admin.get<{ docs: AuditEntry[] }>(`/users/v1/audit?account=${id}`)).body.docs.map(
    ({ action }) => action,
  );

it('a distributor who signed up orders once an administrator has set the client code, and is told so', async () => {
  const email = 'buyer@example.test';
  const { user, id } = await newDistributor(email);
  const { body: project } = await user.post<Project>('/api/v1/projects', {
    name: 'Hotel',
    products: [{ model: '2010', quantity: 2 }],
  });
  const order = async () => {
    const { body } = await user.get<Project>(`/api/v2/projects/${project.id}`);
    const products = body.products.orderedIds.map((_id) => {
      const { quantity, referenceCode, prices } = body.products.byId[_id]!;
      return { _id, quantity, referenceCode, unitNet: prices?.unitNet ?? null };
    });
    return user.post<object>('/api/v1/orders/process', { projectId: project.id, products });
  };
  expect((await order()).body).toEqual({ processOrderSuccess: false, code: 'NO_CLIENT_CODE' });
  expect((await set(id, { clientCode: 'C-404' })).body.code).toBe('clientCodeUnknown');
  expect((await set(id, { clientCode: 'U-2001' })).body.code).toBe('clientCodeUnknown');
  const { status, body } = await set(id, { clientCode: 'C-1001' });
  expect([status, body.clientCode]).toEqual([200, 'C-1001']);
  expect((await order()).body).toMatchObject({ processOrderSuccess: true });
  // Other letters, such as that which asks to confirm the address, may come before and after it.
  const subjects = async () => (await lettersTo(server.url, email)).map(({ subject }) => subject).join('\n');
  await expect.poll(subjects, { timeout: 15_000 }).toMatch(/order now|pedidos/);
  expect(await log(id)).toContain('clientCodeChanged');
});

it('role, catalogue and company are set in one change, against the version that was seen', async () => {
  const { id } = await newDistributor('mover@example.test');
  const { version } = (await known('mover@example.test'))!;
  const company = { crmId: 'demo-distributor-sl', name: 'Another spelling' };
  const { body } = await set(
    id,
    { roles: [roles.sales_usa], catalog: 21, clientCode: 'U-2001', company },
    version,
  );
  expect(body).toMatchObject({
    roles: [roles.sales_usa],
    catalog: 21,
    clientCode: 'U-2001',
    // What its other users call it.
    company: { crmId: 'demo-distributor-sl', name: 'Demo Distributor SL' },
  });
  expect((await set(id, { roles: [roles.webUser] }, version)).body.code).toBe('stale');
  // The client is one of the other catalogue.
  expect((await set(id, { catalog: 16 })).body.clientCode).toBeNull();
  expect((await set(id, { company: null })).body.company).toBeNull();
  expect(await log(id)).toEqual(
    expect.arrayContaining(['rolesChanged', 'catalogChanged', 'clientCodeChanged', 'companyChanged']),
  );
});

it('a blocked user is out at once, seen by administrators only, and comes back', async () => {
  const email = 'blocked@example.test';
  const { user, id } = await newDistributor(email);
  expect((await set(id, { isBlocked: true })).body.isBlocked).toBe(true);
  expect((await user.get('/users/v1/account')).status).toBe(401);
  const signIn = () => server.anyone().post('/users/v1/auth/login', { email, password });
  expect((await signIn()).status).toBe(401);
  expect((await known(email))?.isBlocked).toBe(true);
  await set(id, { isBlocked: false });
  expect((await signIn()).status).toBe(200);
  expect(await log(id)).toEqual(expect.arrayContaining(['accountBlocked', 'accountOpened']));
});

it('a deleted user leaves projects without a name, and the e-mail free', async () => {
  const email = 'gone@example.test';
  const { user, id } = await newDistributor(email);
  await user.post('/api/v1/projects', { name: 'Stays' });
  const { version } = (await known(email))!;
  const remove = (named: string, seen = version) =>
    admin.del(`/users/v1/users/${id}?email=${named}`, undefined, { 'if-match': `"${seen}"` });
  expect((await remove('other@example.test')).status).toBe(409);
  expect((await remove(email, version - 1)).status).toBe(409);
  expect((await remove(email)).status).toBe(204);
  expect((await remove(email)).status).toBe(404);
  expect((await user.get('/users/v1/account')).status).toBe(401);
  expect(await known(email)).toBeUndefined();
  const { rows } = await server.pool.query(
    'select a.first_name, a.email, p.name from project p join account a on a.id = p.owner_id where a.id = $1',
    [id],
  );
  expect(rows).toEqual([{ first_name: '', email: `${id}@deleted.invalid`, name: 'Stays' }]);
  expect((await server.anyone().post('/users/v1/auth/sign-up', { email, password })).status).toBe(201);
});

it('administrators neither block, delete nor demote themselves, and nobody else reaches any of it', async () => {
  const { id, email } = (await admin.get<{ id: string; email: string }>('/users/v1/account')).body;
  expect((await set(id, { isBlocked: true })).body.code).toBe('adminNeeded');
  expect((await set(id, { roles: [roles.sales] })).body.code).toBe('adminNeeded');
  expect((await admin.del(`/users/v1/users/${id}?email=${email}`)).status).toBe(409);
  const sales = await server.as('sales');
  expect((await set(id, { isBlocked: true }, undefined, sales)).status).toBe(403);
  expect((await sales.del(`/users/v1/users/${id}?email=${email}`)).status).toBe(403);
});
