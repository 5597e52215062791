import { demoPassword, startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const login = (email: string, password: string, from?: string) =>
  server.anyone().post('/users/v1/auth/login', { email, password }, from ? { 'x-forwarded-for': from } : {});

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

describe('who has an account', () => {
  it('is not told by the time of a refused sign-in', async () => {
    const proxied = await startTestServer({ trustProxy: 1 });
    const tries = (email: (n: number) => string) => async (n: number) =>
      timeOf(() =>
        proxied
          .anyone()
          .post(
            '/users/v1/auth/login',
            { email: email(n), password: 'not the one' },
            { 'x-forwarded-for': `198.51.100.${n}` },
          ),
      );
    const known = tries(() => 'importer@lucerna.test');
    const unknown = tries((n) => `nobody${n}@lucerna.test`);
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    // In turns, so that what else the machine does falls on both.
    for (let n = 1; n <= 24; n += 1) {
      // The brake on one account would answer before the password is looked at.
      await proxied.pool.query('delete from attempt');
      times.known.push(await known(n));
      times.unknown.push(await unknown(n + 100));
    }
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
    await proxied.stop();
  });

  it('is not told by the answer to a forgotten password', async () => {
    const ask = (email: string) => server.anyone().post('/users/v1/auth/password-reset', { email });
    const [known, unknown] = [await ask('sales@lucerna.test'), await ask('nobody@lucerna.test')];
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect([...unknown.headers.keys()].sort()).toEqual([...known.headers.keys()].sort());
  });

  it('can be asked outright (P5), but not for a list of addresses', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 35; n += 1) {
      const path = `/users/v1/users/email-validate/nobody${n}%40lucerna.test`;
      statuses.push((await server.anyone().get(path)).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(404));
    expect(statuses.slice(30)).toEqual(Array(5).fill(429));
  });
});

describe('a thousand failed sign-ins', () => {
  it('try few passwords, and keep the owner out of nothing but that one place', async () => {
    const proxied = await startTestServer({ trustProxy: 1 });
    const email = 'distributor@lucerna.test';
    const from = (place: string) => (password: string) =>
      proxied.anyone().post('/users/v1/auth/login', { email, password }, { 'x-forwarded-for': place });
    const attacker = from('203.0.113.66');
    const replies = await Promise.all(Array.from({ length: 1000 }, (_, n) => attacker(`guess ${n}`)));
    const count = (status: number) => replies.filter((each) => each.status === status).length;
    expect(count(401)).toBeLessThanOrEqual(10);
    expect(count(401) + count(429)).toBe(1000);
    expect(Number(replies.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attacker(demoPassword)).status).toBe(429);
    expect((await from('203.0.113.67')(demoPassword)).status).toBe(200);
    const { rows } = await proxied.pool.query<{ entries: number }>(
      `select count(*) as entries from event where kind = 'signInFailed'`,
    );
    expect(rows[0]?.entries).toBeLessThanOrEqual(10);
    await proxied.stop();
  });

  it('of many e-mails from one place keep nobody elsewhere waiting', async () => {
    const proxied = await startTestServer({ trustProxy: 1 });
    const from = (place: string) => (email: string, password: string) =>
      proxied.anyone().post('/users/v1/auth/login', { email, password }, { 'x-forwarded-for': place });
    let checked = 0;
    const flood = Array.from({ length: 60 }, async (_, n) => {
      const { status } = await from('203.0.113.66')(`nobody${n}@lucerna.test`, 'guess');
      checked += 1;
      return status;
    });
    await Promise.race(flood);
    const before = checked;
    expect((await from('203.0.113.67')('distributor@lucerna.test', demoPassword)).status).toBe(200);
    expect(checked - before).toBeLessThan(20);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([401]));
    await proxied.stop();
  }, 60_000);

  it('cannot be spread by a header that no proxy of ours wrote', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      statuses.push((await login('sales_usa@lucerna.test', 'guess', `203.0.113.${n}`)).status);
    }
    expect(statuses).toContain(429);
  });
});
