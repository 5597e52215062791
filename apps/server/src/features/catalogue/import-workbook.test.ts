import { readBook, writeBook, type BookCell } from '@lucerna/spreadsheet';
import { demoCatalogue, newFolder, otherFeed } from '@lucerna/testkit/feed';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { exportWorkbook, writeTemplate } from './feed/workbook/write-workbook';
import { importCatalogue } from './import-catalogue';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const importing = (given: string, dryRun = false) =>
  importCatalogue({ pool: server.pool, storage: server.ctx.storage, dryRun }, given);

/** A feed as a workbook in a folder, with the files that are no tables beside it. */
async function asWorkbook(feed: string): Promise<string> {
  const folder = newFolder();
  const { bytes, beside } = await exportWorkbook(feed);
  writeFileSync(path.join(folder, 'feed.xlsx'), bytes);
  for (const name of beside) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    cpSync(path.join(feed, name), path.join(folder, name));
  }
  return folder;
}

/** All that a revision holds, without what is null. */
async function contentOf(revision: number | null) {
  const tables = {
    model: 'position, model, virtual, body',
    article: 'position, catalog_id, model, body',
    variation: 'position, catalog_id, model, type, code, body',
    price: 'catalog_id, rate_id, reference, sale_price, currency, modifiers',
    rule: 'sub_family_id, body',
    named_rule: 'sub_family_id, id, body',
    document: 'name, body',
  };
  const all: Record<string, string[]> = {};
  for (const [table, columns] of Object.entries(tables)) {
    const { rows } = await server.pool.query<{ row: unknown }>(
      `select jsonb_strip_nulls(to_jsonb(each)) as row from (select ${columns} from catalogue_${table} where revision = $1) each`,
      [revision],
    );
    all[table] = rows.map(({ row }) => JSON.stringify(row)).sort();
  }
  return all;
}

describe('a feed as a workbook', () => {
  it('is the same catalogue as the folder that it was made of', async () => {
    const folder = await importing(demoCatalogue);
    const book = await importing(await asWorkbook(demoCatalogue));
    expect([book.problems, book.outcome]).toEqual([[], 'imported']);
    expect(book.counts).toEqual(folder.counts);
    expect(await contentOf(book.revision)).toEqual(await contentOf(folder.revision));
  });

  it('of another maker needs no file beside it, and imports as the workbook alone', async () => {
    const feed = otherFeed();
    const { bytes, beside } = await exportWorkbook(feed);
    expect(beside).toEqual([]);
    const file = path.join(newFolder(), 'ulven.xlsx');
    writeFileSync(file, bytes);
    const [folder, book] = [await importing(feed), await importing(file)];
    expect([book.problems, book.outcome]).toEqual([[], 'imported']);
    expect(await contentOf(book.revision)).toEqual(await contentOf(folder.revision));
    expect((await importing(file)).outcome).toBe('unchanged');
  });
});

type Cells = readonly (string | number | boolean | undefined)[];

/** A workbook of sheets whose first row names the columns; `change` changes the XML of its first sheet. */
function bookWith(sheets: Readonly<Record<string, readonly Cells[]>>, change = (xml: string) => xml): string {
  const steps = writeBook(
    Object.entries(sheets).map(([name, [head = [], ...rows]]) => ({
      ...{ name, rows, spare: 0 },
      columns: head.map((title) => ({ title: String(title), note: '', allowed: null, isText: false })),
    })),
  );
  let step = steps.next();
  while (!step.done) step = steps.next();
  const parts = unzipSync(step.value);
  parts['xl/worksheets/sheet1.xml'] = strToU8(change(strFromU8(parts['xl/worksheets/sheet1.xml']!)));
  const file = path.join(newFolder(), 'lists.xlsx');
  writeFileSync(file, zipSync(parts));
  return file;
}

const manifest: readonly Cells[] = [['partial'], [true]];
const priceHead: Cells = ['reference', 'catalogId', 'rateId', 'salePrice', 'currency'];

