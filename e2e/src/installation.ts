import { cloneDatabase } from '@lucerna/testkit/database';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { startProduct } from './product';
import type { Product } from './product';

/** The product with a data folder and a database of its own. */
export interface Installation extends Product {
  /** Its data folder; what a test puts there goes with it. */
  readonly home: string;
  /** Address of its database. */
  readonly database: string;
}

/**
 * Starts the product for the journeys of one file, on a copy of the database that the run has prepared: in a second,
 * where importing the catalogue anew takes several. `stop` removes all that it has kept.
 */
export async function startInstallation(env: Record<string, string> = {}): Promise<Installation> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-journey-'));
  chmodSync(home, 0o755);
  const database = await cloneDatabase(inject('databaseServer'));
  const remove = async () => {
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const own = { LUCERNA_HOME: home, LUCERNA_DEMO: '1', DATABASE_URL: database.url };
    const product = await startProduct({ ...own, ...env });
    return {
      ...product,
      home,
      database: database.url,
      async stop(signal) {
        const code = await product.stop(signal);
        await remove();
        return code;
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
