import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, startTestServer, type TestServer } from '@lucerna/testkit/server';

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
  it('opens a session with two cookies that scripts cannot read, and a mark that tells the account’s language alone', async () => {
    const response = await server.anyone().raw('/users/v1/auth/login', {
      method: 'POST',
      body: JSON.stringify(credentials),
      headers: { 'content-type': 'application/json' },
    });
    const [access, refresh, mark] = response.headers.getSetCookie();
    expect(access).toMatch(/^access=.*Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(refresh).toMatch(/^refresh=.*Max-Age=2592000; Path=\/users\/v1\/auth; HttpOnly; SameSite=Lax$/);
    expect(mark).toBe('signed-in=en; Max-Age=2592000; Path=/; SameSite=Lax');
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

  const aMinuteLater = () =>
    server.pool.query(`update session set rotated_at = rotated_at - interval '1 minute'`);

  it('goes on where the answer that brought the next refresh token never came', async () => {
    const user = await signIn();
    const kept = `refresh=${user.cookies.get('refresh')}`;
    for (const lost of [1, 2, 3]) {
      const answer = await server.anyone().post('/users/v1/auth/refresh', undefined, { cookie: kept });
      expect(answer.status, `answer ${lost}`).toBe(200);
      await aMinuteLater();
    }
    await user.post('/users/v1/auth/refresh');
    expect(`refresh=${user.cookies.get('refresh')}`).not.toBe(kept);
    await aMinuteLater();
    expect((await user.post('/users/v1/auth/refresh')).status).toBe(200);
  });

  it('ends everywhere when a refresh token is used after the one that followed it was', async () => {
    const user = await signIn();
    const stolen = `refresh=${user.cookies.get('refresh')}`;
    await user.post('/users/v1/auth/refresh');
    await user.post('/users/v1/auth/refresh');
    await aMinuteLater();
    const thief = await server.anyone().post('/users/v1/auth/refresh', undefined, { cookie: stolen });
    expect(thief.status).toBe(401);
    expect(thief.body.code).toBe('sessionExpired');
    expect((await user.get('/users/v1/account')).status).toBe(401);
    expect((await user.post('/users/v1/auth/refresh')).status).toBe(401);
  });

  it('ends everywhere when its owner comes after a thief who had the token before', async () => {
    const user = await signIn();
    const stolen = `refresh=${user.cookies.get('refresh')}`;
    await user.post('/users/v1/auth/refresh');
    await aMinuteLater();
    const thief = await server.anyone().post('/users/v1/auth/refresh', undefined, { cookie: stolen });
    const taken = thief.headers.getSetCookie().map((line) => line.split(';')[0]);
    expect((await user.post('/users/v1/auth/refresh')).status).toBe(401);
    const again = await server
      .anyone()
      .post('/users/v1/auth/refresh', undefined, { cookie: taken.join('; ') });
    expect(again.status).toBe(401);
    expect((await user.get('/users/v1/account')).status).toBe(401);
  });

  it('ends when a token from before several exchanges comes back', async () => {
    const user = await signIn();
    const first = `refresh=${user.cookies.get('refresh')}`;
    for (let exchanges = 0; exchanges < 3; exchanges += 1) await user.post('/users/v1/auth/refresh');
    expect((await user.get('/users/v1/account')).status).toBe(200);
    const thief = await server.anyone().post('/users/v1/auth/refresh', undefined, { cookie: first });
    expect(thief.body.code).toBe('sessionExpired');
    expect((await user.get('/users/v1/account')).status).toBe(401);
  });

  it('is not ended by a refresh token that somebody made up', async () => {
    const user = await signIn();
    const [sessionId, , seal] = (user.cookies.get('refresh') ?? '').split('.');
    for (const token of [`${sessionId}.x.${seal}`, `${sessionId}`, `${sessionId}..`, 'x', 'a.b.c']) {
      const cookie = `refresh=${token}`;
      const { status } = await server.anyone().post('/users/v1/auth/refresh', undefined, { cookie });
      expect(status).toBe(401);
    }
    expect((await user.get('/users/v1/account')).status).toBe(200);
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

  it('is not opened by a token that is forged, over, of another key or of another kind', async () => {
    const user = await signIn();
    const good = user.cookies.get('access') ?? '';
    const [head, body, mark] = good.split('.') as [string, string, string];
    const { sub } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { sub: string };
    const sign = (key: string | Uint8Array, alg: string, expires: string) =>
      new SignJWT({})
        .setProtectedHeader({ alg })
        .setSubject(sub)
        .setExpirationTime(expires)
        .sign(typeof key === 'string' ? new TextEncoder().encode(key) : key);
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const own = server.ctx.secrets.signing;
    const forged = {
      empty: '',
      text: 'x',
      broken: 'a.b.c',
      'none without a mark': `${none}.${body}.`,
      'none with a mark': `${none}.${body}.${mark}`,
      'another mark': `${head}.${body}.${mark.replace(/^./, (each) => (each === 'A' ? 'B' : 'A'))}`,
      'another key': await sign('k'.repeat(43), 'HS256', '10m'),
      over: await sign(own, 'HS256', '-1s'),
      'another algorithm': await sign(new Uint8Array([...own, ...own]), 'HS512', '10m'),
      'without an end': await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setSubject(sub).sign(own),
      'a refresh token': user.cookies.get('refresh') ?? '',
    };
    const answers: [string, number][] = [];
    for (const [what, token] of Object.entries(forged)) {
      const { status } = await server.anyone().get('/users/v1/account', { cookie: `access=${token}` });
      answers.push([what, status]);
    }
    expect(answers.filter(([, status]) => status !== 401)).toEqual([]);
    expect((await user.get('/users/v1/account')).status).toBe(200);
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