describe('a workbook of some sheets', () => {
  beforeAll(async () => {
    const { revision } = await importing(otherFeed());
    await vi.waitFor(() => expect(server.ctx.catalogue.current().revision).toBe(revision));
  });

  it('changes what it holds, numbers as numbers or as texts, columns in any order, days as days or as texts', async () => {
    const day = 47_484;
    const file = bookWith(
      {
        // The day is the first cell of its sheet, with the style of a day.
        availability: [
          ['availableSince', 'catalogId', 'model', 'type', 'code', 'availableUntil'],
          [day, 16, 7001, 'color', 'CU', '31/12/2030'],
        ],
        feed: manifest,
        prices: [
          ['currency', ...priceHead.slice(0, 4)],
          ['EUR', '7001R3', '16', 10, '333.5'],
          [],
          ['EUR', '7002R3', 16, 10, 500],
        ],
      },
      (xml) => xml.replace('<c r="A2">', '<c r="A2" s="6">'),
    );
    const parts = unzipSync(readFileSync(file));
    const styles = strFromU8(parts['xl/styles.xml']!).replace(
      '</cellXfs>',
      '<xf xfId="0" numFmtId="14"/></cellXfs>',
    );
    writeFileSync(file, zipSync({ ...parts, 'xl/styles.xml': strToU8(styles) }));
    const report = await importing(file);
    expect([report.problems, report.outcome]).toEqual([[], 'imported']);
    await expect.poll(() => server.ctx.catalogue.current().revision).toBe(report.revision);
    const now = server.ctx.catalogue.current();
    const priced = (model: string) => now.modelSheet(16, model)!.prices.map(({ salePrice }) => salePrice);
    expect([priced('7001'), priced('7002')]).toEqual([[333.5], [500]]);
    const copper = now.variations(16, '7001').find(({ modifier }) => modifier === 'CU');
    expect(copper?.availability).toEqual({ since: '01/01/2030', until: '31/12/2030', expected: null });
  });

  it.each([
    [
      'a price that is text',
      [priceHead, ['7001R3', 16, 10, 'on request', 'EUR']],
      (xml: string) => xml,
      {
        row: 2,
        field: 'column D, salePrice',
        code: 'type',
        key: 'reference 7001R3, catalogId 16, rateId 10',
      },
    ],
    [
      'an empty cell',
      [priceHead, ['7001R3', 16, 10, 1, 'EUR'], ['7002R3', 16, undefined, 1, 'EUR']],
      (xml: string) => xml,
      { row: 3, field: 'column C, rateId', code: 'missing' },
    ],
    [
      'a row behind an empty one',
      [priceHead, [], ['7009R3', 16, 10, 1, 'EUR']],
      (xml: string) => xml,
      { row: 3, code: 'unknownModel' },
    ],
    [
      'a price twice',
      [priceHead, ['7001R3', 16, 10, 1, 'EUR'], [], ['7001R3', 16, 10, 2, 'EUR']],
      (xml: string) => xml,
      { row: 4, code: 'duplicate', message: 'The same key stands in lists.xlsx, sheet prices line 2' },
    ],
    [
      'a column that there is not',
      [
        [...priceHead, 'discount'],
        ['7001R3', 16, 10, 1, 'EUR', 3],
      ],
      (xml: string) => xml,
      { row: 1, field: 'column F', code: 'unknownField' },
    ],
    [
      'a column twice',
      [
        [...priceHead, 'rateId'],
        ['7001R3', 16, 10, 1, 'EUR', 3],
      ],
      (xml: string) => xml,
      { row: 1, field: 'column F', code: 'columnTwice' },
    ],
    [
      'a column that is missing',
      [priceHead.slice(0, 4), ['7001R3', 16, 10, 1]],
      (xml: string) => xml,
      { row: 1, field: 'currency', code: 'missing' },
    ],
    [
      'merged cells',
      [priceHead, ['7001R3', 16, 10, 1, 'EUR']],
      (xml: string) =>
        xml.replace('</sheetData>', '</sheetData><mergeCells><mergeCell ref="B2:B4"/></mergeCells>'),
      { row: 2, field: 'column B', code: 'cellMerged', message: 'Cells are merged: B2:B4' },
    ],
    [
      'an error',
      [priceHead, ['7001R3', 16, 10, 1, 'EUR']],
      (xml: string) => xml.replace('<c r="D2"><v>1</v></c>', '<c r="D2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
      { row: 2, field: 'column D', code: 'cellError', message: 'The cell holds the error #DIV/0!' },
    ],
    [
      'a formula without a value',
      [priceHead, ['7001R3', 16, 10, 1, 'EUR']],
      (xml: string) => xml.replace('<c r="D2"><v>1</v></c>', '<c r="D2"><f>SUM(D3:D9)</f></c>'),
      { row: 2, field: 'column D', code: 'formulaWithoutValue' },
    ],
  ] as const)('refuses %s by sheet, row and column', async (_what, prices, change, problem) => {
    const report = await importing(bookWith({ prices, feed: manifest }, change));
    expect([report.outcome, report.problems[0]]).toMatchObject([
      'refused',
      { ...problem, file: 'lists.xlsx, sheet prices', line: null },
    ]);
  });

  it.each([
    ['an error', '<c r="D2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'],
    ['a formula without a value', '<c r="D2"><f>SUM(D3:D9)</f></c>'],
    ['a text without end', `<c r="D2" t="str"><v>${'1'.repeat(40_000)}</v></c>`],
  ])('tells a price that is %s once, and others beside it', async (_what, cell) => {
    const prices = [priceHead, ['7001R3', 16, 10, 1, 'EUR'], ['7001R3', 16, 10, 'dear', 'EUR']];
    const report = await importing(
      bookWith({ prices, feed: manifest }, (xml) => xml.replace('<c r="D2"><v>1</v></c>', cell)),
    );
    expect([report.problemTotal, report.problems.map(({ row, field }) => [row, field])]).toEqual([
      2,
      [
        [2, 'column D'],
        [3, 'column D, salePrice'],
      ],
    ]);
  });

  it('takes the stored value of a formula, and warns of it', async () => {
    const prices = [priceHead, ['7001R3', 16, 10, 321, 'EUR']];
    const file = bookWith({ prices, feed: manifest }, (xml) =>
      xml.replace('<v>321</v>', '<f>300*1.07</f><v>321</v>'),
    );
    const report = await importing(file, true);
    expect(report).toMatchObject({ outcome: 'checked', warnings: { counts: { formulasRead: 1 } } });
    expect(report.changes?.price.changed.first).toEqual([expect.stringContaining('to 321')]);
  });

  it('names the place in a whole file, too, and says which sheets are no part of a feed', async () => {
    const head = ['name.es', 'name.en', 'name.de', 'name.it', 'name.fr', 'name.us', 'email'];
    const row = ['a', 'a', 'a', 'a', 'a', 'a'];
    const file = bookWith({
      contacts: [head, [...row, 'hei@ulven.example'], [...row.slice(0, 5), '', 'nobody']],
      feed: manifest,
      Summer: [['x']],
    });
    const report = await importing(file);
    const places = report.problems.map(({ file: of, row: at, field, code }) => [of, at, field, code]);
    expect(places.sort()).toEqual([
      ['lists.xlsx, sheet contacts', 3, 'column F, name.us', 'language'],
      ['lists.xlsx, sheet contacts', 3, 'column G, email', 'format'],
    ]);
    expect(report.ignored).toEqual(['lists.xlsx, sheet Summer']);
  });

  it.each([
    ['no archive', Buffer.from('PK\u0003\u0004 and then nothing')],
    ['another archive', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
    ['a workbook with a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    [
      'a broken sheet',
      Buffer.from(
        zipSync({
          ...unzipSync(writeAll()),
          'xl/worksheets/sheet1.xml': strToU8('<worksheet><sheetData><row'),
        }),
      ),
    ],
  ])('refuses %s in words', async (_what, bytes) => {
    const file = path.join(newFolder(), 'lists.xlsx');
    writeFileSync(file, bytes);
    const report = await importing(file);
    expect(report).toMatchObject({
      outcome: 'refused',
      problemTotal: 1,
      problems: [{ code: 'workbook', file: 'lists.xlsx' }],
    });
    expect(report.problems[0]!.message).toMatch(/^The workbook cannot be read: \w/);
  });

  it('takes one workbook of a folder, and no rows twice', async () => {
    const folder = newFolder();
    cpSync(
      bookWith({ feed: manifest, prices: [priceHead, ['7001R3', 16, 10, 2, 'EUR']] }),
      path.join(folder, 'a.xlsx'),
    );
    writeFileSync(path.join(folder, 'prices.json'), '[]');
    expect((await importing(folder)).problems.map(({ code }) => code)).toEqual(['fileTwice']);
    cpSync(path.join(folder, 'a.xlsx'), path.join(folder, 'b.xlsx'));
    expect((await importing(folder)).problems.map(({ code }) => code)).toContain('workbookTwice');
  });

  it('writes no file outside, whatever a sheet of texts names', async () => {
    const file = bookWith({
      files: [
        ['file', 'part', 'text'],
        ['../../climbed.json', 1, '{}'],
        ['bodies/../../climbed.json', 1, '{}'],
        ['pictures/a.jpg', 1, 'x'],
      ],
      feed: manifest,
    });
    const report = await importing(file);
    expect(report.problems.map(({ code, row, field }) => [code, row, field])).toEqual(
      [2, 3, 4].map((row) => ['unknownFile', row, 'column A']),
    );
  });
});

function writeAll(): Uint8Array {
  const steps = writeBook([{ name: 'prices', columns: [], rows: [], spare: 0 }]);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

describe('the template', () => {
  it('explains every column of every sheet in words, and says what is required', async () => {
    const rows: (readonly (BookCell | undefined)[])[] = [];
    const heads = new Map<string, string[]>();
    const read = readBook(await writeTemplate(), (name) => ({
      fault: () => expect.unreachable(),
      row: (at, cells) => {
        if (name === 'Read me') rows.push(cells);
        else if (at === 1)
          heads.set(
            name,
            cells.map((cell) => cell?.text ?? ''),
          );
      },
    }));
    expect(read.ok).toBe(true);
    const told = new Map(
      rows.map(([sheet, column, required, holds]) => [
        `${sheet?.text} ${column?.text}`,
        [required?.text, holds?.text ?? ''],
      ]),
    );
    for (const [sheet, columns] of heads) {
      if (sheet === 'files') continue;
      for (const column of columns)
        expect([sheet, column, told.get(`${sheet} ${column}`)?.[1]]).toEqual([
          sheet,
          column,
          expect.stringMatching(/^[A-Z].*\.$/),
        ]);
    }
    // A pattern is told in words.
    expect(
      [...told.values()].map(([, holds]) => holds!).filter((holds) => /of the form|\\d|\^/.test(holds)),
    ).toEqual([]);
    expect(told.get('prices salePrice')).toEqual(['yes', 'A number from 0 to 10000000. Required.']);
    expect(told.get('models tradeData.gtin')?.[0]).toBeUndefined();
  });

  it('offers what is allowed where it is little, and is refused as long as it is empty, sheet by sheet', async () => {
    const bytes = await writeTemplate();
    const sheets = Object.values(unzipSync(bytes)).map((part) => strFromU8(part));
    const lists = sheets.flatMap((sheet) =>
      [...sheet.matchAll(/<formula1>&quot;([^&]*)&quot;/g)].map(([, list]) => list),
    );
    expect(lists).toContain('color,temperature,control,installation,pendantHeight');
    const file = path.join(newFolder(), 'template.xlsx');
    writeFileSync(file, bytes);
    const report = await importing(file);
    expect(new Set(report.problems.map(({ code }) => code))).toEqual(new Set(['fileMissing']));
    expect(report.problems.map((each) => each.file)).toContain('template.xlsx, sheet brand');
  });
});
