import { readTableText } from '@lucerna/spreadsheet';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { columnKinds, listRows, recogniseColumns } from './columns';

const file = path.resolve(import.meta.dirname, '../../../../../server/texts/eproject/schedule.json');
const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;

const rowsOf = (text: string) => {
  const read = readTableText(text, { maxRows: 100 });
  if (!read.ok) throw new Error(read.problem.code);
  return read.table.rows;
};

describe('the columns of a list', () => {
  it.each(['es', 'en', 'de', 'it', 'fr', 'us'] as const)(
    'are known by the headings of an export in %s',
    (language) => {
      const headings = columnKinds.map((kind) => texts[`schedule.column.${kind}`]![language]!);
      const found = recogniseColumns(rowsOf(`${headings.join('\t')}\n201010/1Z_10_200\t2`));
      expect(found).toEqual({ kinds: columnKinds, hasHead: true });
    },
  );

  it.each([
    ['Ref.;Qty;Type;Area;Comments', ['reference', 'quantity', 'mark', 'room', 'note']],
    ['Cant.;Código;Nivel', ['quantity', 'reference', 'floor']],
    ['Pos.;Artikel-Nr.;Stückzahl;Raum', ['mark', 'reference', 'quantity', 'room']],
    ['Repère;Qté;Référence;Étage;Remarques', ['mark', 'quantity', 'reference', 'floor', 'note']],
    ['Something;Ref;Ref', [null, 'reference', null]],
  ])('are known by headings as people write them: %s', (heading, kinds) => {
    expect(recogniseColumns(rowsOf(`${heading}\na;b;c;d;e`)).kinds.slice(0, kinds.length)).toEqual(kinds);
  });

  it('are known by what is in them', () => {
    const found = recogniseColumns(rowsOf('A1;12;201010/1Z_10_200\nB2;4;2010-10/1Z_10_200-2US'));
    expect(found).toEqual({ kinds: [null, 'quantity', 'reference'], hasHead: false });
    expect(recogniseColumns(rowsOf('201010')).kinds).toEqual(['reference']);
  });

  it('make rows, each with its number in the file', () => {
    const rows = rowsOf('Ref;Other;Qty\n\na;x;1\n;y;\nb;z');
    const list = listRows(rows, recogniseColumns(rows));
    expect(list.map(({ at, reference, quantity }) => [at, reference, quantity])).toEqual([
      [3, 'a', '1'],
      [5, 'b', ''],
    ]);
  });
});
