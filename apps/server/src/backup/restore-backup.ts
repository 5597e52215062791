import { createReadStream, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { typedDatabase } from '../database/connect';
import { migrateDatabase } from '../database/migrate';
import { inTransaction } from '../database/transaction';
import { SettingError } from '../env';
import { folders } from '../folders';
import type { Storage } from '../ports/storage';
import { readManifest, secretFile, storedFile, tableFile, type Manifest } from './manifest';
import { countRows, quoted, tablesInOrder } from './tables';

interface Target {
  readonly pool: pg.Pool;
  readonly storage: Storage;
  /** The data folder, which gets the secrets. */
  readonly home: string;
  /** Whether what the target holds may go. */
  readonly force: boolean;
}

async function requireUnused(pool: pg.Pool, force: boolean): Promise<void> {
  const { rows: used } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name ~ '^lucerna [0-9]+$'
       and split_part(application_name, ' ', 2) <> $1 limit 1`,
    [String(process.pid)],
  );
  if (used.length > 0) throw new SettingError('Lucerna runs on this database. Stop it first.');
  const client = await pool.connect();
  try {
    const tables = await tablesInOrder(client);
    for (const { name } of tables) {
      if (name === 'role_privilege' || (await countRows(client, name)) === 0) continue;
      if (!force)
        throw new SettingError(
          'This database is not empty. Restore into an empty one, or add --force to replace it.',
        );
      break;
    }
    if (tables.length === 0) return;
    await client.query(
      `drop schema if exists public, drizzle, graphile_worker cascade; create schema public`,
    );
  } finally {
    client.release();
  }
}

/** Makes the tables as they were when the backup was made. */
async function migrateAsOf(pool: pg.Pool, migrations: readonly string[]): Promise<void> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'lucerna-migrations-'));
  try {
    for (const name of migrations)
      cpSync(path.join(folders.migrations, name), path.join(scratch, name), { recursive: true });
    await migrate(typedDatabase(pool), { migrationsFolder: scratch });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function restoreRows(client: pg.PoolClient, folder: string, manifest: Manifest): Promise<void> {
  const here = await tablesInOrder(client);
  const there = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const { name } of here) {
    const table = there.get(name);
    if (!table) throw new Error(`The backup has no table ${name}`);
    await client.query(`delete from public.${quoted([name])}`);
    const copy = client.query(
      copyFrom(`copy public.${quoted([name])} (${quoted(table.columns)}) from stdin`),
    );
    await pipeline(createReadStream(tableFile(folder, name)), createGunzip(), copy);
    const rows = await countRows(client, name);
    if (rows !== table.rows) throw new Error(`Of ${name}, ${rows} of ${table.rows} rows were restored`);
  }
  for (const { name, last, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${quoted([name])}`,
      last,
      isCalled,
    ]);
  }
}

async function restoreJobs(pool: pg.Pool, jobs: Manifest['jobs']): Promise<void> {
  for (const { task, payload, runAt, maxAttempts, key, priority, queue, flags } of jobs) {
    await pool.query(
      `select graphile_worker.add_job($1, $2::json, queue_name => $3, run_at => $4::timestamptz, max_attempts => $5,
         job_key => $6, priority => $7, flags => $8)`,
      [task, JSON.stringify(payload), queue, runAt, maxAttempts, key, priority, flags],
    );
  }
}

/**
 * Restores a backup into an empty database and storage, checks it before anything is changed, and brings it to this
 * version. When a step fails, the same command can be given again.
 */
export async function restoreBackup(
  { pool, storage, home, force }: Target,
  folder: string,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await requireUnused(pool, force);
  await migrateAsOf(pool, manifest.migrations);
  for (const { key, type } of manifest.files) {
    await storage.put(key, createReadStream(storedFile(folder, key)), type);
  }
  await inTransaction(pool, (tx) => restoreRows(tx, folder, manifest));
  await migrateDatabase(pool);
  await restoreJobs(pool, manifest.jobs);
  for (const { name } of manifest.secrets) {
    const file = path.join(home, name);
    if (existsSync(file) && !force) continue;
    await copyFile(secretFile(folder, name), file);
    await chmod(file, 0o600);
  }
  return manifest;
}
