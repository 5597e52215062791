import type { PictureProgress } from '@lucerna/contract';
import type { MakerPicture } from '@lucerna/engine';
import { writeOtherMaker } from '@lucerna/testkit/other-maker';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { importCatalogue } from '../src/features/catalogue/import-catalogue';

export const plain = (width: number, height: number, background = '#884422') =>
  sharp({ create: { width, height, channels: 3, background } });

export const product = (file: string, more: object = {}) => ({
  ...{ file, models: ['7001'], role: 'product' },
  ...more,
});

/** A server that imports pictures of the other maker. */
export function openPictureDesk() {
  const folders: string[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  /** A folder of pictures and what their index says of them. */
  function folderOf(files: Readonly<Record<string, Buffer>>, index: readonly object[]): string {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-pictures-'));
    folders.push(folder);
    mkdirSync(path.join(folder, 'pictures'));
    for (const [name, bytes] of Object.entries(files))
      writeFileSync(path.join(folder, 'pictures', name), bytes);
    writeFileSync(path.join(folder, 'pictures/index.json'), JSON.stringify(index));
    return folder;
  }

  /** The feed of the other maker with these pictures and what its index says of them. */
  function feedWith(
    files: Readonly<Record<string, Buffer>>,
    index: readonly object[],
    more: Readonly<Record<string, unknown>> = {},
  ): string {
    const folder = folderOf(files, index);
    writeOtherMaker(folder);
    for (const [name, body] of Object.entries(more))
      writeFileSync(path.join(folder, name), JSON.stringify(body));
    return folder;
  }

  const importing = (folder: string, dryRun = false) =>
    importCatalogue({ pool: server.pool, storage: server.ctx.storage, dryRun }, folder);

  /** What the server says of a model's pictures once all of them are made or broken. */
  async function whenMade(): Promise<readonly MakerPicture[]> {
    await server.ctx.catalogue.refresh();
    await vi.waitFor(
      async () => {
        const admin = await server.as('admin');
        const { body } = await admin.get<PictureProgress>('/api/v1/catalogue/pictures');
        expect(body.made + body.broken.length).toBe(body.total);
        expect(body.avifWaiting).toBe(0);
        expect(body.total).toBeGreaterThan(0);
      },
      { timeout: 30_000, interval: 100 },
    );
    return (await server.anyone().get<MakerPicture[]>('/api/v1/articles/pictures?model=7001')).body;
  }

  return {
    server: () => server,
    ...{ folderOf, feedWith, importing, whenMade },
  };
}
