import { importCatalogue, openPool, openStorage, startEmbedded } from '@lucerna/server';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measure } from './measured-server';

/** A server under test that tells how long it held its event loop. */
export interface Measured {
  readonly url: string;
  readonly first: Measure;
  ask(what: 'mark' | 'read' | 'tomorrow'): Promise<Measure>;
  /** What a piece of work holds, and how long it takes. */
  during<T>(work: () => Promise<T>): Promise<Measure & { readonly value: T; readonly milliseconds: number }>;
  stop(): Promise<void>;
}

/** Starts the server from its sources, with the demo data, on a database. */
export async function startMeasured(home: string, databaseUrl: string): Promise<Measured> {
  const child = fork(fileURLToPath(new URL('./measured-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, LUCERNA_HOME: home, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
  });
  const answered = async () => ((await once(child, 'message')) as [Measure])[0];
  const ask = (what: 'mark' | 'read' | 'tomorrow') => {
    const answer = answered();
    child.send(what);
    return answer;
  };
  const first = await answered();
  return {
    url: `http://127.0.0.1:${first.port}`,
    first,
    ask,
    async during(work) {
      await ask('mark');
      const began = performance.now();
      const value = await work();
      const milliseconds = performance.now() - began;
      return { value, milliseconds, ...(await ask('read')) };
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Imports a feed in this process, as the command does, and waits until the server has it in force. */
export async function putInForce(server: Measured, databaseUrl: string, feed: string): Promise<void> {
  const pool = openPool(databaseUrl, () => undefined, 'imports');
  const storage = await openStorage({ home: path.dirname(feed) }, () => undefined);
  try {
    const { outcome, revision, problems } = await importCatalogue({ pool, storage }, feed);
    if (outcome !== 'imported') throw new Error(JSON.stringify(problems.slice(0, 3)));
    for (;;) {
      if ((await server.ask('read')).revision === revision) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    await pool.end();
  }
}

/** A folder and a database of its own for some work, and nothing of either after it. */
export async function withDatabase(
  work: (home: string, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-'));
  // As root PostgreSQL runs as another account, which must get in.
  chmodSync(home, 0o755);
  const database = await startEmbedded(home);
  try {
    await work(home, database.url);
  } finally {
    await database.stop(true);
    rmSync(home, { recursive: true, force: true });
    if (database.movedTo) rmSync(database.movedTo, { recursive: true, force: true });
  }
}
