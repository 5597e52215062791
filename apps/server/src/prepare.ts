import { openPool } from './database/connect';
import { migrateDatabase } from './database/migrate';
import { loadDemo, type DemoSignIns } from './demo/load-demo';
import type { Env } from './env';
import { closeDemoAccounts } from './features/account';
import { makeSetupToken, setupPath } from './features/administrator';

export interface Prepared {
  readonly demo: DemoSignIns | null;
  /** Where the link for the first administrator leads, with its secret; null where there is one. */
  readonly setupPath: string | null;
}

/**
 * Migrates, and loads the demo data where it is wanted or ends it where it is not, before anything is served. Where
 * nobody can administer, the secret of a link is made that lets somebody.
 */
export async function prepare(env: Env, url: string, progress: (line: string) => void): Promise<Prepared> {
  const pool = openPool(url, () => undefined, 'imports');
  try {
    await migrateDatabase(pool);
    const demo = env.demo ? await loadDemo(env, pool, progress) : null;
    if (!env.demo && (await closeDemoAccounts(pool))) {
      progress('The demo is over: its accounts cannot sign in any more');
    }
    const token = await makeSetupToken(pool);
    return { demo, setupPath: token && `${setupPath}?token=${token}` };
  } finally {
    await pool.end();
  }
}
