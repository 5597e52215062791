import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { SettingError } from '../env';
import { folders } from '../folders';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup holds, in `manifest.json`; every other file of the folder is named with its checksum. */
const manifestShape = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The migrations of the database, oldest first: its tables are restored in the shape that these give them. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.int().min(0), sha256 }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** Background work that waits: letters, documents. */
  jobs: z.array(
    z.object({
      task: z.string(),
      payload: z.unknown(),
      runAt: z.string(),
      maxAttempts: z.int(),
      key: z.string().nullable(),
      priority: z.int(),
      queue: z.string().nullable(),
      flags: z.array(z.string()).nullable(),
    }),
  ),
  files: z.array(z.object({ key: z.string(), type: z.string(), size: z.int().min(0), sha256 })),
  /** Secrets of the data folder by name. */
  secrets: z.array(z.object({ name: z.enum(['secret', 'demo-password']), sha256 })),
});

export type Manifest = z.infer<typeof manifestShape>;

export const manifestName = 'manifest.json';
export const tableFile = (folder: string, name: string) => path.join(folder, 'tables', `${name}.copy.gz`);
export const storedFile = (folder: string, key: string) => path.join(folder, 'files', ...key.split('/'));
export const secretFile = (folder: string, name: string) => path.join(folder, 'secrets', name);

export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  const bytes: AsyncIterable<Buffer> = createReadStream(file);
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

/** The migrations of this version, oldest first. */
export const knownMigrations = (): string[] => readdirSync(folders.migrations).sort();

/** Reads a backup's manifest and checks every file of it; throws a SettingError that names what is wrong. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = readFileSync(path.join(folder, manifestName), 'utf8');
  } catch {
    throw new SettingError(
      `${folder} is no backup, or one that was not finished: it has no ${manifestName}.`,
    );
  }
  const parsed = manifestShape.safeParse(JSON.parse(text));
  if (!parsed.success) throw new SettingError(`${folder} was made by another version of the backup.`);
  const manifest = parsed.data;
  const newer = manifest.migrations.filter((name) => !knownMigrations().includes(name));
  if (newer.length > 0)
    throw new SettingError(
      `The backup was made by a newer version of Lucerna (${newer.at(-1)}). Restore it with that version.`,
    );
  const all = [
    ...manifest.tables.map(({ name, sha256: sum }) => ({ file: tableFile(folder, name), sum })),
    ...manifest.files.map(({ key, sha256: sum }) => ({ file: storedFile(folder, key), sum })),
    ...manifest.secrets.map(({ name, sha256: sum }) => ({ file: secretFile(folder, name), sum })),
  ];
  for (const { file, sum } of all) {
    const found = await checksumOf(file).catch(() => null);
    if (found !== sum)
      throw new SettingError(`The backup is damaged: ${file} ${found ? 'was changed' : 'is missing'}.`);
  }
  return manifest;
}
