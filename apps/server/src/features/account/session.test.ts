import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, startTestServer } from '@lucerna/testkit/server';
import type { TestServer } from '@lucerna/testkit/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const credentials = { email: 'distributor@lucerna.test', password: demoPassword };

async function signIn() {
  const user = server.anyone();
  const reply = await user.post('/users/v1/auth/login', credentials);
  expect(reply.status).toBe(200);
  return user;
}

describe('signing in', () => {
  it('opens a session with two cookies that scripts cannot read', async () => {
    const response = await server.anyone().raw('/users/v1/auth/login', {
      method: 'POST',
      body: JSON.stringify(credentials),
      headers: { 'content-type': 'application/json' },
    });
    const [access, refresh] = response.headers.getSetCookie();
    expect(access).toMatch(/^access=.*Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(refresh).toMatch(/^refresh=.*Max-Age=2592000; Path=\/users\/v1\/auth; HttpOnly; SameSite=Lax$/);
  });

  it('takes the e-mail in any case and gives the account with its contact id', async () => {
    const user = server.anyone();
    await user.post('/users/v1/auth/login', { ...credentials, email: ' Distributor@Lucerna.TEST ' });
    const { status, body } = await user.get('/users/v1/account');
    expect(status).toBe(200);
    expect(body).toMatchObject({ rolId: 3, roles: [3], catalog: 16, clientCode: 'C-1001', lang: 'en' });
    expect(body).toHaveProperty('crm.contact.id');
  });

  it('answers an unknown e-mail and a wrong password alike', async () => {
    const wrong = await server.anyone().post('/users/v1/auth/login', { ...credentials, password: 'wrong' });
    const unknown = await server
      .anyone()
      .post('/users/v1/auth/login', { email: 'nobody@lucerna.test', password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ code: 'credentialsInvalid', message: 'problem.credentialsInvalid' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('lets nobody guess for long, and locks nobody else out', async () => {
    const guess = () =>
      server.anyone().post('/users/v1/auth/login', { email: 'importer@lucerna.test', password: 'guess' });
    let last = await guess();
    for (let tries = 0; tries < 12 && last.status === 401; tries += 1) last = await guess();
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    await signIn();
  });
});

describe('a session', () => {
  it('is refreshed by parallel tabs without a loss', async () => {
    const user = await signIn();
    const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const tabs = await Promise.all(
      [1, 2, 3].map(() => server.anyone().post('/users/v1/auth/refresh', undefined, { cookie })),
    );
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
    const exchanged = tabs.filter(({ headers }) =>
      headers.getSetCookie().some((line) => line.startsWith('refresh=')),
    );
    expect(exchanged).toHaveLength(1);
  });

  it('ends everywhere when a refresh token is used long after its exchange', async () => {
    const user = await signIn();
    const stolen = `refresh=${user.cookies.get('refresh')}`;
    await user.post('/users/v1/auth/refresh');
    await server.pool.query(`update session set rotated_at = now() - interval '1 minute'`);
    const thief = await server.anyone().post('/users/v1/auth/refresh', undefined, { cookie: stolen });
    expect(thief.status).toBe(401);
    expect(thief.body.code).toBe('sessionExpired');
    expect((await user.get('/users/v1/account')).status).toBe(401);
    expect((await user.post('/users/v1/auth/refresh')).status).toBe(401);
  });

  it('ends at once on signing out, its access token included', async () => {
    const user = await signIn();
    const access = `access=${user.cookies.get('access')}`;
    expect((await user.get('/users/v1/account')).status).toBe(200);
    expect((await user.post('/users/v1/auth/logout')).status).toBe(204);
    expect(user.cookies.size).toBe(0);
    const late = await server.anyone().get('/users/v1/account', { cookie: access });
    expect(late.status).toBe(401);
  });

  it('is not opened by a forged token', async () => {
    const [head, body] = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0'.split('.');
    for (const token of ['', 'x', 'a.b.c', `${head}.${body}.`]) {
      const { status } = await server.anyone().get('/users/v1/account', { cookie: `access=${token}` });
      expect(status).toBe(401);
    }
  });

  it('keeps only hashes of its tokens', async () => {
    const user = await signIn();
    const { rows } = await server.pool.query<{ found: number }>(
      `select count(*) as found from session where position(convert_to($1, 'utf8') in token_hash) > 0`,
      [user.cookies.get('refresh')],
    );
    expect(rows[0]?.found).toBe(0);
  });
});
