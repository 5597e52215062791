import { atEnd } from '@lucerna/testkit/at-end';
import { startS3Server } from '@lucerna/testkit/s3-server';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { diskStorage } from './disk';
import { s3Storage } from './s3';
import type { Storage } from '../ports/storage';

const root = mkdtempSync(path.join(os.tmpdir(), 'lucerna storage '));
beforeAll(() => atEnd(async () => rmSync(root, { recursive: true, force: true })));

/** A store of one's own to try them on: S3_TEST_ENDPOINT, S3_TEST_BUCKET (empty), S3_TEST_KEY, S3_TEST_SECRET. */
function ownStore() {
  const { S3_TEST_ENDPOINT, S3_TEST_BUCKET = 'lucerna', S3_TEST_KEY, S3_TEST_SECRET } = process.env;
  if (!S3_TEST_ENDPOINT || !S3_TEST_KEY || !S3_TEST_SECRET) return null;
  return {
    endpoint: S3_TEST_ENDPOINT,
    bucket: S3_TEST_BUCKET,
    accessKeyId: S3_TEST_KEY,
    secretAccessKey: S3_TEST_SECRET,
    stop: async () => undefined,
  };
}

async function onS3(): Promise<Storage> {
  const server = ownStore() ?? (await startS3Server());
  atEnd(() => server.stop());
  const { endpoint, bucket, accessKeyId, secretAccessKey } = server;
  const credentials = { accessKeyId, secretAccessKey };
  const settings = { endpoint, bucket, region: 'us-east-1', forcePathStyle: true, prefix: 'here/' };
  const limits = { connectMs: 1000, answerMs: 5000, callMs: 5000, idleMs: 2000, page: 3 };
  const store = await s3Storage({ ...settings, credentials }, () => undefined, limits);
  atEnd(async () => store.close());
  return store;
}

const stores = { 'on this disk': () => diskStorage(root), 'in a bucket': onS3 };

async function* pieces(count: number, bytes: number, fails = false): AsyncGenerator<Buffer> {
  for (let piece = 0; piece < count; piece += 1) {
    yield Buffer.alloc(bytes, piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (fails) throw new Error('The sender is gone');
}

const keysOf = async (storage: Storage, prefix?: string): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of storage.list(prefix)) found.push(key);
  return found.sort();
};

describe.each(Object.entries(stores))('files %s', (_where, open) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });

  it('come back with their bytes, their size and their type', async () => {
    const bytes = Buffer.from([0, 10, 13, 255, 10]);
    await storage.put('budgets/2026/b-1.pdf', bytes, 'application/pdf');
    const found = await storage.get('budgets/2026/b-1.pdf');
    expect(found).toMatchObject({ size: 5, type: 'application/pdf' });
    expect(await buffer(found!.stream)).toEqual(bytes);
  });

  it('may be empty', async () => {
    await storage.put('empty', Buffer.alloc(0), 'text/plain');
    const found = await storage.get('empty');
    expect(found).toMatchObject({ size: 0, type: 'text/plain' });
    expect(await buffer(found!.stream)).toHaveLength(0);
    await storage.put('empty', Readable.from([]), 'text/plain');
    const streamed = await storage.get('empty');
    expect(streamed?.size).toBe(0);
    expect(await buffer(streamed!.stream)).toHaveLength(0);
  });

  it('are written several at once, and what stood there before is replaced', async () => {
    await storage.put('several/b', Buffer.from('old'), 'text/html');
    const files = ['several/a', 'several/b', 'others/c'].map((key) => ({
      key,
      content: Buffer.from(key),
      type: 'text/plain',
    }));
    await storage.putAll(files);
    for (const { key, content } of files) {
      const found = await storage.get(key);
      expect(found?.type).toBe('text/plain');
      expect(await buffer(found!.stream)).toEqual(content);
    }
    await storage.putAll([]);
    await expect(storage.putAll([files[0]!, { ...files[1]!, key: '../b' }])).rejects.toThrow(
      'Not a storage key',
    );
  });

  it('are replaced whole', async () => {
    await storage.put('one', Buffer.from('old and longer'), 'text/plain');
    await storage.put('one', Buffer.from('new'), 'text/html');
    const found = await storage.get('one');
    expect(found?.type).toBe('text/html');
    expect((await buffer(found!.stream)).toString()).toBe('new');
  });

  it('are written as they come, of any size, and read at the pace of their reader', async () => {
    const large = { count: 65, bytes: 100_000 };
    await storage.put('large', Readable.from(pieces(large.count, large.bytes)), 'image/webp');
    const found = await storage.get('large');
    expect(found).toMatchObject({ size: 6_500_000, type: 'image/webp' });
    const [expected, read] = [createHash('sha256'), createHash('sha256')];
    for await (const piece of pieces(large.count, large.bytes)) expected.update(piece);
    for await (const piece of found!.stream) read.update(piece as Buffer);
    expect(read.digest('hex')).toBe(expected.digest('hex'));
  });

  it('keep what they were when the sender breaks off', async () => {
    await storage.put('kept', Buffer.from('whole'), 'text/plain');
    const broken = (count: number) =>
      storage.put('kept', Readable.from(pieces(count, 100_000, true)), 'text/html');
    await expect(broken(3)).rejects.toThrow('The sender is gone');
    await expect(broken(60)).rejects.toThrow('The sender is gone');
    const found = await storage.get('kept');
    expect(found).toMatchObject({ size: 5, type: 'text/plain' });
    await buffer(found!.stream);
    await expect(storage.put('never', Readable.from(pieces(1, 10, true)), 'text/html')).rejects.toThrow();
    expect(await storage.get('never')).toBeNull();
  });

  it('are null where there is none, and after they are removed', async () => {
    await storage.put('gone', Buffer.from('x'), 'text/plain');
    await storage.remove('gone');
    await storage.remove('gone');
    expect(await storage.get('gone')).toBeNull();
  });

  it('are listed, over many pages, with the day on which they were written', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `listed/${index}/file-${index}.pdf`);
    await Promise.all(names.map((name) => storage.put(name, Buffer.from(name), 'text/plain')));
    expect(await keysOf(storage, 'listed/')).toEqual(names);
    expect(await keysOf(storage)).toEqual(expect.arrayContaining([...names, 'one']));
    expect(await keysOf(storage, 'listed/3')).toEqual([names[3]]);
    expect(await keysOf(storage, 'listed/3/')).toEqual([names[3]]);
    expect(await keysOf(storage, 'nowhere/')).toEqual([]);
    for await (const { modifiedAt } of storage.list('listed/'))
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
  });

  it('can be read by many at once, some of whom go before the end', async () => {
    await storage.put('many', Buffer.alloc(300_000, 'm'), 'text/plain');
    const reads = Array.from({ length: 24 }, async (_, index) => {
      const found = await storage.get('many');
      if (index % 3 === 0) found!.stream.destroy();
      else expect(await buffer(found!.stream)).toHaveLength(300_000);
    });
    await Promise.all(reads);
  });

  it('are checked by a write that leaves nothing', async () => {
    const before = await keysOf(storage);
    await storage.check();
    await storage.check();
    expect(await keysOf(storage)).toEqual(before);
    await storage.sweep();
    expect(await keysOf(storage)).toEqual(before);
  });

  it.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '.hidden', 'A', ''])(
    'never lie at %j',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('Not a storage key');
      await expect(storage.get(key)).rejects.toThrow('Not a storage key');
      await expect(storage.remove(key)).rejects.toThrow('Not a storage key');
    },
  );
});

