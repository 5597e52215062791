import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { SettingError } from '../env';
import type { Storage } from '../ports/storage';
import { downloadPrefix } from '../storage/storage';
import { checksumOf, manifestName, secretFile, storedFile, tableFile, type Manifest } from './manifest';
import { countRows, quoted, tablesInOrder } from './tables';

interface Source {
  readonly pool: pg.Pool;
  readonly storage: Storage;
  /** The data folder, whose secrets go with the backup. */
  readonly home: string;
}

/** Writes a stream to a file, on disk when it resolves, and answers its checksum and size. */
async function save(from: Readable, file: string): Promise<{ sha256: string; size: number }> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(from, counted, createWriteStream(file, { mode: 0o600, flush: true }));
  return { sha256: hash.digest('hex'), size };
}

/** Copies the stored files that the backup does not have yet, but for those of downloads. One that is removed meanwhile is left out. */
async function saveFiles(
  storage: Storage,
  folder: string,
  files: Map<string, Manifest['files'][number]>,
): Promise<void> {
  for await (const { key } of storage.list()) {
    if (files.has(key) || key.startsWith(downloadPrefix)) continue;
    const stored = await storage.get(key);
    if (!stored) continue;
    const { sha256, size } = await save(stored.stream, storedFile(folder, key));
    files.set(key, { key, type: stored.type, size, sha256 });
  }
}

/** All rows as they were at one moment, in PostgreSQL's own text format, packed. */
async function saveDatabase(
  client: pg.PoolClient,
  folder: string,
): Promise<Pick<Manifest, 'tables' | 'sequences' | 'jobs' | 'migrations'>> {
  const { rows: applied } = await client.query<{ name: string }>(
    'select name from drizzle.__drizzle_migrations order by name',
  );
  const tables: Manifest['tables'] = [];
  for (const { name, columns } of await tablesInOrder(client)) {
    const rows = await countRows(client, name);
    const copy = client.query(copyTo(`copy public.${quoted([name])} (${quoted(columns)}) to stdout`));
    const packed = copy.pipe(createGzip());
    copy.on('error', (error) => packed.destroy(error));
    const { sha256 } = await save(packed.pipe(new PassThrough()), tableFile(folder, name));
    tables.push({ name, columns: [...columns], rows, sha256 });
  }
  const { rows: names } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
       and relname not like 'socket_io%' order by relname`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from public.${quoted([name])}`,
    );
    sequences.push({ name, ...rows[0]! });
  }
  const { rows: jobs } = await client.query<Manifest['jobs'][number]>(
    `select t.identifier as task, j.payload, j.run_at::text as "runAt", j.max_attempts as "maxAttempts", j.key,
       j.priority, q.queue_name as queue, (select array_agg(k) from jsonb_object_keys(j.flags) k) as flags
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where j.attempts < j.max_attempts order by j.id`,
  );
  return { migrations: applied.map(({ name }) => name), tables, sequences, jobs };
}

async function saveSecrets(home: string, folder: string): Promise<Manifest['secrets']> {
  const secrets: Manifest['secrets'] = [];
  for (const name of ['secret', 'demo-password'] as const) {
    const from = path.join(home, name);
    if (!existsSync(from)) continue;
    const file = secretFile(folder, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await copyFile(from, file);
    secrets.push({ name, sha256: await checksumOf(file) });
  }
  return secrets;
}

/**
 * Writes a backup into a new folder while the product runs: the database as it was at one moment, the stored files,
 * the secrets. The folder has its name only when it is whole.
 */
export async function makeBackup({ pool, storage, home }: Source, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new SettingError(`${folder} exists already. Name a new folder.`);
  const scratch = `${folder}.part-${process.pid}`;
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  try {
    const files = new Map<string, Manifest['files'][number]>();
    // Before and after: a file that a row of the snapshot names was there at one of the two times.
    await saveFiles(storage, scratch, files);
    const createdAt = new Date().toISOString();
    const client = await pool.connect();
    let database;
    try {
      await client.query('begin isolation level repeatable read read only');
      database = await saveDatabase(client, scratch);
      await client.query('commit');
    } finally {
      client.release(true);
    }
    await saveFiles(storage, scratch, files);
    const secrets = await saveSecrets(home, scratch);
    const manifest: Manifest = { format: 1, createdAt, ...database, files: [...files.values()], secrets };
    await writeFile(path.join(scratch, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await rename(scratch, folder);
    const above = await open(path.dirname(path.resolve(folder)), 'r');
    try {
      await above.sync();
    } finally {
      await above.close();
    }
    return manifest;
  } catch (error) {
    await rm(scratch, { recursive: true, force: true });
    throw error;
  }
}
