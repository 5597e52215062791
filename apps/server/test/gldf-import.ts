import type { BodyDescription } from '@lucerna/engine';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { strToU8, zipSync } from 'fflate';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { importCatalogue } from '../src/features/catalogue';

/** A description as programs of others write it. */
export const description = ({ files = '', product = '' } = {}) => `<?xml version="1.0" encoding="utf-8"?>
<Root><Header><Manufacturer>Kornel</Manufacturer><FormatVersion major="1" minor="0" pre-release="3"/></Header>
<GeneralDefinitions><Files>${files}</Files></GeneralDefinitions>
<ProductDefinitions><ProductMetaData><UniqueProductId>k-1</UniqueProductId>
<ProductNumber><Locale language="de">K 1</Locale></ProductNumber><Name><Locale language="de">Kugel</Locale></Name></ProductMetaData>
<Variants><Variant id="one">${product}</Variant></Variants></ProductDefinitions></Root>`;

export const gldf = (xml: string | Uint8Array, files: Readonly<Record<string, Uint8Array>> = {}) =>
  zipSync({ 'product.xml': typeof xml === 'string' ? strToU8(xml) : xml, ...files });

/** A server for the tests of a file, into whose catalogue GLDF come. */
export function openGldfImport() {
  const folders: string[] = [];
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  function newFolder(): string {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-gldf-'));
    folders.push(folder);
    return folder;
  }

  function fileOf(bytes: Uint8Array, name = 'lamp.gldf'): string {
    const file = path.join(newFolder(), name);
    writeFileSync(file, bytes);
    return file;
  }

  const importing = (given: string, dryRun = false) =>
    importCatalogue({ pool: server.pool, storage: server.ctx.storage, dryRun }, given);

  async function inForce(revision: number | null) {
    await vi.waitFor(() => expect(server.ctx.catalogue.current().revision).toBe(revision));
    return server.ctx.catalogue.current();
  }

  async function bodyOf(model: string): Promise<BodyDescription> {
    const user = await server.as('specifier');
    const { body } = await user.get<{ body: BodyDescription }>(
      `/api/v1/articles/model-sheet?model=${model}&catalogId=16`,
    );
    return body.body;
  }

  return {
    get server() {
      return server;
    },
    newFolder,
    fileOf,
    importing,
    inForce,
    bodyOf,
  };
}
