import { startTestServer, testUser, type TestServer } from '@lucerna/testkit/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Env } from './env';
import { readTrustProxy, trustFunction } from './env-trust-proxy';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** The address that the audit log has of a sign-in that came with these headers. */
async function seenFrom(settings: Partial<Env>, headers: Record<string, string>): Promise<string | null> {
  server = await startTestServer(settings);
  const login = { email: 'importer@lucerna.test', password: 'not the one' };
  await testUser(server.url).post('/users/v1/auth/login', login, headers);
  const { rows } = await server.pool.query<{ address: string }>(
    `select address from event where kind = 'signInFailed' order by id desc limit 1`,
  );
  return rows[0]?.address ?? null;
}

const invented = '198.51.100.1';
const forwarded = (...chain: string[]) => ({ 'x-forwarded-for': chain.join(', ') });

describe('the address of a caller', () => {
  it('is the one right before one proxy, whatever the caller wrote before it', async () => {
    expect(await seenFrom({ trustProxy: 1 }, forwarded(invented, '203.0.113.7'))).toBe('203.0.113.7');
  });

  it('is the one before two proxies', async () => {
    const chain = forwarded(invented, '203.0.113.7', '10.0.0.2');
    expect(await seenFrom({ trustProxy: 2 }, chain)).toBe('203.0.113.7');
  });

  it('is the last one that is no proxy of ours', async () => {
    const trustProxy = ['loopback', '10.0.0.0/8'];
    const chain = forwarded(invented, '203.0.113.7', '10.1.2.3');
    expect(await seenFrom({ trustProxy }, chain)).toBe('203.0.113.7');
  });

  it('cannot be invented by who comes beside the proxy, nor without one', async () => {
    expect(await seenFrom({ trustProxy: ['192.0.2.10'] }, forwarded(invented))).toBe('127.0.0.1');
    await server?.stop();
    expect(await seenFrom({}, forwarded(invented))).toBe('127.0.0.1');
  });

  it('counts the guesses: a proxy that is believed cannot be used to change places', async () => {
    server = await startTestServer({ trustProxy: 1 });
    const guess = (n: number) =>
      testUser(server!.url).post(
        '/users/v1/auth/login',
        { email: 'sales@lucerna.test', password: 'guess' },
        forwarded(`198.51.100.${n}`, '203.0.113.7'),
      );
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) statuses.push((await guess(n)).status);
    expect(statuses).toContain(429);
  });
});

describe('a number of proxies', () => {
  const one = trustFunction(1);
  it('believes those of this machine and of private networks, and nobody from the internet', () => {
    const believed = (address: string) => one && one(address, 0);
    for (const near of ['127.0.0.1', '::1', '::ffff:10.0.0.4', '172.18.0.5', '192.168.1.1', 'fd00::1'])
      expect([near, believed(near)]).toEqual([near, true]);
    for (const far of ['203.0.113.7', '172.32.0.1', '2001:db8::1', '', 'unknown'])
      expect([far, believed(far)]).toEqual([far, false]);
  });
});

describe('the names of proxies', () => {
  it.each(['10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', 'a.example', '0.0.0.0/0', '::/0', ',', 'toString', '12'])(
    '%s is none',
    (text) => expect(readTrustProxy(text)).toBeNull(),
  );
});
