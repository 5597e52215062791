import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { SheetData } from 'write-excel-file/node';
import { readTable, tableLimits, writeXlsx, type TableRead } from './index';
import { runSteps } from './run-steps';

/** A workbook as another library writes it. */
const written = async (data: SheetData): Promise<Uint8Array> =>
  new Uint8Array(await writeExcelFile(data).toBuffer());

const cellsOf = (read: TableRead) => {
  if (!read.ok) throw new Error(read.problem.code);
  return read.table.rows.map(({ cells }) => cells);
};

/** A workbook of parts that a test writes by hand, as programs other than Excel do. */
function workbook(
  sheet: string,
  others: Readonly<Record<string, string>> = {},
  level: 0 | 1 = 1,
): Uint8Array {
  const parts = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Notes" sheetId="2" state="hidden" r:id="b"/><sheet name="List" sheetId="1" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="/xl/one.xml"/></Relationships>',
    'xl/one.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...others,
  };
  const bytes = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(bytes), { level });
}

describe('a workbook', () => {
  it('of another program gives its texts, numbers and days with the numbers of their rows', async () => {
    const day = new Date(Date.UTC(2026, 2, 9));
    const bytes = await written([
      [{ value: 'Reference' }, { value: 'Qty' }, { value: 'Note' }],
      [{ value: '201010/1Z_10_200' }, { value: 12 }, { value: day, type: Date, format: 'dd/mm/yyyy' }],
      [null, null, null],
      [{ value: ' 2010-10/1Z_10_200-2US ' }, { value: 3.5 }, { value: 'Müller & Söhne <Łódź>' }],
    ]);
    const read = readTable(bytes, { maxRows: 10 });
    expect(cellsOf(read)).toEqual([
      ['Reference', 'Qty', 'Note'],
      ['201010/1Z_10_200', '12', '2026-03-09'],
      ['2010-10/1Z_10_200-2US', '3.5', 'Müller & Söhne <Łódź>'],
    ]);
    expect(read.ok && read.table.rows.map(({ at }) => at)).toEqual([1, 2, 4]);
  });

  it('has the text of a merged range in each of its rows', async () => {
    const bytes = await written([
      [{ value: 'Floor' }, { value: 'Reference' }],
      [{ value: 'Ground', rowSpan: 3 }, { value: 'a' }],
      [null, { value: 'b' }],
      [null, { value: 'c' }],
      [{ value: 'First' }, { value: 'd' }],
    ]);
    const read = readTable(bytes, { maxRows: 10 });
    expect(cellsOf(read).slice(1)).toEqual([
      ['Ground', 'a'],
      ['Ground', 'b'],
      ['Ground', 'c'],
      ['First', 'd'],
    ]);
    expect(read.ok && read.table.notes.merged).toBe(2);
  });

  it('is read at the stored values of its formulas, which are counted and never computed', () => {
    const sheet =
      '<row><c t="str"><f>A2&amp;"x"</f><v>201010</v></c><c><f>1+1</f><v>7</v></c><c><f>WEBSERVICE("http://x")</f></c></row>';
    const read = readTable(workbook(sheet), { maxRows: 10 });
    expect(cellsOf(read)).toEqual([['201010', '7']]);
    expect(read.ok && read.table.notes).toMatchObject({ formulas: 3, emptyFormulas: 1 });
  });

  it('with a macro is read without it, and says so', () => {
    const read = readTable(
      workbook('<row><c><v>1</v></c></row>', { 'xl/vbaProject.bin': 'Sub Auto_Open()' }),
      {
        maxRows: 10,
      },
    );
    expect(read.ok && read.table.notes.hasMacro).toBe(true);
    expect(cellsOf(read)).toEqual([['1']]);
  });

  it('gives the first sheet that is shown, and another one when it is asked for', async () => {
    const sheets = [
      { sheet: 'Empty', data: [] },
      { sheet: 'A', data: [['one']] },
      { sheet: 'B', data: [['two']] },
    ];
    const bytes = new Uint8Array(await writeExcelFile(sheets as never).toBuffer());
    const read = readTable(bytes, { maxRows: 10 });
    expect(read).toMatchObject({ ok: true, table: { sheet: 1, sheets: ['Empty', 'A', 'B'] } });
    expect(cellsOf(readTable(bytes, { maxRows: 10, sheet: 2 }))).toEqual([['two']]);
    const hidden = readTable(workbook('<row><c><v>1</v></c></row>'), { maxRows: 10 });
    expect(hidden.ok && hidden.table.sheets).toEqual(['List']);
  });

  it('may be uncompressed, prefixed, without places of its cells and with runs of rich text', () => {
    const shared =
      '<x:sst><x:si><x:r><x:t>2010</x:t></x:r><x:r><x:t>10</x:t></x:r><x:rPh><x:t>kana</x:t></x:rPh></x:si></x:sst>';
    const sheet = '<x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c></x:row>';
    expect(
      cellsOf(readTable(workbook(sheet, { 'xl/sharedStrings.xml': shared }, 0), { maxRows: 10 })),
    ).toEqual([['201010', 'TRUE']]);
  });

  it('of more rows than may be is refused before the rest of it is read', () => {
    const row = '<row><c><v>1</v></c></row>';
    const many = workbook(`${row.repeat(100_000)}<broken`);
    expect(readTable(many, { maxRows: 2000 })).toEqual({
      ok: false,
      problem: { code: 'table-too-long', most: 2000 },
    });
  });

  it.each(['xl/one.xml', 'xl/sharedStrings.xml'])(
    'whose %s unpacks to more than may be is refused',
    (part) => {
      const bomb = workbook('', { [part]: `<sheetData>${' '.repeat(tableLimits.unpacked)}` });
      expect(bomb.length).toBeLessThan(200_000);
      expect(readTable(bomb, { maxRows: 10 })).toMatchObject({ problem: { code: 'table-too-large' } });
    },
  );

  it('of more parts than may be is refused', () => {
    const many = Object.fromEntries(Array.from({ length: tableLimits.parts }, (_, at) => [`xl/${at}`, '']));
    expect(readTable(workbook('', many), { maxRows: 10 })).toEqual({
      ok: false,
      problem: { code: 'table-too-large', most: tableLimits.parts },
    });
  });

  it('of very many merged ranges is filled as far as a table goes', () => {
    const two = '<c t="str"><v>a</v></c><c t="str"><v>b</v></c>';
    const rows = `<row>${two}<c t="str"><v>c</v></c></row>${`<row>${two}</row>`.repeat(1999)}`;
    const full = '<mergeCell ref="B1:B5000"/>';
    const filled = (before: number) => {
      const sheet = `${rows}${full.repeat(before)}<mergeCell ref="C1:C5000"/>`;
      const read = readTable(workbook(sheet), { maxRows: 2000 });
      return read.ok ? read.table.notes.merged : null;
    };
    expect([filled(1), filled(1000)]).toEqual([1999, 0]);
  });

  it('that names its own entities has none of them resolved', () => {
    const sheet = workbook('<row><c t="str"><v>&lol;</v></c></row>', {
      'xl/styles.xml': '<!DOCTYPE x [<!ENTITY lol "lol">]><styleSheet/>',
    });
    expect(readTable(sheet, { maxRows: 10 })).toEqual({ ok: false, problem: { code: 'table-unreadable' } });
  });

  it('of Excel before 2007 or with a password, and other archives, are refused by what they hold', () => {
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(readTable(old, { maxRows: 10 })).toEqual({ ok: false, problem: { code: 'table-old' } });
    const other = zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') });
    expect(readTable(other, { maxRows: 10 })).toEqual({ ok: false, problem: { code: 'table-other' } });
    expect(readTable(workbook(''), { maxRows: 10 })).toEqual({ ok: false, problem: { code: 'table-empty' } });
  });

  it('cut off or changed anywhere is read or refused, and never throws', async () => {
    const whole = await written([
      ['Reference', 'Qty'],
      ...Array.from({ length: 20 }, (_, at) => [`r${at}`, at]),
    ]);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), (at, byte, cuts) => {
        const bytes = cuts ? whole.slice(0, at) : whole.slice();
        if (!cuts) bytes[at] = byte;
        expect(typeof readTable(bytes, { maxRows: 50 }).ok).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });
});

