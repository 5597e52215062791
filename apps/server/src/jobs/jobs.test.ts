import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from './jobs';

// No runner knows this task: what is added stays where it was put.
const task = 'never';
const otherTask = 'never either';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.pool.query(`delete from graphile_worker._private_jobs`);
});

const add = (account: string, key: string, name = task) =>
  jobs.add(server.pool, name, { key }, { key, turn: { account, lane: 'long' } });

/** Takes jobs as a runner does and gives their keys in that order. */
async function served(count = 1): Promise<string[]> {
  const keys: string[] = [];
  for (let taken = 0; taken < count; taken += 1) {
    await server.pool.query(`delete from graphile_worker._private_jobs where locked_by = 'a runner'`);
    const { rows } = await server.pool.query<{ key: string }>(
      `update graphile_worker._private_jobs set locked_by = 'a runner', locked_at = now(), attempts = attempts + 1
       where id = (select id from graphile_worker._private_jobs where is_available order by priority, run_at, id limit 1)
       returning key`,
    );
    keys.push(rows[0]!.key);
  }
  return keys;
}

describe('the accounts of a lane', () => {
  it('take turns: who comes late with one job waits for the job at work and no other', async () => {
    for (let at = 0; at < 60; at += 1) await add('many', `many ${at}`);
    expect(await served(3)).toEqual(['many 0', 'many 1', 'many 2']);
    await add('one', 'one');
    expect(await jobs.ahead(server.pool, 'one')).toBe(1);
    expect(await served(2)).toEqual(['one', 'many 3']);
  });

  it('take turns with several jobs each, and none is overtaken for ever', async () => {
    for (let at = 0; at < 4; at += 1) await add('a', `a${at}`);
    for (let at = 0; at < 3; at += 1) await add('b', `b${at}`);
    await add('c', 'c0');
    expect(await served(5)).toEqual(['a0', 'b0', 'c0', 'a1', 'b1']);
    // Who asks again and again goes in turn too.
    const turns: string[] = [];
    for (let at = 1; at < 4; at += 1) {
      await add('c', `c${at}`);
      turns.push(...(await served(1)));
    }
    expect(turns).toContain('a2');
    expect(turns.filter((key) => key.startsWith('c')).length).toBeLessThan(3);
  });

  it('take turns over the tasks of the lane: a long download that asks again and again holds up no quotes', async () => {
    await add('downloads', 'download', otherTask);
    expect(await served()).toEqual(['download']);
    for (const quote of ['quote 1', 'quote 2', 'quote 3']) await add('quotes', quote);
    const turns: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      await add('downloads', 'download', otherTask);
      expect(await jobs.ahead(server.pool, 'download')).toBeLessThan(3);
      turns.push(...(await served()));
    }
    expect(turns).toEqual(['quote 1', 'download', 'quote 2', 'download', 'quote 3', 'download']);
  });

  it('wait for no job of another lane', async () => {
    for (let at = 0; at < 5; at += 1) await add('many', `many ${at}`);
    await jobs.add(server.pool, task, {}, { key: 'short', turn: { account: 'many', lane: 'short' } });
    expect(await jobs.ahead(server.pool, 'short')).toBe(0);
  });

  it('know how many of theirs wait, and what comes before each', async () => {
    for (const key of ['x0', 'x1', 'x2']) await add('x', key);
    await add('y', 'y0');
    expect(await jobs.waiting(server.pool, [task], 'x')).toBe(3);
    expect(await jobs.waiting(server.pool, ['another'], 'x')).toBe(0);
    const ahead = (key: string) => jobs.ahead(server.pool, key);
    expect(await Promise.all(['x0', 'y0', 'x1', 'x2', 'nothing'].map(ahead))).toEqual([0, 1, 2, 3, null]);
    await served();
    expect(await Promise.all(['x0', 'y0', 'x1'].map(ahead))).toEqual([0, 1, 2]);
  });

  it('replace what waits under the same key', async () => {
    await add('x', 'same');
    await add('x', 'same');
    expect(await jobs.waiting(server.pool, [task], 'x')).toBe(1);
  });
});

describe('a job whose process died', () => {
  it('waits again within seconds, and one at work elsewhere is left alone', async () => {
    await jobs.add(server.pool, task, {}, { key: 'dead' });
    await jobs.add(server.pool, task, {}, { key: 'alive' });
    const client = await server.pool.connect();
    await client.query(`select pg_advisory_lock_shared(5230113, hashtext('a live runner'))`);
    await server.pool.query(
      `update graphile_worker._private_jobs set locked_at = now(), attempts = 1,
         locked_by = case key when 'dead' then 'a dead runner' else 'a live runner' end`,
    );
    const state = async () => {
      const { rows } = await server.pool.query<{ key: string; locked: boolean }>(
        `select key, locked_by is not null as locked from graphile_worker.jobs order by key`,
      );
      return rows;
    };
    await expect.poll(state, { timeout: 30_000, interval: 200 }).toEqual([
      { key: 'alive', locked: true },
      { key: 'dead', locked: false },
    ]);
    client.release();
  }, 40_000);
});
