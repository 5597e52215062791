import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireNoTransaction } from '../database/transaction';
import type { Storage } from './storage';

const goodKey = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

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

/**
 * Files in a folder. A file is written under another name, synced and renamed, so that a crash leaves the old one
 * or the new one. The first line of a file is its media type; the rest are its bytes.
 */
export async function diskStorage(root: string): Promise<Storage> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const fileOf = (key: string) => {
    if (!goodKey.test(key)) throw new Error(`Not a storage key: ${key}`);
    return path.join(root, ...key.split('/'));
  };
  return {
    async put(key, bytes, type) {
      requireNoTransaction('A file is stored');
      const file = fileOf(key);
      const folder = path.dirname(file);
      await mkdir(folder, { recursive: true });
      const scratch = path.join(folder, `.${randomUUID()}`);
      const handle = await open(scratch, 'wx', 0o600);
      try {
        await handle.writev([Buffer.from(`${type}\n`), bytes]);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(scratch, file);
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
    async *keys() {
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const key = path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
        // What is being written has a name that is no key.
        if (goodKey.test(key)) yield key;
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
  };
}
