import { cloneDatabase } from '@lucerna/testkit/database';
import { freePort } from '@lucerna/testkit/free-port';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { startHosted } from './host';
import { startProduct } from './product';

/** The product with a data folder and a database of its own. */
export interface Installation {
  readonly url: string;
  /** Its data folder; what a test puts there goes with it. */
  readonly home: string;
  /** Address of its database. */
  readonly database: string;
  stop(): Promise<void>;
}

/**
 * Starts the product for the journeys of one file, on a copy of the database that the run has prepared: in a second,
 * where importing the catalogue anew takes several. `stop` removes all that it has kept. With `ownProcess` as `npm start`
 * does, else in the process that the worker keeps for it.
 */
export async function startInstallation(
  env: Readonly<Record<string, string>> = {},
  ownProcess = false,
): Promise<Installation> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-journey-'));
  chmodSync(home, 0o755);
  const database = await cloneDatabase(inject('databaseServer'));
  const remove = async () => {
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const port = env['PORT'] ?? String(await freePort());
    const own = { PORT: port, LUCERNA_HOME: home, LUCERNA_DEMO: '1', DATABASE_URL: database.url };
    const product = await (ownProcess ? startProduct : startHosted)({ ...own, ...env });
    return {
      url: `http://127.0.0.1:${port}`,
      home,
      database: database.url,
      async stop() {
        await product.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
