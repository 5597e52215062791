import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { requireNoTransaction } from '../database/transaction';
import { isStorageKey, leftoverAgeMs, requireStorageKey } from './storage';
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
  await handle.writeFile(`${type}\n`);
  // Both go on where the line before ended.
  await writeFile(handle, content);
  await handle.sync();
}

/** The name of a file that is being written; no key begins with a dot. */
const scratchName = /^\.[0-9a-f-]{36}$/;

/**
 * Files in a folder. A file is written under another name, synced and renamed, so that a crash leaves the old one
 * or the new one. The first line of a file is its media type; the rest are its bytes.
 */
export async function diskStorage(root: string): Promise<Storage> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const fileOf = (key: string) => {
    requireStorageKey(key);
    return path.join(root, ...key.split('/'));
  };
  const entries = () => readdir(root, { recursive: true, withFileTypes: true });
  return {
    isShared: false,
    async put(key, content, type) {
      requireNoTransaction('A file is stored');
      const file = fileOf(key);
      const folder = path.dirname(file);
      await mkdir(folder, { recursive: true });
      const scratch = path.join(folder, `.${randomUUID()}`);
      const handle = await open(scratch, 'wx', 0o600);
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
      await sync(folder);
    },
    async get(key) {
      requireNoTransaction('A file is read');
      const handle = await open(fileOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!handle) return null;
      const head = Buffer.alloc(200);
      const { bytesRead } = await handle.read(head, 0, head.length, 0);
      const end = head.subarray(0, bytesRead).indexOf(10);
      const { size } = await handle.stat();
      if (end < 0) {
        await handle.close();
        throw new Error(`The stored file ${key} has no type`);
      }
      return {
        stream: handle.createReadStream({ start: end + 1 }),
        size: size - end - 1,
        type: head.toString('utf8', 0, end),
      };
    },
    async remove(key) {
      requireNoTransaction('A file is removed');
      await rm(fileOf(key), { force: true });
    },
    async *list(prefix = '') {
      for (const entry of await entries()) {
        if (!entry.isFile()) continue;
        const file = path.join(entry.parentPath, entry.name);
        const key = path.relative(root, file).split(path.sep).join('/');
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
    async sweep() {
      for (const entry of await entries()) {
        if (!entry.isFile() || !scratchName.test(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const facts = await stat(file).catch(() => null);
        if (facts && Date.now() - facts.mtimeMs > leftoverAgeMs) await rm(file, { force: true });
      }
    },
    close: () => undefined,
  };
}
