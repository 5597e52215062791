import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { openPlannedPool } from './connect';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('statements that run again and again are planned once, from the first statement of a connection on', async () => {
  const warnings: string[] = [];
  const listen = (warning: Error) => void warnings.push(warning.message);
  process.on('warning', listen);
  const { connectionString } = (server.frame.planned as unknown as { options: pg.PoolConfig }).options;
  const pool = openPlannedPool(connectionString!, (error) => warnings.push(error.message));
  try {
    const { rows } = await pool.query<{ plan_cache_mode: string }>('show plan_cache_mode');
    expect(rows).toEqual([{ plan_cache_mode: 'force_generic_plan' }]);
  } finally {
    await pool.end();
    process.off('warning', listen);
  }
  // The client warns when it is asked before it has answered.
  expect(warnings).toEqual([]);
});
