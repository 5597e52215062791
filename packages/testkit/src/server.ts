import type { RoleName } from '@lucerna/contract';
import { openLog, openServing, readEnv, takeWorkersFrom, type Env, type AppContext } from '@lucerna/server';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import { atEnd } from './at-end';
import { builtServer } from './built-server';
import { cloneDatabase } from './database';
import { signedIn, testUser, type TestUser } from './test-user';

export { demoPassword } from './database';
export { signedIn, testUser, type Reply, type TestUser } from './test-user';

// The set-up of the run has built it.
takeWorkersFrom(builtServer);

export interface TestServer {
  /** Where it answers: a random port of this machine. */
  readonly url: string;
  readonly pool: pg.Pool;
  readonly ctx: AppContext;
  /** The demo user of a role, signed in once for the file. */
  as(role: RoleName): Promise<TestUser>;
  /** A new caller without a session. */
  anyone(): TestUser;
  /** Stops it before the end of the file. */
  stop(): Promise<void>;
}

/**
 * Starts the server on a database of its own with the demo catalogue and the demo accounts, for one test file;
 * call it in beforeAll. Every answer is checked against the contract. It is stopped when the file ends, where the
 * project sets up `each-file.ts`.
 */
export async function startTestServer(settings: Partial<Env> = {}): Promise<TestServer> {
  const database = await cloneDatabase(inject('databaseServer'));
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-home-'));
  const env: Env = {
    ...readEnv({ LUCERNA_HOME: home, PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: database.url }),
    demo: true,
    approveAccounts: false,
    checkAnswers: true,
    ...settings,
  };
  atEnd(async () => {
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  });
  const serving = await openServing(env, openLog(env.logLevel), database.url);
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= serving.close());
  atEnd(stop);
  const url = `http://127.0.0.1:${serving.port}`;
  const users = new Map<RoleName, Promise<TestUser>>();
  return {
    url,
    pool: serving.ctx.pool,
    ctx: serving.ctx,
    as(role) {
      const known = users.get(role) ?? signedIn(url, role);
      users.set(role, known);
      return known;
    },
    anyone: () => testUser(url),
    stop,
  };
}
