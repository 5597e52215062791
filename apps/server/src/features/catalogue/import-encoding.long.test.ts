import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue, type ImportReport } from './import-catalogue';

const demo = fileURLToPath(new URL('../../../../../catalogue', import.meta.url));
const folders: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const read = (name: string) => readFileSync(path.join(demo, name), 'utf8');

function feedWith(files: Readonly<Record<string, string | Buffer>>, without: readonly string[] = []): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-feed-'));
  folders.push(folder);
  cpSync(demo, folder, { recursive: true });
  for (const name of without) rmSync(path.join(folder, name));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}

const importing = (folder: string) =>
  importCatalogue({ pool: server.pool, storage: server.ctx.storage }, folder);

/** Refused for exactly this, with everything that finds it, and nothing is stored. */
async function refused(folder: string, expected: object): Promise<ImportReport> {
  const count = async () =>
    (await server.pool.query('select count(*) from catalogue_revision')).rows[0] as unknown;
  const before = await count();
  const report = await importing(folder);
  expect(report).toMatchObject({ outcome: 'refused', revision: null });
  expect(report.problems).toMatchObject([{ ...expected, advice: expect.stringMatching(/\w/) as string }]);
  expect(await count()).toEqual(before);
  return report;
}

const file = 'variations/2102_16.json';
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

test('a file of Latin-1 is refused with the line, the row and the field of its first foreign letter', async () => {
  const text = read(file);
  const row = { file, row: 1, key: 'model 2102, type color, modifier 10' };
  const latin = Buffer.from(text.replace('"de": "Weiß"', '"de": "Wei\u00df!"'), 'utf8');
  const at = latin.indexOf(Buffer.from('ß'));
  const bytes = Buffer.concat([latin.subarray(0, at), Buffer.from([0xdf]), latin.subarray(at + 2)]);
  await refused(feedWith({ [file]: bytes }), {
    ...row,
    line: lineOf(text, '"de": "Weiß"'),
    field: 'description.de',
    code: 'encoding',
    message: 'The text is not UTF-8 (byte 0xDF)',
  });
});