describe('a folder of files', () => {
  it('is read where the files of a download are listed, and nowhere else', async () => {
    const storage = await diskStorage(path.join(root, 'of downloads'));
    for (const key of ['downloads/one/0', 'downloads/one/1', 'downloads/two/0', 'budgets/2026/a'])
      await storage.put(key, Buffer.from(key), 'text/plain');
    const read = vi.spyOn(files, 'readdir');
    syncBuiltinESMExports();
    const found = await keysOf(storage, 'downloads/one/');
    const folders = read.mock.calls.map(([folder]) => folder);
    read.mockRestore();
    syncBuiltinESMExports();
    expect(found).toEqual(['downloads/one/0', 'downloads/one/1']);
    expect(folders).toEqual([path.join(root, 'of downloads', 'downloads', 'one')]);
  });

  it('keeps no empty folder of what was removed, however many are written and removed there', async () => {
    const storage = await diskStorage(path.join(root, 'emptied'));
    const writes = Array.from({ length: 40 }, async (_, at) => {
      await storage.put(`one/${at % 3}`, Buffer.from('x'), 'text/plain');
      await storage.remove(`one/${at % 3}`);
    });
    await Promise.all(writes);
    expect(readdirSync(path.join(root, 'emptied'))).toEqual([]);
    await storage.put('one/0', Buffer.from('x'), 'text/plain');
    await storage.put('one/1', Buffer.from('x'), 'text/plain');
    await storage.remove('one/0');
    expect(await keysOf(storage)).toEqual(['one/1']);
  });

  it('tells where the bytes of a file are', async () => {
    const storage = await diskStorage(path.join(root, 'local'));
    await storage.put('one/a', Buffer.from('its bytes\n'), 'text/plain');
    const found = await storage.local('one/a');
    expect(readFileSync(found!.file).subarray(found!.start).toString()).toBe('its bytes\n');
    expect(await storage.local('one/b')).toBeNull();
  });

  it('says how much room there is beside what is left to others', async () => {
    const room = await (await diskStorage(path.join(root, 'roomy'))).room();
    const { bavail, bsize } = statfsSync(root);
    expect(room).toBeLessThan(bavail * bsize + 1_000_000_000);
    expect(Number.isFinite(room)).toBe(true);
  });

  it('has no scratch file but of writers that are at work; those of dead ones are swept after a day', async () => {
    const storage = await diskStorage(path.join(root, 'swept'));
    await storage.put('one', Readable.from(pieces(3, 10)), 'text/plain');
    await expect(storage.put('two', Readable.from(pieces(3, 10, true)), 'text/plain')).rejects.toThrow();
    expect(readdirSync(path.join(root, 'swept'))).toEqual(['one']);
    const left = ['0', '1'].map((digit) =>
      path.join(root, 'swept', `.${digit}0000000-0000-4000-8000-000000000000`),
    );
    for (const file of left) writeFileSync(file, 'half');
    const dayBefore = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(left[0]!, dayBefore, dayBefore);
    await storage.sweep();
    expect(left.map((file) => existsSync(file))).toEqual([false, true]);
  });
});
