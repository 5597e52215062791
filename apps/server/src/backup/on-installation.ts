import type pg from 'pg';
import { openPool } from '../database/connect';
import { SettingError, readEnv } from '../env';
import { exitCodes } from '../exit-codes';
import { openDatabase } from '../start';
import { startProblem } from '../start-problem';
import { openStorage } from '../storage/open-storage';
import type { Storage } from '../ports/storage';
import { stackOf } from '../thrown';

interface Installation {
  readonly pool: pg.Pool;
  readonly storage: Storage;
  readonly home: string;
}

export const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Does work of the command line on the database and the files that the settings name, and sets the exit code. */
export async function onInstallation(work: (installation: Installation) => Promise<void>): Promise<void> {
  try {
    const env = readEnv(process.env);
    const database = await openDatabase(env, say);
    try {
      const storage = await openStorage(env, (error) => say(error.message));
      const pool = openPool(database.url, () => undefined, 'imports');
      try {
        await work({ pool, storage, home: env.home });
      } finally {
        storage.close();
        await pool.end();
      }
    } finally {
      await database.stop();
    }
  } catch (failure) {
    const error = startProblem(failure);
    const isSetting = error instanceof SettingError;
    process.stderr.write(`${isSetting ? error.message : stackOf(error)}\n`);
    process.exitCode = isSetting ? exitCodes.settings : exitCodes.fault;
  }
}