test('a whole file of Latin-1 and one of UTF-16 are refused, with a byte order mark of UTF-8 the file is taken', async () => {
  const text = read('brand.json');
  const wrong = text.replace('"slogan"', '"slogan"').replace(/"es": "/, '"es": "ñ');
  await refused(feedWith({ 'brand.json': Buffer.from(wrong, 'latin1') }), {
    file: 'brand.json',
    line: lineOf(wrong, 'ñ'),
    code: 'encoding',
  });
  await refused(feedWith({ 'brand.json': Buffer.from(`\ufeff${text}`, 'utf16le') }), {
    file: 'brand.json',
    line: 1,
    code: 'encoding',
  });
  const marked = feedWith({ 'brand.json': `\ufeff${text}`, 'prices.json': `\ufeff${read('prices.json')}` });
  expect(await importing(marked)).toMatchObject({ outcome: 'imported', problemTotal: 0 });
  await importing(demo);
});

test.each([
  ['NUL', '\\u0000', 'NUL cannot be stored in a text'],
  ['half of a character', '\\ud800', 'The lone surrogate U+D800 cannot be stored in a text'],
  ['the other half', '\\uDC00x', 'The lone surrogate U+DC00 cannot be stored in a text'],
])('%s written as an escape is a fault of its field', async (_what, escape, message) => {
  const text = read(file).replace('"de": "Weiß"', `"de": "Wei${escape}"`);
  await refused(feedWith({ [file]: text }), {
    file,
    line: lineOf(text, '"de": "Wei\\'),
    row: 1,
    key: 'model 2102, type color, modifier 10',
    field: 'description.de',
    code: 'character',
    message,
  });
  await refused(feedWith({ 'dictionaries.json': `{"a": [1,\n "x${escape}"]}` }), {
    file: 'dictionaries.json',
    line: 2,
    field: 'a.1',
    code: 'character',
  });
  await refused(feedWith({ 'dictionaries.json': `{"a${escape}": 1}` }), {
    code: 'character',
    line: 1,
  });
});

test('a pair of surrogates is one character and is taken', async () => {
  const text = read(file).replace('"de": "Weiß"', '"de": "Wei\\ud83d\\udca1"');
  expect(await importing(feedWith({ [file]: text }))).toMatchObject({ outcome: 'imported' });
  const stored = await server.pool.query<{ de: string }>(
    `select body->'description'->>'de' as de from catalogue_variation where model = '2102' and catalog_id = 16
     and type = 'color' and code = '10' order by revision desc limit 1`,
  );
  expect(stored.rows[0]?.de).toBe('Wei💡');
  await importing(demo);
});

test('of rows in one line the fault says the number and the key of the row', async () => {
  const prices = JSON.parse(read('prices.json')) as Record<string, unknown>[];
  const changed = prices.map((row, at) => (at === 6 ? { ...row, salePrice: 'dear' } : row));
  const { reference, catalogId, rateId } = prices[6]!;
  await refused(feedWith({ 'prices.json': JSON.stringify(changed) }), {
    file: 'prices.json',
    line: 1,
    row: 7,
    key: `reference ${String(reference)}, catalogId ${String(catalogId)}, rateId ${String(rateId)}`,
    field: 'salePrice',
    code: 'type',
  });
  const twice = JSON.stringify([...prices, prices[0]]);
  const report = await refused(feedWith({ 'prices.json': twice }), {
    line: 1,
    row: prices.length + 1,
    code: 'duplicate',
    message: 'The same key stands in prices.json line 1 (row 1)',
  });
  expect(report.problems[0]?.key).toContain(`reference ${String(prices[0]!['reference'])}`);
});

test('a CSV says the line on which a row starts, whatever its quotes and line ends, and which cell is no UTF-8', async () => {
  const header = 'model,brand,type,modifier,modifier2,bov,es,en,de,it,fr,us';
  const row = (code: string, es: string) => `2102,3VB,color,${code},,O,${es},a,a,a,a,a`;
  const lines = [
    header,
    row('X1', '"two\r\nlines"'),
    '',
    row('X2', '"a ""quoted"" ñ"'),
    row('X3', 'blanc\u00df'),
  ];
  const good = Buffer.from(lines.join('\r\n'));
  const at = good.indexOf(Buffer.from('ß'));
  const bytes = Buffer.concat([good.subarray(0, at), Buffer.from([0xdf]), good.subarray(at + 2)]);
  const place = { file: 'variations.csv', line: 6, row: 3, key: 'model 2102, type color, modifier X3' };
  await refused(feedWith({ 'variations.csv': bytes }), { ...place, field: 'es', code: 'encoding' });
  const nul = lines.join('\r\n').replace('ß', '\0');
  await refused(feedWith({ 'variations.csv': nul }), { ...place, field: 'es', code: 'character' });
  const taken = await importing(feedWith({ 'variations.csv': good }));
  expect(taken).toMatchObject({ outcome: 'imported', problemTotal: 0 });
  const { rows } = await server.pool.query<{ es: string }>(
    `select body->'description'->>'es' as es from catalogue_variation where revision = $1 and code in ('X1', 'X2')
     order by code`,
    [taken.revision],
  );
  expect(rows.map(({ es }) => es)).toEqual(['two\r\nlines', 'a "quoted" ñ']);
  await importing(demo);
});

test('a number that no column holds is a fault, not an error of the database', async () => {
  const rates = read('rates.json').replace(/"id": \d+/, '"id": 3000000000');
  const report = await importing(feedWith({ 'rates.json': rates }));
  expect(report.outcome).toBe('refused');
  expect(report.problems[0]).toMatchObject({
    file: 'rates.json',
    row: 1,
    key: 'id 3000000000',
    field: '0.id',
  });
});

const manyPrices = () =>
  JSON.stringify(
    Array.from({ length: 150_000 }, (_, at) => ({
      ...{ reference: `${1000 + (at % 9000)}10`, catalogId: 16, rateId: 10, salePrice: at, currency: 'EUR' },
    })),
  );

// Which end notices first is chance.
test('a connection that breaks during the copy rejects the import and changes nothing', async () => {
  const folder = feedWith({ 'prices.json': manyPrices() });
  let broken: Promise<unknown> | undefined;
  const importing = importCatalogue(
    { pool: server.pool, storage: server.ctx.storage },
    folder,
    ({ step, rows }) => {
      if (step !== 'rows' || rows < 5000) return;
      broken ??= server.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'copy stage_%' and pid <> pg_backend_pid()`,
      );
    },
  );
  await expect(importing).rejects.toThrow(/terminat|EPIPE|ECONNRESET/);
  await broken;
  expect(await importCatalogue({ pool: server.pool, storage: server.ctx.storage }, demo)).toMatchObject({
    outcome: 'unchanged',
  });
});

test('a copy that is cut off by the time limit of the database rejects the import', async () => {
  const { options } = server.pool as unknown as { options: pg.PoolConfig };
  const pool = new pg.Pool({ ...options, statement_timeout: 150 });
  pool.on('error', () => undefined);
  try {
    const folder = feedWith({ 'prices.json': manyPrices() });
    await expect(importCatalogue({ pool, storage: server.ctx.storage }, folder)).rejects.toThrow(
      'statement timeout',
    );
  } finally {
    await pool.end();
  }
});
