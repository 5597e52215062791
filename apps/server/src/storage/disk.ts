import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, stat, statfs, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { requireNoTransaction } from '../database/transaction';
import { isStorageKey, leftoverAgeMs, requireStorageKey } from './storage';
import { errorOf } from '../thrown';
import type { Storage } from '../ports/storage';

/** A disk with less free than this is as good as full: the database would end with the next file of its log. */
const checkBytes = 262_144;

async function sync(name: string): Promise<void> {
  const handle = await open(name, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeContent(handle: FileHandle, content: Uint8Array | Readable, type: string): Promise<void> {
  const head = Buffer.from(`${type}\n`);
  if (content instanceof Uint8Array) await handle.writeFile(Buffer.concat([head, content]));
  else {
    await handle.writeFile(head);
    // It goes on where the line before ended.
    await writeFile(handle, content);
  }
  await handle.sync();
}

/** What of a file is read at once: of the usual 64 kB each costs as much again as its bytes. */
const pieceBytes = 262_144;

/** What is left free for others on the disk, PostgreSQL first: so many bytes, or less where the disk is small. */
const reserveBytes = 512 * 1024 * 1024;
const reserveShare = 0.02;

const unless =
  (...codes: readonly string[]) =>
  (error: NodeJS.ErrnoException): null => {
    if (error.code !== undefined && codes.includes(error.code)) return null;
    throw error;
  };

interface Entry {
  readonly file: string;
  /** Its path from the root, with slashes. */
  readonly key: string;
}

/** All files below a folder, one folder after the other; none where there is no such folder. */
async function* filesBelow(root: string, folder = ''): AsyncGenerator<Entry> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(unless('ENOENT'));
  for (const entry of entries ?? []) {
    const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, key);
    else if (entry.isFile()) yield { file: path.join(root, key), key };
  }
}

/** The name of a file that is being written; no key begins with a dot. */
const scratchName = /^\.[0-9a-f-]{36}$/;

/**
 * Files in a folder. A file is written under another name, synced and renamed, so that a crash leaves the old one
 * or the new one. The first line of a file is its media type; the rest are its bytes.
 */
export async function diskStorage(home: string): Promise<Storage> {
  const root = path.resolve(home);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const fileOf = (key: string) => {
    requireStorageKey(key);
    return path.join(root, ...key.split('/'));
  };
  /** Opens a new file in the folder of another one, which a removal may take away meanwhile. */
  async function openScratch(folder: string): Promise<{ scratch: string; handle: FileHandle }> {
    for (;;) {
      const scratch = path.join(folder, `.${randomUUID()}`);
      const handle = await open(scratch, 'wx', 0o600).catch(unless('ENOENT'));
      if (handle) return { scratch, handle };
      await mkdir(folder, { recursive: true });
    }
  }
  /** Writes a file under its own name, synced; its folder is not yet. Answers the folder. */
  async function write(key: string, content: Uint8Array | Readable, type: string): Promise<string> {
    const file = fileOf(key);
    const folder = path.dirname(file);
    const { scratch, handle } = await openScratch(folder);
    try {
      try {
        await writeContent(handle, content, type);
      } finally {
        await handle.close();
      }
      await rename(scratch, file);
    } catch (error) {
      await rm(scratch, { force: true });
      throw error;
    }
    return folder;
  }
  // The folder is gone where the file was removed already.
  const syncFolder = (folder: string) => sync(folder).catch(unless('ENOENT'));
  /** Opens a file and reads its head: null where there is none. */
  async function openStored(key: string) {
    requireNoTransaction('A file is read');
    const file = fileOf(key);
    const handle = await open(file, 'r').catch(unless('ENOENT'));
    if (!handle) return null;
    const head = Buffer.alloc(200);
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    const end = head.subarray(0, bytesRead).indexOf(10);
    if (end < 0) {
      await handle.close();
      throw new Error(`The stored file ${key} has no type`);
    }
    return { file, handle, start: end + 1, type: head.toString('utf8', 0, end) };
  }
  return {
    isShared: false,
    async put(key, content, type) {
      requireNoTransaction('A file is stored');
      await syncFolder(await write(key, content, type));
    },
    async putAll(files) {
      requireNoTransaction('Files are stored');
      const written = await Promise.allSettled(
        files.map(({ key, content, type }) => write(key, content, type)),
      );
      const folders = new Set<string>();
      for (const each of written) {
        if (each.status === 'rejected') throw errorOf(each.reason);
        folders.add(each.value);
      }
      await Promise.all([...folders].map(syncFolder));
    },
    async get(key) {
      const stored = await openStored(key);
      if (!stored) return null;
      const { handle, start, type } = stored;
      const { size } = await handle.stat();
      return {
        stream: handle.createReadStream({ start, highWaterMark: pieceBytes }),
        size: size - start,
        type,
      };
    },
    async local(key) {
      const stored = await openStored(key);
      await stored?.handle.close();
      return stored && { file: stored.file, start: stored.start };
    },
    async remove(key) {
      requireNoTransaction('A file is removed');
      const file = fileOf(key);
      await rm(file, { force: true });
      const folder = path.dirname(file);
      if (folder !== root) await rmdir(folder).catch(unless('ENOENT', 'ENOTEMPTY', 'EEXIST'));
    },
    async *list(prefix = '') {
      const folder = prefix.slice(0, Math.max(0, prefix.lastIndexOf('/')));
      if (folder !== '') requireStorageKey(folder);
      for await (const { file, key } of filesBelow(root, folder)) {
        // What is being written has a name that is no key.
        if (!isStorageKey(key) || !key.startsWith(prefix)) continue;
        // It may be removed meanwhile.
        const facts = await stat(file).catch(() => null);
        if (facts) yield { key, modifiedAt: facts.mtime };
      }
    },
    async check() {
      const trial = path.join(root, `.check-${randomUUID()}`);
      try {
        await writeFile(trial, Buffer.alloc(checkBytes), { flag: 'wx', flush: true });
      } finally {
        await rm(trial, { force: true });
      }
    },
    async room() {
      const { bavail, blocks, bsize } = await statfs(root);
      return bavail * bsize - Math.min(reserveBytes, blocks * bsize * reserveShare);
    },
    async sweep() {
      for await (const { file } of filesBelow(root)) {
        if (!scratchName.test(path.basename(file))) continue;
        const facts = await stat(file).catch(() => null);
        if (facts && Date.now() - facts.mtimeMs > leftoverAgeMs) await rm(file, { force: true });
      }
    },
    close: () => undefined,
  };
}
