import { demoCatalogue, demoFeed } from '@lucerna/testkit/feed';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { importCatalogue, type ImportReport } from './import-catalogue';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const importing = (folder: string) =>
  importCatalogue({ pool: server.pool, storage: server.ctx.storage }, folder);

async function stored() {
  const { rows } = await server.pool.query<Record<string, number>>(
    `select (select count(*) from catalogue_revision) as revisions, (select revision from catalogue_current) as current,
       (select count(*) from catalogue_variation) as variations, (select count(*) from catalogue_price) as prices,
       (select count(*) from catalogue_document) as documents`,
  );
  return rows[0]!;
}

test('the same feed twice is the same revision', async () => {
  const before = await stored();
  const report = await importing(demoFeed());
  expect(report).toMatchObject({ outcome: 'unchanged', revision: before.current, problemTotal: 0 });
  expect(report.counts).toEqual({
    model: 72,
    article: 120,
    variation: 1575,
    price: 194,
    rule: 25,
    namedRule: 2,
  });
  expect(await stored()).toEqual(before);
});

test('a changed feed is a new revision, the old one is still readable, and going back makes no third', async () => {
  const first = server.ctx.catalogue.current();
  const dearer = demoFeed({
    'prices.json': (text) => text.replace('"salePrice": 150', '"salePrice": 155'),
  });
  const report = await importing(dearer);
  expect(report).toMatchObject({ outcome: 'imported', revision: first.revision + 1 });

  await expect.poll(() => server.ctx.catalogue.current().revision).toBe(first.revision + 1);
  const priceOf = (sheet: ReturnType<typeof first.modelSheet>) => sheet?.prices[0]?.salePrice;
  expect(priceOf(server.ctx.catalogue.current().modelSheet(16, '2010'))).toBe(155);
  const wanted = { models: ['2010'], documents: true };
  const old = await server.ctx.catalogue.on(first.revision, wanted, (loaded) => loaded);
  expect(priceOf(old.modelSheet(16, '2010'))).toBe(150);
  expect(old.modelSheet(16, '2010')).toEqual(first.modelSheet(16, '2010'));

  expect(await importing(demoCatalogue)).toMatchObject({
    outcome: 'unchanged',
    revision: first.revision,
  });
  await expect.poll(() => server.ctx.catalogue.current().revision).toBe(first.revision);
  await expect(server.ctx.catalogue.on(99, wanted, (loaded) => loaded)).rejects.toThrow('no revision 99');
});

const file = 'variations/2102_16.json';
const original = readFileSync(path.join(demoCatalogue, file), 'utf8');

/** The line, from 1, of the first difference to the file as it ships. */
function changedLine(changed: string, before = original): number {
  const lines = before.split('\n');
  return changed.split('\n').findIndex((line, at) => line !== lines[at]) + 1;
}

/** What is wrong, the file, what stands there and what instead, and the field and code by which the report names it. */
const faults = [
  ['an unknown attribute', '2102_16', '"type": "color"', '"type": "colour"', 'type', 'unknownAttribute'],
  ['a text in five languages', '2103_16', '"de": "Weiß"', '"de": " "', 'description.de', 'language'],
  ['a fractional MOQ', '2140_16', '"moq": 1,', '"moq": 1.5,', 'moq', 'type'],
  ['a day that does not exist', '2102_21', '"01/03/2027"', '"31/02/2027"', 'availability.since', 'date'],
  [
    'an increment that is a text',
    '2141_16',
    '"priceIncrement": 0',
    '"priceIncrement": "0"',
    'priceIncrement',
    'type',
  ],
  ['a field that is not known', '2142_16', '"bov": "B",', '"bov": "B", "vob": 1,', 'vob', 'unknownField'],
  [
    'a modifier of the wrong length',
    '2143_16',
    '"modifier": "10"',
    '"modifier": "1"',
    'modifier',
    'modifier',
  ],
  [
    'a brand of no catalogue',
    '2145_16',
    '"type": "color",',
    '"type": "color", "brand": "9XX",',
    'brand',
    'catalogValue',
  ],
  [
    'a brand of the other catalogue',
    '2146_16',
    '"type": "color",',
    '"type": "color", "brand": "2US",',
    'brand',
    'catalogDiffers',
  ],
] as const;