describe('a written workbook', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((each) => each.replace(/\s+/g, ' ').trim());

  it('is read as it was written', () => {
    const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(rows, (some) => {
        const heading = ['Reference', '2', '3', '4', '5', '6'];
        const read = cellsOf(readTable(runSteps(writeXlsx([heading, ...some], 'List')), { maxRows: 50 }));
        const kept = some.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1));
        expect(read).toEqual([heading, ...kept.filter((cells) => cells.length > 0)]);
      }),
      { numRuns: 60 },
    );
  });

  it('is opened by another program, with numbers as numbers and no text as a formula', async () => {
    const rows = [
      ['Reference', 'Qty', 'Note'],
      ['201010/1Z_10_200', 12, '=HYPERLINK("http://x")'],
      ['201010', 3, '+49 30 "quoted" & <b>'],
    ];
    const bytes = runSteps(writeXlsx(rows, "'Hotel: rooms/1'"));
    expect(await readSheet(Buffer.from(bytes))).toEqual(rows);
    expect(runSteps(writeXlsx(rows, "'Hotel: rooms/1'"))).toEqual(bytes);
    const read = readTable(bytes, { maxRows: 10 });
    expect(read.ok && read.table.sheets).toEqual(['Hotel  rooms 1']);
  });

  it('has further sheets under their names, each opened by another program', async () => {
    const lines = [
      ['Reference', 'Qty'],
      ['201010', 3],
    ];
    const words = [
      ['Quote', 'Hotel'],
      ['Conditions', 'Paid <before> delivery'],
      [
        'Terms',
        `Prices do not include installation, commissioning ${'or any control equipment '.repeat(3)}not listed.`,
      ],
    ];
    const bytes = runSteps(writeXlsx(lines, '2026-000001', new Set(), [{ name: 'Conditions', rows: words }]));
    expect(await readSheet(Buffer.from(bytes), 'Conditions')).toEqual(words);
    expect(await readSheet(Buffer.from(bytes), 1)).toEqual(lines);
    const read = readTable(bytes, { maxRows: 10 });
    expect(read.ok && read.table.sheets).toEqual(['2026-000001', 'Conditions']);
    // A sentence that is longer than its column has a row with room for it, in programs that work out no heights, too.
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet2.xml']!);
    expect(sheet.match(/<row [^>]*>/g)).toEqual([
      '<row r="1">',
      '<row r="2">',
      '<row r="3" ht="45" customHeight="1">',
    ]);
  });

  it('lets others in between while it is long', () => {
    const rows = Array.from({ length: 2000 }, (_, at) => ['201010/1Z_10_200', at, 'A note of some length']);
    const steps = writeXlsx(rows, 'List');
    let turns = 0;
    while (!steps.next().done) turns += 1;
    expect(turns).toBeGreaterThan(10);
    expect(cellsOf(readTable(runSteps(writeXlsx(rows, 'List')), { maxRows: 2000 }))).toHaveLength(2000);
  });

  it('has a drawing in its cell: the row as high as it, and each picture once', async () => {
    const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
    const drawing = { png, width: 54, height: 36, name: 'Pendant "A" & <B>' };
    const rows = [
      ['Type', 'Symbol'],
      ['A1', drawing],
      ['A2', 'none'],
      ['A3', { ...drawing, height: 12 }],
    ];
    const bytes = runSteps(writeXlsx(rows, 'Schedule'));
    const read = readTable(bytes, { maxRows: 10 });
    expect(cellsOf(read).map(([mark]) => mark)).toEqual(['Type', 'A1', 'A2', 'A3']);
    expect(await readSheet(Buffer.from(bytes))).toHaveLength(4);
    const files = unzipSync(bytes);
    expect(files['xl/media/image1.png']).toEqual(png);
    expect(files['xl/media/image2.png']).toBeUndefined();
    const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(part('[Content_Types].xml')).toContain('Extension="png"');
    const sheet = part('xl/worksheets/sheet1.xml');
    expect(sheet).toMatch(/<row r="2" ht="42" customHeight="1">/);
    expect(sheet).toMatch(/<row r="3">.*<row r="4" ht="18" customHeight="1">/);
    expect(sheet).toMatch(/<drawing r:id="rId1"\/><\/worksheet>$/);
    const drawn = part('xl/drawings/drawing1.xml');
    expect([...drawn.matchAll(/<xdr:col>(\d)<.*?<xdr:row>(\d)</g)].map(([, ...at]) => at)).toEqual([
      ['1', '1'],
      ['1', '3'],
    ]);
    expect(drawn).toContain('descr="Pendant &quot;A&quot; &amp; &lt;B&gt;"');
    const bare = unzipSync(runSteps(writeXlsx([['A']], 'A')));
    expect(Object.keys(bare).filter((name) => name.includes('drawing'))).toEqual([]);
  });
});
