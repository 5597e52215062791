import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const newcomer = {
  email: 'New.Comer@example.test',
  password: 'ten letters',
  firstName: 'Nova',
  language: 'de',
};

describe('signing up', () => {
  it('makes a web user and signs in', async () => {
    const user = server.anyone();
    const { status } = await user.post('/users/v1/auth/sign-up', newcomer);
    expect(status).toBe(201);
    const { body } = await user.get('/users/v1/account');
    expect(body).toMatchObject({
      email: 'new.comer@example.test',
      firstName: 'Nova',
      lang: 'de',
      language: { isoCode: 'de-DE' },
      roles: [1],
      registerType: 1,
      emailVerified: false,
      clientCode: null,
      company: null,
    });
    expect(body.privileges).not.toContain('price.view');
  });

  it('is refused for an e-mail that is taken, in whatever case', async () => {
    const again = { ...newcomer, email: 'NEW.COMER@EXAMPLE.TEST' };
    const { status, body } = await server.anyone().post('/users/v1/auth/sign-up', again);
    expect(status).toBe(409);
    expect(body.code).toBe('emailTaken');
  });

  it('makes one account of two sign-ups in the same moment', async () => {
    const twice = { ...newcomer, email: 'twice@example.test' };
    const replies = await Promise.all(
      [1, 2].map(() => server.anyone().post('/users/v1/auth/sign-up', twice)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['an e-mail of 249 characters', { email: `${'a'.repeat(239)}@long.test` }],
    ['a password of nine characters', { password: 'nine char' }],
    ['a password of 129 characters', { password: 'x'.repeat(129) }],
    ['a name with brackets', { firstName: '<b>' }],
    ['a social channel', { channel: 2 }],
    ['a role of its choice', { roles: [9] }],
  ])('is refused with %s', async (_what, wrong) => {
    const email = 'refused@example.test';
    const { status } = await server.anyone().post('/users/v1/auth/sign-up', { ...newcomer, email, ...wrong });
    expect(status).toBe(400);
  });
});

describe('validating an e-mail', () => {
  it('tells whether it exists', async () => {
    const caller = server.anyone();
    expect((await caller.get('/users/v1/users/email-validate/ADMIN%40lucerna.test')).status).toBe(200);
    expect((await caller.get('/users/v1/users/email-validate/free%40lucerna.test')).status).toBe(404);
    expect((await caller.get('/users/v1/users/email-validate/nonsense')).status).toBe(404);
  });
});

describe('the own user', () => {
  it('is read by its id and by its contact id', async () => {
    const user = await server.as('sales');
    const { body } = await user.get<{ id: string; crm: { contact: { id: string } } }>('/users/v1/account');
    expect((await user.get(`/users/v1/users/${body.id}`)).body).toEqual(body);
    expect((await user.get(`/users/v2/user/${body.crm.contact.id}`)).body).toEqual(body);
    expect((await user.get(`/api/v2/user/${body.crm.contact.id}`)).body).toEqual(body);
  });

  it('changes its language and its name, and nothing that decides rights or prices', async () => {
    const user = await server.as('sales');
    const { body } = await user.get<{ id: string }>('/users/v1/account');
    const path = `/users/v1/users/${body.id}`;
    const change = { language: 'fr', firstName: 'Ève', catalog: 16 };
    expect((await user.patch(path, change)).body).toMatchObject({
      lang: 'fr',
      firstName: 'Ève',
      catalog: 16,
    });
    expect((await user.get('/users/v1/account')).body).toMatchObject({ lang: 'fr', catalog: 16 });
    for (const wrong of [{ roles: [9] }, { clientCode: 'C-1001' }, { catalog: 17 }, { language: 'pt' }]) {
      expect((await user.patch(path, wrong)).status).toBe(400);
    }
    const other = await user.patch(path, { catalog: 21, firstName: 'Eva' });
    expect([other.status, other.body]).toMatchObject([403, { code: 'forbidden' }]);
    expect((await user.get('/users/v1/account')).body).toMatchObject({ firstName: 'Ève', catalog: 16 });
  });

  it('gets another catalogue from an administrator, and has no client of the one before then', async () => {
    const user = await server.as('distributor');
    const { body } = await user.get<{ id: string; clientCode: string | null }>('/users/v1/account');
    expect(body.clientCode).not.toBeNull();
    const path = `/users/v1/users/${body.id}/catalog`;
    expect((await user.patch(path, { catalog: 21 })).status).toBe(403);
    const admin = await server.as('admin');
    expect((await admin.patch(path, { catalog: 17 })).status).toBe(400);
    expect((await admin.patch(path, { catalog: 21 })).body).toMatchObject({ catalog: 21, clientCode: null });
    expect((await user.get('/users/v1/account')).body).toMatchObject({ catalog: 21, clientCode: null });
    await admin.patch(path, { catalog: 16 });
    await admin.patch(`/users/v1/users/${body.id}/client-code`, { clientCode: body.clientCode });
    expect((await user.get('/users/v1/account')).body).toMatchObject({
      catalog: 16,
      clientCode: body.clientCode,
    });
  });

  it.each([
    { country: 'US', language: 'en', catalog: 21, lang: 'us' },
    { country: 'PR', language: 'es', catalog: 21, lang: 'es' },
    { country: 'DE', language: undefined, catalog: 16, lang: 'de' },
    { country: 'GB', language: 'en', catalog: 16, lang: 'en' },
    { country: undefined, language: undefined, catalog: 16, lang: 'en' },
  ])('of $country begins with catalogue $catalog', async ({ country, language, catalog, lang }) => {
    const user = server.anyone();
    const email = `from-${country ?? 'nowhere'}@example.test`.toLowerCase();
    const made = await user.post('/users/v1/auth/sign-up', {
      email,
      password: 'a long enough one',
      country,
      language,
    });
    expect(made.status).toBe(201);
    expect((await user.get('/users/v1/account')).body).toMatchObject({ catalog, lang });
  });

  it('is the only one that exists for a caller', async () => {
    const admin = await server.as('admin');
    const { body } = await admin.get<{ id: string; crm: { contact: { id: string } } }>('/users/v1/account');
    const other = await server.as('importer');
    expect((await other.get(`/users/v1/users/${body.id}`)).status).toBe(404);
    expect((await other.patch(`/users/v1/users/${body.id}`, { language: 'it' })).status).toBe(404);
    expect((await other.get(`/users/v2/user/${body.crm.contact.id}`)).status).toBe(404);
  });
});

describe('the prices of a viewer', () => {
  it('come from the client of the account and its catalogue', async () => {
    const user = await server.as('distributor');
    await user.get('/users/v1/account');
    const viewer = await server.ctx.viewers.find(user.cookies.get('access') ?? '');
    expect(viewer).toMatchObject({ rateId: 10, discounts: { A: 40, B: 35, C: 30, D: 20 } });
  });
});
