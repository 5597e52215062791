import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable, readTableText, writeCsv, type TableRead } from './index';
import { runSteps } from './run-steps';

const cellsOf = (read: TableRead) => {
  if (!read.ok) throw new Error(read.problem.code);
  return read.table.rows.map(({ cells }) => cells);
};
const readText = (text: string) => cellsOf(readTableText(text, { maxRows: 100 }));
const expected = [
  ['Référence', 'Menge'],
  ['201010/1Z_10_200', '4'],
];

describe('a text of rows', () => {
  it.each([
    ['tabs', 'Référence\tMenge\r\n201010/1Z_10_200\t4\r\n'],
    ['semicolons', 'Référence;Menge\n201010/1Z_10_200;4'],
    ['commas', '"Référence","Menge"\r201010/1Z_10_200,4'],
    ['bars', 'Référence|Menge\n\n201010/1Z_10_200|4\n\n'],
    ['a separator that it names', 'sep=;\r\nRéférence;Menge\r\n201010/1Z_10_200;4'],
  ])('may be parted by %s', (_name, text) => {
    expect(readText(text)).toEqual(expected);
  });

  it('has decimal commas where semicolons part it', () => {
    expect(readText('Ref;Qty;Height\na;2;1,5\nb;3;2,25\n')).toEqual([
      ['Ref', 'Qty', 'Height'],
      ['a', '2', '1,5'],
      ['b', '3', '2,25'],
    ]);
  });

  it('has quotes, separators and lines in quoted fields, and signs of inches in others', () => {
    expect(readText('a,"b ""x"", c\nd",6" ceiling\n1,2,3')).toEqual([
      ['a', 'b "x", c\nd', '6" ceiling'],
      ['1', '2', '3'],
    ]);
    expect(readText('a,"never closed\nb,c')).toEqual([['a', 'never closed\nb,c']]);
  });

  it('keeps the numbers of its rows', () => {
    const read = readTableText('a;b\n\n;;\nc;d', { maxRows: 10 });
    expect(read.ok && read.table.rows.map(({ at }) => at)).toEqual([1, 4]);
  });

  it('of too many rows is refused before the rest is read', () => {
    expect(readTableText('a;b\n'.repeat(100_000), { maxRows: 2000 })).toEqual({
      ok: false,
      problem: { code: 'table-too-long', most: 2000 },
    });
    expect(readTableText(' \n\n\r\n', { maxRows: 2000 })).toEqual({
      ok: false,
      problem: { code: 'table-empty' },
    });
  });

  it('is read or refused whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab",;\t|\n\r\'= ') }), (text) => {
        expect(typeof readTableText(text, { maxRows: 20 }).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });
});

describe('a file of text', () => {
  const text = 'Référence;Menge\r\n201010/1Z_10_200;4\r\n';
  const sixteen = (order: 'le' | 'be', mark: boolean) => {
    const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');
    return order === 'le' ? bytes : bytes.swap16();
  };
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16 with its mark', sixteen('le', true)],
    ['UTF-16 without', sixteen('le', false)],
    ['UTF-16 the other way round', sixteen('be', true)],
  ])('may be %s', (_name, bytes) => {
    expect(cellsOf(readTable(new Uint8Array(bytes), { maxRows: 10 }))).toEqual(expected);
  });

  it('that is none is refused by what it holds', () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
    expect(readTable(png, { maxRows: 10 })).toEqual({ ok: false, problem: { code: 'table-other' } });
    const pdf = new TextEncoder().encode('%PDF-1.7\n');
    expect(readTable(pdf, { maxRows: 10 })).toEqual({ ok: false, problem: { code: 'table-other' } });
    expect(readTable(new Uint8Array(), { maxRows: 10 })).toEqual({
      ok: false,
      problem: { code: 'table-empty' },
    });
    expect(readTable(new Uint8Array(10_000_001), { maxRows: 10 })).toEqual({
      ok: false,
      problem: { code: 'table-too-large', most: 10_000_000 },
    });
  });
});

describe('a written CSV', () => {
  it('computes nothing where a spreadsheet opens it, and is read as it was', () => {
    const notes = ['=1+1', '+cmd|x', '-cmd', '@SUM(A1)', '-1', '+2,5', "'=quoted", "'s Gravenhage", 'a;b"c'];
    const rows = [['Reference', 'Note'], ...notes.map((note) => ['201010', note])];
    const text = runSteps(writeCsv(rows));
    const other = parse(text, { bom: true, delimiter: ';' }).map((cells) => cells[1]);
    expect(other.slice(1, 7)).toEqual(["'=1+1", "'+cmd|x", "'-cmd", "'@SUM(A1)", '-1', '+2,5']);
    expect(readText(text.slice(1))).toEqual(rows);
  });

  it.each([
    [';', 'a;12,5;-1,25\r\n', ['12,5', '-1,25']],
    [',', 'a,12.5,-1.25\r\n', ['12.5', '-1.25']],
  ] as const)('parted by %s has the decimals of its country', (separator, line, numbers) => {
    const text = runSteps(
      writeCsv(
        [
          ['Reference', 'Net', 'Total'],
          ['a', 12.5, -1.25],
        ],
        separator,
      ),
    );
    expect(text.endsWith(line)).toBe(true);
    expect(readText(text.slice(1))[1]).toEqual(['a', ...numbers]);
  });

  it('is read by another program and here as it was written', () => {
    const field = fc
      .string({ unit: fc.constantFrom(...'ab1 ";,\n=\'-é') })
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const row = fc.tuple(field, field, field);
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(';', ','),
        (rows, separator) => {
          const all = [['Reference', 'Quantity', 'Note'], ...rows];
          const text = runSteps(writeCsv(all, separator));
          const read = readTable(new TextEncoder().encode(text), { maxRows: 50 });
          expect(parse(text, { bom: true, delimiter: separator }).length).toBe(all.length);
          expect(cellsOf(read)).toEqual(all);
        },
      ),
      { numRuns: 200 },
    );
  });
});
