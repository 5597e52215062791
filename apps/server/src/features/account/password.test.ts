import { letterTo, lettersTo, linkIn, tokenIn } from '@lucerna/testkit/letters';
import { demoPassword, startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const fresh = 'Lampen im Regen 7';
const ask = (email: string, language?: string) =>
  server
    .anyone()
    .post('/users/v1/auth/password-reset', { email }, language ? { 'accept-language': language } : {});
const confirm = (token: string, password: string, user: TestUser = server.anyone()) =>
  user.post('/users/v1/auth/password-reset/confirm', { token, password });
const signIn = async (email: string, password: string) => {
  const user = server.anyone();
  return { user, ...(await user.post('/users/v1/auth/login', { email, password })) };
};

describe('forgetting the password', () => {
  it('is answered alike for a known and an unknown e-mail, and only the known one gets a letter', async () => {
    const known = await ask('specifier@lucerna.test');
    const unknown = await ask('nobody@lucerna.test');
    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect(unknown.body).toEqual(known.body);
    const letter = await letterTo(server.url, 'specifier@lucerna.test');
    expect(letter.subject).toBe('Reset your password');
    expect(linkIn(letter).pathname).toBe('/password-reset');
    expect(linkIn(letter).origin).toBe(server.url);
    expect(await lettersTo(server.url, 'nobody@lucerna.test')).toEqual([]);
  });

  it('writes in the language of the account', async () => {
    await server.pool.query(`update account set language = 'de' where email = 'importer@lucerna.test'`);
    await ask('importer@lucerna.test');
    const letter = await letterTo(server.url, 'importer@lucerna.test');
    expect(letter.subject).toBe('Setzen Sie Ihr Passwort zurück');
    expect(letter.text).toContain('Guten Tag Importer,');
    expect(letter.html).toContain('<html lang="de">');
  });

  it('sets a new password once, signs in and ends every older session', async () => {
    const before = await signIn('sales@lucerna.test', demoPassword);
    await ask('sales@lucerna.test');
    const token = tokenIn(await letterTo(server.url, 'sales@lucerna.test'));
    const user = server.anyone();
    expect((await confirm(token, fresh, user)).status).toBe(200);
    expect((await user.get('/users/v1/account')).status).toBe(200);
    expect((await before.user.get('/users/v1/account')).status).toBe(401);
    expect((await before.user.post('/users/v1/auth/refresh')).status).toBe(401);
    expect((await signIn('sales@lucerna.test', demoPassword)).status).toBe(401);
    expect((await signIn('sales@lucerna.test', fresh)).status).toBe(200);
    const again = await confirm(token, 'Another one 99');
    expect([again.status, again.body.code]).toEqual([422, 'tokenInvalid']);
    expect((await letterTo(server.url, 'sales@lucerna.test', 2)).subject).toBe('Your password was changed');
  });

  it('makes one session of a letter that is used twice in the same moment', async () => {
    await ask('sales_usa@lucerna.test');
    const token = tokenIn(await letterTo(server.url, 'sales_usa@lucerna.test'));
    const replies = await Promise.all([1, 2, 3].map((n) => confirm(token, `${fresh} ${n}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('is over with the hour, with a newer letter and with an invented token', async () => {
    const email = 'distributor@lucerna.test';
    await ask(email);
    const first = tokenIn(await letterTo(server.url, email));
    await ask(email);
    const second = tokenIn(await letterTo(server.url, email, 2));
    expect((await confirm(first, fresh)).body.code).toBe('tokenInvalid');
    await server.pool.query(`update account_token set expires_at = now() - interval '1 second'`);
    expect((await confirm(second, fresh)).body.code).toBe('tokenInvalid');
    expect((await confirm('x'.repeat(43), fresh)).body.code).toBe('tokenInvalid');
    expect((await confirm('../../etc', fresh)).status).toBe(400);
    expect((await signIn(email, demoPassword)).status).toBe(200);
  });

  it('keeps only hashes of its tokens, and no token waits in the queue', async () => {
    await ask('apiuser@lucerna.test');
    const token = tokenIn(await letterTo(server.url, 'apiuser@lucerna.test'));
    const { rows } = await server.pool.query<{ found: number }>(
      `select (select count(*) from account_token t where t::text like '%' || $1 || '%')
         + (select count(*) from graphile_worker._private_jobs j where j::text like '%' || $1 || '%') as found`,
      [token],
    );
    expect(rows[0]?.found).toBe(0);
  });

  it('does not flood a mailbox', async () => {
    const email = 'webuser@lucerna.test';
    for (let asked = 0; asked < 8; asked += 1) expect((await ask(email)).status).toBe(202);
    await letterTo(server.url, email, 5);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await lettersTo(server.url, email)).toHaveLength(5);
  });

  it('cannot be sent elsewhere by a made-up host', async () => {
    const user = server.anyone();
    const email = 'specifier_usa@lucerna.test';
    await user.raw('/users/v1/auth/password-reset', {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
    });
    expect(linkIn(await letterTo(server.url, email)).hostname).toBe('127.0.0.1');
  });

  it('takes back what a stranger left in an account whose e-mail was never proven', async () => {
    const email = 'victim@example.test';
    const thief = server.anyone();
    const { body } = await thief.post<{ accountId: string }>('/users/v1/auth/sign-up', {
      email,
      password: 'the thief knows it',
    });
    await server.pool.query(
      `insert into social_identity (provider, provider_id, account_id) values ('facebook', 'thief', $1)`,
      [body.accountId],
    );
    await ask(email);
    const token = tokenIn(await letterTo(server.url, email, 2));
    const owner = server.anyone();
    expect((await confirm(token, fresh, owner)).status).toBe(200);
    expect((await owner.get('/users/v1/auth/methods')).body).toEqual({ password: true, social: [] });
    expect((await owner.get('/users/v1/account')).body).toMatchObject({
      emailVerified: true,
      registerType: 2,
    });
    expect((await thief.get('/users/v1/account')).status).toBe(401);
  });
});

describe('changing the password', () => {
  const change = (user: TestUser, currentPassword: string, newPassword: string) =>
    user.post('/users/v1/auth/password-change', { currentPassword, newPassword });

  it('needs the current one, keeps this session and ends the others', async () => {
    const { user } = await signIn('admin@lucerna.test', demoPassword);
    const other = await signIn('admin@lucerna.test', demoPassword);
    const wrong = await change(user, 'not the one', fresh);
    expect([wrong.status, wrong.body.code]).toEqual([422, 'passwordWrong']);
    expect((await change(user, demoPassword, fresh)).status).toBe(204);
    expect((await user.get('/users/v1/account')).status).toBe(200);
    expect((await other.user.get('/users/v1/account')).status).toBe(401);
    expect((await signIn('admin@lucerna.test', demoPassword)).status).toBe(401);
    expect((await signIn('admin@lucerna.test', fresh)).status).toBe(200);
    expect((await letterTo(server.url, 'admin@lucerna.test')).subject).toBe('Your password was changed');
  });

  it('is slowed for who guesses the current one', async () => {
    const { user } = await signIn('admin@lucerna.test', fresh);
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await change(user, `guess number ${tries}`, fresh)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it.each([
    'password123',
    'qwertyuiop',
    '1234567890',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'Welcome2026!',
    'specifier@lucerna.test',
  ])('refuses %s, which is guessed first', async (password) => {
    const { user } = await signIn('specifier@lucerna.test', demoPassword);
    const { status, body } = await change(user, demoPassword, password);
    expect([status, body.code]).toEqual([422, 'passwordCommon']);
  });
});

describe('checking a password of nobody', () => {
  it('is false, and takes about as long as checking one of somebody', async () => {
    const hash = await hashPassword(fresh);
    const shortest = async (kept: string | null) => {
      const times: number[] = [];
      for (let at = 0; at < 5; at += 1) {
        const began = performance.now();
        expect(await isPassword(kept, 'another')).toBe(false);
        times.push(performance.now() - began);
      }
      return Math.min(...times);
    };
    const [somebody, nobody] = [await shortest(hash), await shortest(null)];
    expect(nobody).toBeGreaterThan(somebody / 3);
    expect(nobody).toBeLessThan(somebody * 3);
  });
});
