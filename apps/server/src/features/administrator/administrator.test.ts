import { roles } from '@lucerna/contract';
import { cloneDatabase, demoPassword } from '@lucerna/testkit/database';
import { signedIn, testUser } from '@lucerna/testkit/server';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openPool } from '../../database/connect';
import { readEnv } from '../../env';
import { loggedUrl } from '../../http/log';
import { startServer, type RunningServer } from '../../start';
import { grantAdministrator, passwordToken } from '.';

const email = 'ada@example.test';
const password = 'a long enough one';
let home: string;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let running: RunningServer[] = [];

beforeEach(async () => {
  home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-first-'));
  database = await cloneDatabase(inject('databaseServer'));
});
afterEach(async () => {
  for (const server of running) await server.close();
  running = [];
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}) {
  const env = readEnv({
    LUCERNA_HOME: home,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    LUCERNA_DEMO_PASSWORD: demoPassword,
    ...settings,
  });
  const server = await startServer(env, () => undefined);
  running.push(server);
  return { ...server, url: server.address.replace('localhost', '127.0.0.1') };
}

const pathOf = (link: string | null) => link?.replace(/^https?:\/\/[^/]+/, '') ?? '';
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';

function send(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const user = testUser(url);
  const answered = user.raw('/setup', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
  return answered.then((response) => ({ user, response }));
}

describe('an installation without an administrator', () => {
  it('prints a link that makes the first one, once, and signs in', async () => {
    const { url, setupLink } = await start();
    expect(setupLink).toMatch(/^http:\/\/localhost:\d+\/setup\?token=[\w-]{43}$/);
    const token = tokenOf(setupLink);
    const page = await testUser(url).raw(pathOf(setupLink), { headers: { 'accept-language': 'de' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html lang="de">');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const { user, response } = await send(url, { token, email: ' ADA@Example.test', password });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    const { body } = await user.get('/users/v1/account');
    expect(body).toMatchObject({ email, roles: [roles.admin], registerType: 4 });
    expect((await user.get('/users/v1/audit?action=administratorMade')).body).toMatchObject({
      docs: [{ action: 'administratorMade', subject: { email } }],
    });
    expect((await testUser(url).raw(pathOf(setupLink))).status).toBe(410);
    expect((await send(url, { token, email: 'b@example.test', password })).response.status).toBe(410);
    expect((await start()).setupLink).toBeNull();
  });

  it('lets one of two at once through, and none of another site or with a guessed token', async () => {
    const { url, setupLink } = await start();
    const token = tokenOf(setupLink);
    const foreign = await send(url, { token, email, password }, { origin: 'https://elsewhere.example' });
    expect(foreign.response.status).toBe(403);
    const guessed = await send(url, { token: 'x'.repeat(43), email, password });
    expect(guessed.response.status).toBe(410);
    const both = await Promise.all([1, 2].map((n) => send(url, { token, email: `a${n}@b.test`, password })));
    expect(both.map(({ response }) => response.status).sort()).toEqual([303, 410]);
  });

  it('says what is wrong with the fields and keeps the e-mail that was typed', async () => {
    const { url, setupLink } = await start();
    const token = tokenOf(setupLink);
    const wrong = [
      { email: 'no e-mail "<b>', password },
      { email, password: 'short' },
      { email, password: 'password123' },
      { email: 'admin@lucerna.test', password },
    ];
    for (const fields of wrong) {
      const { response } = await send(url, { token, ...fields });
      const text = await response.text();
      expect([response.status, text.includes('role="alert"')], fields.email).toEqual([422, true]);
      expect(text).not.toContain('<b>');
      expect(text).not.toContain(password);
    }
    expect((await send(url, { token, email, password })).response.status).toBe(303);
  });

  it('keeps only the hash of the link, and never writes it to the log', async () => {
    const { setupLink } = await start();
    const pool = openPool(database.url, () => undefined, 'requests', 1);
    const { rows } = await pool.query<{ text: string }>('select setup_link::text as text from setup_link');
    await pool.end();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(tokenOf(setupLink));
    expect(loggedUrl(pathOf(setupLink))).toBe('/setup?token=[hidden]');
  });
});

describe('the accounts of the demo', () => {
  it('end with it, with their sessions and keys, and come back with it', async () => {
    const demo = await start({ LUCERNA_DEMO: '1' });
    expect(demo.setupLink).toBeNull();
    const admin = await signedIn(demo.url, 'admin');
    const made = await admin.post<{ key: string }>('/users/v1/api-keys', { name: 'Old' });
    const bearer = { authorization: `Bearer ${made.body.key}` };
    expect((await testUser(demo.url).get('/users/v1/account', bearer)).status).toBe(200);

    const without = await start();
    expect(without.setupLink).not.toBeNull();
    const login = { email: 'admin@lucerna.test', password: demoPassword };
    for (const { url } of [demo, without]) {
      expect((await testUser(url).post('/users/v1/auth/login', login)).body).toMatchObject({
        code: 'credentialsInvalid',
      });
      expect((await testUser(url).get('/users/v1/account', bearer)).status).toBe(401);
    }
    // The node that runs already knew the session: the notice of the other one reaches it.
    await expect.poll(async () => (await admin.get('/users/v1/account')).status).toBe(401);
    expect((await admin.post('/users/v1/auth/refresh')).status).toBe(401);

    const again = await start({ LUCERNA_DEMO: '1' });
    expect(again.setupLink).toBeNull();
    expect((await signedIn(again.url, 'admin')).cookies.size).toBeGreaterThan(0);
    expect((await testUser(again.url).get('/users/v1/account', bearer)).status).toBe(401);
  });
});

describe('the command of the operator', () => {
  it('makes an account that is not there, and its link sets the password', async () => {
    const { url, setupLink } = await start();
    const pool = openPool(database.url, () => undefined, 'requests', 2);
    const granted = await grantAdministrator(pool, email);
    expect(granted).toMatchObject({ outcome: 'made', needsPassword: true });
    const token = granted.outcome === 'refused' ? null : await passwordToken(pool, granted.accountId);
    expect((await testUser(url).raw(pathOf(setupLink))).status).toBe(410);
    const user = testUser(url);
    expect((await user.post('/users/v1/auth/password-reset/confirm', { token, password })).status).toBe(200);
    expect((await user.get('/users/v1/audit')).status).toBe(200);
    expect(await grantAdministrator(pool, email)).toMatchObject({ outcome: 'already', needsPassword: false });
    await pool.end();
  });

  it('raises an account that is there, at once, and takes it from whoever had not proven its e-mail', async () => {
    const { url } = await start();
    const pool = openPool(database.url, () => undefined, 'requests', 2);
    const stranger = testUser(url);
    await stranger.post('/users/v1/auth/sign-up', { email, password });
    expect((await stranger.get('/users/v1/account')).status).toBe(200);
    expect(await grantAdministrator(pool, email)).toMatchObject({ outcome: 'granted', needsPassword: true });
    await expect.poll(async () => (await stranger.get('/users/v1/account')).status).toBe(401);
    expect((await testUser(url).post('/users/v1/auth/login', { email, password })).status).toBe(401);

    const known = testUser(url);
    const other = { email: 'b@example.test', password };
    await known.post('/users/v1/auth/sign-up', other);
    await pool.query('update account set email_verified_at = now() where email = $1', [other.email]);
    expect(await grantAdministrator(pool, other.email)).toMatchObject({
      outcome: 'granted',
      needsPassword: false,
    });
    await expect.poll(async () => (await known.get('/users/v1/audit')).status).toBe(200);
    await pool.end();
  });

  it('refuses an account of the demo and one that was deleted', async () => {
    await start();
    const pool = openPool(database.url, () => undefined, 'requests', 2);
    expect(await grantAdministrator(pool, 'sales@lucerna.test')).toEqual({ outcome: 'refused' });
    await pool.query(`insert into account (email, roles, register_type) values ($1, '{1}', 0)`, [email]);
    expect(await grantAdministrator(pool, email)).toEqual({ outcome: 'refused' });
    await pool.end();
  });
});

describe('a start that the network can reach', () => {
  it('says what is open and how to close it', async () => {
    const open = await start({ HOST: '0.0.0.0', LUCERNA_DEMO: '1' });
    expect(open.notices.join('\n')).toMatch(/demo accounts.*LUCERNA_DEMO=0[^]*PUBLIC_ORIGIN=https/);
    const closed = await start({ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://lighting.example' });
    expect(closed.notices).toEqual([]);
    expect((await start({ LUCERNA_DEMO: '1' })).notices).toEqual([]);
  });
});