describe('a feed with faults in the rows of several files', () => {
  const changed = faults.map(([what, name, from, to, field, code]) => {
    const at = `variations/${name}.json`;
    const before = readFileSync(path.join(demoCatalogue, at), 'utf8');
    const after = before.replace(from, to);
    return { what, file: at, after, line: changedLine(after, before), field, code };
  });
  let report: ImportReport;
  beforeAll(async () => {
    const before = await stored();
    report = await importing(demoFeed(Object.fromEntries(changed.map((each) => [each.file, each.after]))));
    expect(await stored()).toEqual(before);
  });

  test('is refused, with each of them once and nothing else', () => {
    expect(report).toMatchObject({
      outcome: 'refused',
      revision: null,
      problemTotal: faults.length,
    });
    const codes = changed.map(({ code }) => code);
    const times = (code: string) => codes.filter((each) => each === code).length;
    expect(report.problemCounts).toEqual(Object.fromEntries(codes.map((code) => [code, times(code)])));
  });

  test.each(changed)('tells $what with its file, line and field', ({ file: at, line, field, code }) => {
    expect(report.problems.filter((each) => each.file === at)).toMatchObject([
      { file: at, line, field, code },
    ]);
  });
});

test('a field that is missing is refused with the line on which its row starts', async () => {
  const report = await importing(demoFeed({ [file]: original.replace('"bov": "B",', '') }));
  expect(report.problems).toMatchObject([{ file, line: 2, field: 'bov', code: 'missing' }]);
});

test('heights that decrease, a negative price, a rule of three letters and a price without a model are refused', async () => {
  const report = await importing(
    demoFeed({
      'models.json': (text) => text.replace('"standard": 200', '"standard": 700'),
      'prices.json': (text) => text.replace('"salePrice": 150', '"salePrice": -1'),
      'rules/201.json': (text) => text.replace('"Led": "*"', '"Led": "ABC"'),
    }),
  );
  expect(report.problems.map(({ file, field, code }) => [file, field, code])).toEqual([
    ['models.json', 'pendantHeight', 'heightOrder'],
    ['prices.json', 'salePrice', 'range'],
    ['rules/201.json', 'Led', 'format'],
  ]);
  const orphan = await importing(
    demoFeed({
      'prices.json': (text) => text.replace('"reference": "201010"', '"reference": "299910"'),
    }),
  );
  expect(orphan.problems).toMatchObject([
    { file: 'prices.json', line: 2, field: 'model', code: 'unknownModel' },
  ]);
});

test('the same key twice is refused with both places', async () => {
  const twice = original.replace('"modifier": "20"', '"modifier": "10"');
  const report = await importing(demoFeed({ [file]: twice }));
  expect(report.problems).toMatchObject([
    {
      file,
      // The row starts two lines above its modifier.
      line: changedLine(twice) - 2,
      code: 'duplicate',
      message: 'The same key stands in variations/2102_16.json line 2 (row 1)',
    },
  ]);
});

test('an umbrella above 100, a missing file and a broken file are refused', async () => {
  const umbrella = (text: string) => text.replace('"virtual": 0', '"virtual": 1');
  expect((await importing(demoFeed({ 'models.json': umbrella }))).problems).toMatchObject([
    { file: 'models.json', line: 23, field: 'virtual', code: 'umbrella' },
  ]);
  const missing = demoFeed();
  rmSync(path.join(missing, 'rates.json'));
  expect((await importing(missing)).problems).toMatchObject([{ file: 'rates.json', code: 'fileMissing' }]);
  const broken = demoFeed({ 'prices.json': (text) => text.slice(0, 500) });
  expect((await importing(broken)).problems).toMatchObject([{ file: 'prices.json', code: 'syntax' }]);
});

test('variations and prices may come as CSV, and a wrong cell is found by its line and column', async () => {
  const folder = demoFeed();
  rmSync(path.join(folder, 'prices.json'));
  const csv = readPrices().map((row) =>
    [row.reference, row.catalogId, row.rateId, row.salePrice, row.currency].join(','),
  );
  const lines = ['reference,catalogId,rateId,salePrice,currency', ...csv];
  writeFileSync(path.join(folder, 'prices.csv'), lines.join('\r\n'));
  expect(await importing(folder)).toMatchObject({ outcome: 'imported', counts: { price: 194 } });

  writeFileSync(path.join(folder, 'prices.csv'), lines.join('\n').replace(',10,150,', ',10,1.5.0,'));
  expect((await importing(folder)).problems).toMatchObject([
    { file: 'prices.csv', line: 2, field: 'salePrice', code: 'type' },
  ]);
  await importing(demoCatalogue);
});

function readPrices() {
  return JSON.parse(readFileSync(path.join(demoCatalogue, 'prices.json'), 'utf8')) as Record<
    string,
    string | number
  >[];
}

test('of many faults the first thousand are listed and all are counted', async () => {
  const rows = Array.from({ length: 1500 }, () => ({ reference: 'x' }));
  const report = await importing(demoFeed({ 'prices.json': JSON.stringify(rows) }));
  expect(report.outcome).toBe('refused');
  expect(report.problems).toHaveLength(1000);
  expect(report.problemTotal).toBe(7500);
});
