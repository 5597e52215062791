import {
  loadDemo,
  migrateDatabase,
  openLog,
  openPool,
  openServing,
  readEnv,
  startEmbedded,
} from '@lucerna/server';
import type { EmbeddedDatabase, Serving } from '@lucerna/server';
import { demoPassword, signedIn, testUser, type TestUser } from '@lucerna/testkit/server';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRunners } from '../../jobs/runners';

const parent = mkdtempSync(path.join(os.tmpdir(), 'lucerna-embedded-'));
// As root the database runs as another account, which must get in.
chmodSync(parent, 0o755);
const home = path.join(parent, 'first');
mkdirSync(home);

const dataIn = (folder: string) => path.join(folder, 'postgres', 'data');
const pidFile = (folder: string) => path.join(dataIn(folder), 'postmaster.pid');
const postmaster = () => Number(readFileSync(pidFile(home), 'utf8').split('\n', 1)[0]);

let database: EmbeddedDatabase;
let serving: Serving;
let url: string;
let returns = 0;

beforeAll(async () => {
  database = await startEmbedded(home, {
    lost: () => undefined,
    failed: () => undefined,
    returned: () => (returns += 1),
  });
  const env = {
    ...readEnv({ LUCERNA_HOME: home, LUCERNA_DEMO: '1', LUCERNA_DEMO_PASSWORD: demoPassword, PORT: '0' }),
    checkAnswers: true,
  };
  const pool = openPool(database.url, () => undefined, 'requests', 4);
  await migrateDatabase(pool);
  await loadDemo(env, pool, () => undefined);
  await pool.end();
  serving = await openServing(env, openLog('silent'), database.url);
  url = `http://127.0.0.1:${serving.port}`;
});
afterAll(async () => {
  await serving?.close();
  await database?.stop(true);
  rmSync(parent, { recursive: true, force: true });
});

const isReady = async () => (await testUser(url).get('/readyz')).status === 200;

/** Kills the database as a machine short of memory does, and waits until it has been started again. */
async function killAndWait(): Promise<void> {
  const before = returns;
  process.kill(postmaster(), 'SIGKILL');
  await expect
    .poll(async () => returns > before && (await isReady()), { timeout: 30_000, interval: 20 })
    .toBe(true);
}

/** Kills it whenever it is back, so that it is away for long enough to be seen. */
async function killUntilMissed(): Promise<void> {
  const kill = () => {
    try {
      process.kill(postmaster(), 'SIGKILL');
    } catch {
      // It is not back yet.
    }
  };
  await expect
    .poll(
      async () => {
        kill();
        return (await testUser(url).get('/readyz')).status;
      },
      { timeout: 15_000, interval: 50 },
    )
    .toBe(503);
}

