import { cloneDatabase, demoPassword } from '@lucerna/testkit/database';
import { testUser } from '@lucerna/testkit/server';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { readEnv } from '../../env';
import { openLog } from '../../http/log';
import { openServing, type Serving } from '../../serving';

let home: string;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let nodes: Serving[] = [];

const open = () =>
  openServing(
    {
      ...readEnv({
        LUCERNA_HOME: home,
        PORT: '0',
        LOG_LEVEL: 'silent',
        DATABASE_URL: database.url,
        TRUST_PROXY: '1',
      }),
      demo: true,
    },
    openLog('silent'),
    database.url,
  );

beforeAll(async () => {
  home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-limits-'));
  database = await cloneDatabase(inject('databaseServer'));
  nodes = await Promise.all([open(), open(), open()]);
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

let turn = 0;
/** Tries a password from a place, at each node in turn; the status of the answer. */
async function tries(email: string, password: string, place: string): Promise<number> {
  const node = nodes[(turn += 1) % nodes.length]!;
  const user = testUser(`http://127.0.0.1:${node.port}`);
  const from = { 'x-forwarded-for': place };
  return (await user.post('/users/v1/auth/login', { email, password }, from)).status;
}

/** Makes the waits that so many attempts began longer than the test: what a guesser of an hour has come to. */
const lengthenWaits = (attempts: number) =>
  nodes[0]!.ctx.pool.query(
    `update attempt set blocked_until = now() + interval '10 minutes' where count >= $1`,
    [attempts],
  );

describe('guesses at three nodes', () => {
  it('from one place are counted together, and a restart forgets nothing', async () => {
    const email = 'specifier@lucerna.test';
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await tries(email, 'guess', '203.0.113.1'));
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.filter((each) => each === 401).length).toBeLessThanOrEqual(8);
    await lengthenWaits(5);
    await nodes[0]!.close();
    nodes[0] = await open();
    for (let n = 0; n < 3; n += 1) expect(await tries(email, demoPassword, '203.0.113.1')).toBe(429);
  });

  it('from sixty places are hardly tried, and the owner still gets in from a known place', async () => {
    const email = 'importer@lucerna.test';
    const home = '198.51.100.200';
    expect(await tries(email, demoPassword, home)).toBe(200);
    const places = Array.from({ length: 60 }, (_, n) => `203.0.113.${n + 100}`);
    const begun = performance.now();
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1)
      statuses.push(...(await Promise.all(places.map((place) => tries(email, 'guess', place)))));
    const seconds = (performance.now() - begun) / 1000;
    const tried = statuses.filter((each) => each === 401).length;
    expect(statuses.filter((each) => each === 429)).toHaveLength(240 - tried);
    // Ten at once, then each wait is twice the one before.
    expect(tried).toBeLessThanOrEqual(10 + Math.ceil(Math.log2(seconds + 2)));
    await lengthenWaits(10);
    expect(await tries(email, demoPassword, '203.0.113.250')).toBe(429);
    expect(await tries(email, demoPassword, home)).toBe(200);
  });

  it('at an e-mail without an account are slowed alike', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, n) => tries('nobody@example.test', 'guess', `198.51.100.${n + 1}`)),
    );
    expect(statuses.filter((each) => each === 401).length).toBeLessThanOrEqual(14);
    expect(statuses).toContain(429);
  });
});

describe('what a visitor asks for at three nodes', () => {
  /** Calls at each node in turn until one refuses: how many were taken, and how a further one is answered by each. */
  async function taken(path: string, body: object, place: string, most: number) {
    const call = (node: Serving) =>
      testUser(`http://127.0.0.1:${node.port}`).raw(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': place },
        body: JSON.stringify(body),
      });
    let count = 0;
    while (count <= most && (await call(nodes[count % nodes.length]!)).status !== 429) count += 1;
    const further = await Promise.all(nodes.map(call));
    return { count, further };
  }
  const help = { email: 'visitor@example.test', description: 'I cannot get in.', language: 'en' };
  const account = { email: 'visitor@example.test', password: 'password123456' };
  it.each([
    ['accounts', '/users/v1/auth/sign-up', account, 30, '203.0.113.21'],
    [
      'letters for a new password',
      '/users/v1/auth/password-reset',
      { email: account.email },
      20,
      '203.0.113.22',
    ],
    ['help', '/api/v1/support-request/access', help, 5, '203.0.113.23'],
  ])('%s is counted together, and by place', async (_name, path, body, most, place) => {
    const { count, further } = await taken(path, body, place, most);
    expect(count).toBe(most);
    for (const each of further) {
      expect(each.status).toBe(429);
      const wait = Number(each.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(3000);
      expect(wait).toBeLessThanOrEqual(3600);
    }
    const elsewhere = await taken(path, body, `${place.slice(0, -2)}99`, 0);
    expect(elsewhere.count).toBe(1);
  });
});

it('is answered with 503 and when to ask again while the database is away, and nothing is sent', async () => {
  const node = nodes[0]!;
  const { pool } = node.ctx;
  const lost = (() => Promise.reject(new Error('Connection terminated unexpectedly'))) as () => never;
  const query = vi.spyOn(pool, 'query').mockImplementation(lost);
  const connect = vi.spyOn(pool, 'connect').mockImplementation(lost);
  try {
    for (const [path, body] of [
      ['/users/v1/auth/sign-up', { email: 'new@example.test', password: 'a lamp above the table' }],
      ['/users/v1/auth/password-reset', { email: 'new@example.test' }],
    ] as const) {
      const from = { 'x-forwarded-for': '203.0.113.40' };
      const refused = await testUser(`http://127.0.0.1:${node.port}`).post(path, body, from);
      expect([refused.status, refused.body]).toMatchObject([503, { code: 'unavailable' }]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  } finally {
    query.mockRestore();
    connect.mockRestore();
  }
  const { rowCount } = await pool.query(`select from account where email = 'new@example.test'`);
  expect(rowCount).toBe(0);
});
