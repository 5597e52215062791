import { loadDemo, migrateDatabase, openPool, readEnv, startEmbedded } from '@lucerna/server';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildProgram } from './built-server';
import { demoPassword, templateName } from './database';

/** What guards data against a crash: those of the run end with it, and two hundred copies of them are written. */
const carefree = ['fsync', 'synchronous_commit', 'full_page_writes'];

/** Each test has a storage of its own, in which no original of the demo maker's pictures is: none of its servers tries to make them. */
const leavePicturesUnmade = (pool: pg.Pool) =>
  pool.query(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'makePictures'))`,
  );

/**
 * One PostgreSQL for a run of the tests, with a template that has the schema, the demo catalogue and the demo
 * accounts; each test file clones it. The programs that tests start in processes of their own are built. Every project
 * that needs it names this set-up; the first one makes it for all.
 */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (vitest.getProvidedContext().databaseServer) return undefined;
  execFileSync(process.execPath, [buildProgram, 'server'], { stdio: 'inherit' });
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-test-'));
  // As root the server runs as another account, which must get in.
  chmodSync(home, 0o755);
  const server = await startEmbedded(home);
  const teardown = async () => {
    await server.stop(true);
    rmSync(home, { recursive: true, force: true });
    if (server.movedTo) rmSync(server.movedTo, { recursive: true, force: true });
  };
  try {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    for (const setting of carefree) await admin.query(`alter system set ${setting} = off`);
    await admin.query('select pg_reload_conf()');
    await admin.query(`create database ${templateName}`);
    await admin.end();
    const url = new URL(server.url);
    url.pathname = `/${templateName}`;
    const pool = openPool(url.href, () => undefined, 'imports');
    await migrateDatabase(pool);
    const env = readEnv({ LUCERNA_HOME: home, LUCERNA_DEMO: '1', LUCERNA_DEMO_PASSWORD: demoPassword });
    await loadDemo(env, pool, () => undefined);
    await leavePicturesUnmade(pool);
    await pool.end();
    vitest.provide('databaseServer', server.url);
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}