describe('the embedded PostgreSQL that is killed', () => {
  it('is started again; calls wait or get 503, and what was acknowledged is there once', async () => {
    const user = await signedIn(url, 'distributor');
    const statuses = new Map<number, number>();
    const acknowledged = new Map<string, string>();
    let isOver = false;

    /** Makes one project after another; a refused one is tried again under its key. */
    async function write(writer: number): Promise<void> {
      for (let count = 0; !isOver; count += 1) {
        const name = `Room ${writer} ${count}`;
        const key = randomUUID();
        for (;;) {
          const made = await user.post<{ id: string }>(
            '/api/v1/projects',
            { name, catalogId: 16 },
            { 'idempotency-key': key },
          );
          statuses.set(made.status, (statuses.get(made.status) ?? 0) + 1);
          if (made.status === 201) {
            acknowledged.set(name, made.body.id);
            break;
          }
          expect(made).toMatchObject({ status: 503, body: { code: 'unavailable' } });
          expect(Number(made.headers.get('retry-after'))).toBeGreaterThan(0);
          await pause(10);
        }
      }
    }
    /** Reads what every signed-in page reads. */
    async function read(reader: TestUser): Promise<void> {
      while (!isOver) {
        for (const path of ['/api/v3/projects', '/users/v1/account', '/api/v3/orders']) {
          const { status } = await reader.get(path);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
        expect((await reader.get('/healthz')).status).toBe(200);
      }
    }
    const readers = [await signedIn(url, 'sales'), await signedIn(url, 'importer')];
    const work = Promise.all([
      ...Array.from({ length: 8 }, (_, writer) => write(writer)),
      ...readers.map(read),
    ]);
    work.catch(() => (isOver = true));
    for (let kills = 0; kills < 3; kills += 1) {
      await pause(150);
      await killAndWait();
    }
    await pause(100);
    isOver = true;
    await work;

    expect([...statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    expect(statuses.get(503)).toBeGreaterThan(0);
    expect(acknowledged.size).toBeGreaterThan(20);
    const { rows } = await serving.ctx.pool.query<{ id: string; name: string }>(
      `select id, name from project where name like 'Room %'`,
    );
    expect(new Map(rows.map(({ id, name }) => [name, id]))).toEqual(acknowledged);
    expect(rows.length).toBe(acknowledged.size);
  });

  it('tells readiness while it is away, and wakes who listens and who works when it returns', async () => {
    const heard: (string | null)[] = [];
    await serving.ctx.notices.on('embedded_test', (payload) => heard.push(payload));
    await killUntilMissed();
    expect((await testUser(url).get('/healthz')).status).toBe(200);
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
    await expect.poll(() => heard, { timeout: 10_000 }).toContain(null);
    await serving.ctx.pool.query(`select pg_notify('embedded_test', 'again')`);
    await expect.poll(() => heard).toContain('again');

    const {
      rows: [before],
    } = await serving.ctx.pool.query<{ count: number }>('select count(*) from idempotency');
    expect(before?.count).toBeGreaterThan(0);
    await serving.ctx.pool.query(`update idempotency set created_at = now() - interval '1 year'`);
    await serving.ctx.jobs.add(serving.ctx.pool, 'sweep', {});
    const kept = async () =>
      (await serving.ctx.pool.query<{ count: number }>('select count(*) from idempotency')).rows[0]?.count;
    await expect.poll(kept, { timeout: 10_000 }).toBe(0);
  });
});

it('is waited for by a job that fails while it is away: the process goes on, and the job is tried again', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('unhandledRejection', note);
  let tries = 0;
  let fail: () => void = () => undefined;
  const failing = new Promise<void>((_, reject) => {
    fail = () => reject(new Error('The database is away.'));
  });
  const run = async () => {
    tries += 1;
    if (tries === 1) await failing;
  };
  const runners = await startRunners(serving.ctx, database.url, { failing: { lane: 'short', run } }, '');
  try {
    await serving.ctx.jobs.add(serving.ctx.pool, 'failing', {});
    await expect.poll(() => tries, { timeout: 10_000 }).toBe(1);
    await killUntilMissed();
    fail();
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
    await expect.poll(() => tries, { timeout: 20_000 }).toBe(2);
    expect(uncaught).toEqual([]);
  } finally {
    process.off('unhandledRejection', note);
    await runners.stop();
  }
});

it('takes no connection from the pool for good', async () => {
  const { pool } = serving.ctx;
  // The job queue listens on one.
  await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 15_000 }).toBeLessThanOrEqual(1);
});

describe('a data folder', () => {
  it('that was copied from a running server starts beside it', async () => {
    const copy = path.join(parent, 'copy');
    await serving.ctx.pool.query('checkpoint');
    execFileSync('cp', ['-a', home, copy]);
    expect(readFileSync(pidFile(copy), 'utf8')).toBe(readFileSync(pidFile(home), 'utf8'));
    const second = await startEmbedded(copy);
    try {
      expect(await projects(second.url)).toBe(await projects(database.url));
      expect(readFileSync(pidFile(copy), 'utf8')).not.toBe(readFileSync(pidFile(home), 'utf8'));
    } finally {
      await second.stop();
    }
    expect(await isReady()).toBe(true);
  });

  it('starts when another program has got the number of its dead server', async () => {
    const other = path.join(parent, 'copy');
    writeFileSync(
      pidFile(other),
      `${process.pid}\n${dataIn(other)}\n0\n5432\n${path.dirname(dataIn(other))}/socket\n`,
    );
    const again = await startEmbedded(other);
    try {
      expect(await projects(again.url)).toBeGreaterThan(0);
    } finally {
      await again.stop();
    }
  });
});

async function projects(address: string): Promise<number> {
  const pool = openPool(address, () => undefined, 'requests', 1);
  const { rows } = await pool.query<{ count: number }>('select count(*) from project');
  await pool.end();
  return rows[0]?.count ?? -1;
}
