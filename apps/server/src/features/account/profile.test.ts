import type { Account, OwnSession } from '@lucerna/contract';
import { demoPassword, startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const own = async (user: TestUser) => (await user.get<Account>('/users/v1/account')).body;

describe('the language', () => {
  it('is changed by either of the older paths too', async () => {
    const user = await server.as('sales');
    const { id } = await own(user);
    for (const [method, language] of [
      ['patch', 'it'],
      ['put', 'fr'],
    ] as const) {
      const { body } = await user[method](`/users/v1/user/${id}`, { language });
      expect(body).toMatchObject({ lang: language });
    }
    await user.put(`/users/v1/user/${id}`, { language: 'en' });
  });
});

describe('the units', () => {
  it('are those of the catalogue until the user chooses, and again when the choice is taken back', async () => {
    const user = await server.as('sales');
    const { id, units } = await own(user);
    expect(units).toBeNull();
    const change = (to: unknown) => user.patch<Account>(`/users/v1/users/${id}`, { units: to });
    expect((await change('imperial')).body).toMatchObject({ id, units: 'imperial' });
    await user.patch(`/users/v1/users/${id}`, { firstName: 'Ada' });
    expect((await own(user)).units).toBe('imperial');
    for (const wrong of ['', 'Imperial', 1, ['metric']]) expect((await change(wrong)).status).toBe(400);
    expect((await change(null)).body.units).toBeNull();
  });
});

describe('an edit', () => {
  it('is refused where another tab was quicker, and nothing is lost', async () => {
    const user = await server.as('sales');
    const { id, version } = await own(user);
    const edit = (firstName: string) =>
      user.patch(`/users/v1/users/${id}`, { firstName }, { 'if-match': `"${version}"` });
    const replies = await Promise.all(['Ada', 'Grace', 'Mary'].map(edit));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await own(user)).version).toBe(version + 1);
  });
});

describe('the company', () => {
  const change = (user: TestUser, id: string, body: object) =>
    user.patch<Account>(`/users/v1/users/${id}/company`, body);

  it('is renamed by its only user', async () => {
    const user = await server.as('importer');
    const { id } = await own(user);
    const { body } = await change(user, id, { name: 'Importer & Söhne', companyType: 'import' });
    expect(body.company).toMatchObject({ name: 'Importer & Söhne', companyType: { id: 'import' } });
    expect((await change(user, id, { name: '<b>' })).status).toBe(400);
    expect((await change(user, id, { name: '' })).status).toBe(400);
  });

  it('with colleagues is renamed for all of them, by who manages them', async () => {
    const user = await server.as('distributor');
    const { id } = await own(user);
    expect((await change(user, id, { name: 'Mine alone' })).status).toBe(403);
    await server.pool.query(`insert into account_privilege values ($1, 'company.manage.user')`, [id]);
    await server.ctx.viewers.forget(server.pool, id);
    expect((await change(user, id, { name: 'Distribución Norte' })).status).toBe(200);
    expect((await own(await server.as('apiUser'))).company?.name).toBe('Distribución Norte');
  });

  it('of nobody, and of others, cannot be changed', async () => {
    const user = await server.as('webUser');
    expect((await change(user, (await own(user)).id, { name: 'New' })).body).toMatchObject({
      code: 'companyMissing',
    });
    const other = await own(await server.as('sales'));
    expect((await change(user, other.id, { name: 'New' })).status).toBe(404);
  });
});

describe('the client code', () => {
  const change = (user: TestUser, id: string, body: object) =>
    user.patch<Account>(`/users/v1/users/${id}/client-code`, body);

  it('is chosen among those of the company, and no other', async () => {
    const user = await server.as('apiUser');
    const { id } = await own(user);
    const admin = await server.as('admin');
    const mate = await own(await server.as('distributor'));
    expect((await change(admin, mate.id, { clientCode: 'C-1002' })).status).toBe(200);
    const codes = await user.get(`/users/v1/users/${id}/client-codes`);
    expect(codes.body).toEqual([
      { clientCode: 'C-1001', current: true },
      { clientCode: 'C-1002', current: false },
    ]);
    expect((await change(user, id, { clientCode: 'C-1002', lang: 'es' })).body).toMatchObject({
      clientCode: 'C-1002',
      lang: 'es',
    });
    expect((await change(user, id, { clientCode: 'C-1003' })).status).toBe(403);
    expect((await change(user, id, { clientCode: 'C-1001' })).status).toBe(403);
  });

  it('changes the prices of its user at once', async () => {
    const admin = await server.as('admin');
    const { id } = await own(admin);
    await change(admin, id, { clientCode: 'C-1001' });
    await own(admin);
    const viewer = await server.ctx.viewers.find(admin.cookies.get('access') ?? '');
    expect(viewer?.discounts).toMatchObject({ A: 40 });
    expect((await change(admin, id, { clientCode: null })).body.clientCode).toBeNull();
  });

  it('must be a client of the catalogue, and is given to others by an administrator only', async () => {
    const admin = await server.as('admin');
    const { id } = await own(await server.as('specifier'));
    expect((await change(admin, id, { clientCode: 'C-9999' })).body).toMatchObject({
      code: 'clientCodeUnknown',
    });
    expect((await change(admin, id, { clientCode: 'U-2001' })).body).toMatchObject({
      code: 'clientCodeUnknown',
    });
    expect((await change(await server.as('sales'), id, { clientCode: 'C-1001' })).status).toBe(404);
    expect((await change(await server.as('specifier'), id, { clientCode: 'C-1001' })).status).toBe(403);
  });
});

describe('the own sessions', () => {
  const signIn = async (userAgent: string) => {
    const user = server.anyone();
    await user.post(
      '/users/v1/auth/login',
      { email: 'specifier_usa@lucerna.test', password: demoPassword },
      { 'user-agent': userAgent },
    );
    return user;
  };
  const list = async (user: TestUser) => (await user.get<OwnSession[]>('/users/v1/auth/sessions')).body;

  it('are listed and ended one by one, or all but this one', async () => {
    const [here, there, third] = [await signIn('Here'), await signIn('There'), await signIn('Third')];
    const sessions = await list(here);
    expect(sessions.map(({ userAgent }) => userAgent).sort()).toEqual(['Here', 'There', 'Third']);
    expect(sessions.find(({ current }) => current)).toMatchObject({
      userAgent: 'Here',
      address: '127.0.0.1',
    });
    const other = sessions.find(({ userAgent }) => userAgent === 'There')!;
    expect((await here.del(`/users/v1/auth/sessions/${other.id}`)).status).toBe(204);
    expect((await there.get('/users/v1/account')).status).toBe(401);
    expect((await there.post('/users/v1/auth/refresh')).status).toBe(401);
    expect((await here.del('/users/v1/auth/sessions')).status).toBe(204);
    expect((await third.get('/users/v1/account')).status).toBe(401);
    expect(await list(here)).toHaveLength(1);
  });

  it('of others do not exist', async () => {
    const [mine] = await list(await signIn('Mine'));
    const other = await server.as('sales');
    expect((await other.del(`/users/v1/auth/sessions/${mine!.id}`)).status).toBe(404);
  });
});
