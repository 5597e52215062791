import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diskStorage } from './disk';

const root = mkdtempSync(path.join(os.tmpdir(), 'lucerna storage '));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function read(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

describe('files on disk', () => {
  it('come back with their bytes, their size and their type', async () => {
    const storage = await diskStorage(root);
    const bytes = Buffer.from([0, 10, 13, 255, 10]);
    await storage.put('budgets/2026/b-1.pdf', bytes, 'application/pdf');
    const found = await storage.get('budgets/2026/b-1.pdf');
    expect(found).toMatchObject({ size: 5, type: 'application/pdf' });
    expect(await read(found!.stream)).toEqual(bytes);
  });

  it('are replaced whole and leave no scratch file', async () => {
    const storage = await diskStorage(root);
    await storage.put('one', Buffer.from('old and longer'), 'text/plain');
    await storage.put('one', Buffer.from('new'), 'text/html');
    const found = await storage.get('one');
    expect(found?.type).toBe('text/html');
    expect((await read(found!.stream)).toString()).toBe('new');
    expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('are null where there is none, and after they are removed', async () => {
    const storage = await diskStorage(root);
    await storage.put('gone', Buffer.from('x'), 'text/plain');
    await storage.remove('gone');
    await storage.remove('gone');
    expect(await storage.get('gone')).toBeNull();
  });

  it.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '.hidden', 'A', ''])(
    'never lie at %j',
    async (key) => {
      const storage = await diskStorage(root);
      await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('Not a storage key');
      await expect(storage.get(key)).rejects.toThrow('Not a storage key');
    },
  );
});
