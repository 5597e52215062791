import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { catalogueCurrent } from '../database/tables/catalogue';
import { client } from '../database/tables/client';
import { typed } from '../database/typed';
import type { Env } from '../env';
import { createDemoAccounts, demoAccounts } from '../features/account';
import { importCatalogue } from '../features/catalogue';
import { importClients } from '../features/client';
import { folders } from '../folders';
import { openStorage } from '../storage/open-storage';
import { keptSecret } from '../secrets';

export interface DemoSignIns {
  readonly emails: readonly string[];
  readonly password: string;
}

/** Loads the demo catalogue and its clients when there are none, and makes the demo accounts that are missing. */
export async function loadDemo(
  env: Env,
  pool: pg.Pool,
  progress: (line: string) => void,
): Promise<DemoSignIns> {
  const db = typed(pool);
  if ((await db.$count(catalogueCurrent)) === 0) {
    progress('Importing the demo catalogue');
    const storage = await openStorage(env, () => undefined);
    const { outcome, problems } = await importCatalogue({ pool, storage }, folders.catalogue);
    storage.close();
    if (outcome === 'refused') {
      throw new Error(`The demo catalogue is refused: ${JSON.stringify(problems.slice(0, 3))}`);
    }
  }
  if ((await db.$count(client)) === 0) {
    const { outcome, problems } = await importClients(pool, folders.clients);
    if (outcome === 'refused') {
      throw new Error(`The demo clients are refused: ${JSON.stringify(problems.slice(0, 3))}`);
    }
  }
  const password =
    env.demoPassword ?? keptSecret(env.home, 'demo-password', () => randomBytes(9).toString('base64url'));
  await createDemoAccounts(pool, password);
  return { emails: demoAccounts.map(({ email }) => email), password };
}
