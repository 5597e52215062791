import { demoMaker } from '@lucerna/testkit/demo-maker';
import { writeOtherMaker } from '@lucerna/testkit/other-maker';
import type { TestServer } from '@lucerna/testkit/server';
import { strToU8, zipSync } from 'fflate';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer } from '@lucerna/testkit/server';
import { importCatalogue, viewOf } from '../../catalogue';
import { openDocuments } from '../documents';

const folders: string[] = [];
let server: TestServer;
/** What the product wrote of three of its own, by reference. */
const written = new Map<string, Buffer>();

beforeAll(async () => {
  server = await startTestServer();
  const user = await server.as('specifier');
  const viewer = (await server.frame.viewers.find(user.cookies.get('access') ?? ''))!;
  const context = {
    frame: server.frame,
    viewer,
    view: viewOf(server.frame, { viewer, language: 'en', query: { catalogId: 16 } }),
  };
  for (const reference of ['201010/1Z_10_200', '201510/1Z_15_000', '270020/1Z_50_000']) {
    const made = await openDocuments(server.frame).make(context, {
      subject: { reference },
      subType: 'photometry',
      format: 'gldf',
    });
    if (!made.ok) return expect.fail(JSON.stringify(made.problems));
    const { body } = made.file;
    written.set(reference, Buffer.isBuffer(body) ? body : await buffer(body));
  }
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
  importCatalogue({ pool: server.pool, storage: server.frame.storage, dryRun }, given);

async function inForce(revision: number | null) {
  await vi.waitFor(() => expect(server.frame.catalogue.current().revision).toBe(revision));
  return server.frame.catalogue.current();
}

/** A description as programs of others write it. */
const description = ({ files = '', product = '' } = {}) => `<?xml version="1.0" encoding="utf-8"?>
<Root><Header><Manufacturer>Kornel</Manufacturer><FormatVersion major="1" minor="0" pre-release="3"/></Header>
<GeneralDefinitions><Files>${files}</Files></GeneralDefinitions>
<ProductDefinitions><ProductMetaData><UniqueProductId>k-1</UniqueProductId>
<ProductNumber><Locale language="de">K 1</Locale></ProductNumber><Name><Locale language="de">Kugel</Locale></Name></ProductMetaData>
<Variants><Variant id="one">${product}</Variant></Variants></ProductDefinitions></Root>`;

const gldf = (xml: string | Uint8Array, files: Readonly<Record<string, Uint8Array>> = {}) =>
  zipSync({ 'product.xml': typeof xml === 'string' ? strToU8(xml) : xml, ...files });

describe('a GLDF that the product wrote', () => {
  it.each(['201010/1Z_10_200', '201510/1Z_15_000', '270020/1Z_50_000'])(
    'is the same model again in its own catalogue: %s',
    async (reference) => {
      const report = await importing(fileOf(written.get(reference)!), true);
      expect([report.problems, report.outcome]).toEqual([[], 'checked']);
      const changed = Object.entries(report.changes!).flatMap(([kind, { added, changed: other, removed }]) =>
        added.count + other.count + removed.count > 0 ? [[kind, added.first, other.first]] : [],
      );
      expect(changed).toEqual([]);
    },
  );

  it('becomes a model with the same data in the catalogue of another maker, a folder of them at once', async () => {
    const demo = server.frame.catalogue.current();
    const before = ['2010', '2015', '2700'].map((model) => demo.models.get(model)!);
    const feed = newFolder();
    writeOtherMaker(feed);
    await inForce((await importing(feed)).revision);
    const folder = newFolder();
    for (const [at, bytes] of [...written.values()].entries())
      writeFileSync(path.join(folder, `${at}.gldf`), bytes);
    const report = await importing(folder);
    expect([report.problems, report.outcome]).toEqual([[], 'imported']);
    const after = await inForce(report.revision);
    for (const { model, technicalData: data, kind } of before) {
      const now = after.models.get(model)!;
      expect(now).toMatchObject({ model, subFamily: { name: demoMaker.name } });
      if (kind === 'pendant') expect(now.kind).toBe('pendant');
      expect(now.technicalData).toMatchObject({
        ...{
          watts: data.watts,
          cri: data.cri,
          ip: data.ip,
          protectionClass: data.protectionClass,
          dimensionsMm: data.dimensionsMm,
        },
        ...{
          lumensByTemperature: { 1: data.lumensByTemperature?.['1'] },
          photometry: `photometry/gldf-${model}.ldt`,
        },
      });
    }
    const [pendant] = before;
    expect(after.models.get('2010')!.names).toMatchObject({ en: pendant!.name, de: pendant!.name });
    expect(
      after.variations(16, '2010').map(({ type, modifier, value }) => [type, modifier, value]),
    ).toContainEqual(['temperature', '1', 2700]);
    // Its geometry is told as not taken, its prices as missing.
    expect(report.warnings.counts).toMatchObject({ gldfPart: 3, modelWithoutPrice: 3 });
    expect((await importing(folder)).outcome).toBe('unchanged');
  });

  it('is configured there and blocked for orders in words, since it has no price', async () => {
    const distributor = await server.as('distributor');
    const created = await distributor.post<{
      id: string;
      products: {
        orderedIds: string[];
        byId: Record<string, { referenceCode: string; prices: { unitGross: unknown } | null }>;
      };
    }>('/api/v1/projects', { name: 'Hytta', products: [{ model: '2010', quantity: 1 }] });
    expect(created.status).toBe(201);
    const line = created.body.products.byId[created.body.products.orderedIds[0]!]!;
    expect([line.referenceCode, line.prices?.unitGross ?? null]).toEqual(['201010/1Z_10_200', null]);
    const draft = await distributor.get<{ blocked: unknown[] }>(
      `/api/v1/orders/generate?projectId=${created.body.id}`,
    );
    expect(JSON.stringify(draft.body)).toMatch(/price/i);
    expect(draft.body.blocked).toHaveLength(1);
  });
});

describe('a GLDF of others', () => {
  it('becomes a model of what it says; an outside address is named and not asked for', async () => {
    const xml = description({
      files: '<File id="a" contentType="ldc/eulumdat" type="url">https://light.example/a.ldt</File>',
      product: '<Mountings><Ceiling><Pendant pendantLength="900"/></Ceiling></Mountings>',
    });
    const report = await importing(fileOf(gldf(xml)));
    expect([report.problems, report.outcome]).toEqual([[], 'imported']);
    expect(report.warnings.first.map(({ message }) => message)).toContain(
      'Not taken: the file at an outside address https://light.example/a.ldt',
    );
    const model = [...(await inForce(report.revision)).models.values()].find(
      ({ subFamily }) => subFamily.name === 'Kornel',
    )!;
    expect(model).toMatchObject({ name: 'Kugel', kind: 'pendant', pendantHeight: { standard: 90 } });
    // A later version of it is the same model.
    const again = await importing(fileOf(gldf(xml.replace('Kugel', 'Kugel 2'))));
    expect((await inForce(again.revision)).models.get(model.model)?.name).toBe('Kugel 2');
  });

  it('is read in UTF-16, with names of code page 850, and without a product changes nothing', async () => {
    const text = description({ files: '<File id="a" contentType="other" type="localFileName">ä.txt</File>' });
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const bytes = Buffer.from(gldf(utf16, { 'other/?.txt': strToU8('a') }));
    const named = Buffer.from(
      bytes.toString('latin1').replaceAll('other/?.txt', 'other/\u0084.txt'),
      'latin1',
    );
    expect((await importing(fileOf(named), true)).problems).toEqual([]);
    const report = await importing(
      fileOf(gldf('<Root><Header><Manufacturer>M</Manufacturer></Header></Root>')),
    );
    expect([report.outcome, report.warnings.first[0]?.message]).toEqual([
      'unchanged',
      'Not taken: it describes no product',
    ]);
  });

  const local = (name: string) =>
    description({ files: `<File id="a" contentType="ldc/eulumdat" type="localFileName">${name}</File>` });
  /** An entry that says that it is small, of a thousand times as much. */
  function bomb(): Buffer {
    const packed = deflateRawSync(Buffer.alloc(50_000_000));
    const bytes = Buffer.from(zipSync({ 'product.xml': Buffer.from(packed) }, { level: 0 }));
    const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    for (const at of [8, directory + 10]) bytes.writeUInt16LE(8, at);
    for (const at of [22, directory + 24]) bytes.writeUInt32LE(1000, at);
    return bytes;
  }
  it.each([
    ['what is no archive', Buffer.from('GLDF'), /no ZIP archive/],
    [
      'an archive without a description',
      Buffer.from(zipSync({ 'other.xml': strToU8('a') })),
      /holds no product\.xml/,
    ],
    ['an empty archive', Buffer.from(zipSync({})), /holds no product\.xml/],
    ['broken XML', gldf('<Root><Header></Root>'), /product\.xml: it is broken/],
    [
      'entities of its own',
      gldf('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Root>&b;</Root>'),
      /document type/,
    ],
    ['another document', gldf('<html/>'), /does not begin with Root/],
    [
      'a content type that there is not',
      gldf(description({ files: '<File id="a" contentType="invalid" type="url">x</File>' })),
      /"invalid" is no content type/,
    ],
    ['a file that is missing', gldf(local('lamp.ldt')), /lacks the file ldc\/lamp\.ldt/],
    ['a name that leads out', gldf(local('../../etc/passwd')), /leads out of its folder/],
    [
      'an entry that climbs',
      gldf(description(), { 'ldc/../../../a.ldt': strToU8('a') }),
      /leads out of its folder/,
    ],
    ['an archive that grows a thousand times', bomb(), /larger than it says/],
  ])('is refused in words: %s', async (_what, bytes, reason) => {
    const report = await importing(fileOf(bytes));
    expect(report).toMatchObject({
      outcome: 'refused',
      problemTotal: 1,
      problems: [{ file: 'lamp.gldf', code: 'gldf' }],
    });
    expect(report.problems[0]!.message).toMatch(reason);
  });
});
