import { parseReference, tidyReference } from '@lucerna/engine';
import type { TableRow } from '@lucerna/spreadsheet';

/** What a column of a list can hold. */
export const columnKinds = [
  ...(['reference', 'quantity', 'mark', 'floor', 'room', 'section', 'note'] as const),
  // Of an export: by which number an alternative names its line, whether a line counts, and what is no product.
  ...(['number', 'option', 'chosen', 'name', 'unitNet'] as const),
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** What headings begin with, in the six languages, as people write lists of luminaires; without accents and signs. */
const words: Readonly<Record<ColumnKind, readonly string[]>> = {
  reference: [
    'ref',
    'artikel',
    'article',
    'articulo',
    'articolo',
    'codigo',
    'codice',
    'code',
    'bestellnummer',
    'sku',
    'part no',
    'item no',
    'catalog number',
    'catalogue number',
  ],
  quantity: [
    'qty',
    'quant',
    'cant',
    'menge',
    'anzahl',
    'stk',
    'stuck',
    'pcs',
    'pieces',
    'count',
    'uds',
    'unidades',
    'pezzi',
    'qte',
    'nombre',
    'pz',
  ],
  mark: [
    'type',
    'typ',
    'tipo',
    'mark',
    'tag',
    'marca',
    'marke',
    'repere',
    'sigla',
    'leuchtentyp',
    'fixture type',
    'position',
    'pos',
  ],
  floor: [
    'floor',
    'level',
    'storey',
    'story',
    'planta',
    'nivel',
    'geschoss',
    'etage',
    'stockwerk',
    'ebene',
    'piano',
    'livello',
    'niveau',
  ],
  room: [
    'room',
    'area',
    'zone',
    'location',
    'space',
    'estancia',
    'sala',
    'zona',
    'raum',
    'bereich',
    'zimmer',
    'locale',
    'stanza',
    'ambiente',
    'piece',
    'local',
    'espace',
  ],
  section: [
    'section',
    'group',
    'seccion',
    'grupo',
    'abschnitt',
    'gruppe',
    'sezione',
    'gruppo',
    'groupe',
    'chapter',
    'capitulo',
  ],
  note: [
    'note',
    'nota',
    'notiz',
    'remark',
    'comment',
    'comentario',
    'observ',
    'bemerkung',
    'kommentar',
    'anmerkung',
    'commento',
    'remarque',
    'commentaire',
    'description note',
  ],
  number: ['line', 'linea', 'zeile', 'riga', 'ligne'],
  option: ['option', 'opcion', 'opzione', 'alternativ'],
  chosen: ['chosen', 'elegida', 'gewahlt', 'scelta', 'choisie'],
  name: [
    'product',
    'producto',
    'produkt',
    'prodotto',
    'produit',
    'description',
    'descripcion',
    'bezeichnung',
    'beschreibung',
    'descrizione',
    'designation',
  ],
  unitNet: [
    'net price',
    'precio neto',
    'nettopreis',
    'prezzo netto',
    'prix net',
    'unit price',
    'einzelpreis',
    'precio unitario',
    'prezzo unitario',
    'prix unitaire',
  ],
};

const plain = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function kindOfHeading(heading: string): ColumnKind | null {
  const text = plain(heading);
  if (text === '') return null;
  const isWord = (word: string) =>
    text === word || text.startsWith(`${word} `) || (word.length > 3 && text.startsWith(word));
  // "Ref." and "Qty" are short, and begin longer words.
  return (
    columnKinds.find((kind) =>
      words[kind].some((word) => isWord(word) || (word === 'ref' && text.startsWith(word))),
    ) ?? null
  );
}

const isReference = (text: string): boolean => {
  const parsed = parseReference(tidyReference(text).toUpperCase());
  return parsed.ok && parsed.value.level !== 'color';
};
const isCount = (text: string): boolean => /^\d{1,6}([.,]0+)?$/.test(text);

/** Rows by which the columns are told. */
const looked = 50;

export interface Columns {
  /** By their place; null is not imported. */
  readonly kinds: readonly (ColumnKind | null)[];
  /** The first row names the columns. */
  readonly hasHead: boolean;
}

/**
 * What the columns of a table hold: by their headings in any of the six languages, and where those say nothing by what is
 * in them: references, then whole numbers.
 */
export function recogniseColumns(rows: readonly TableRow[]): Columns {
  const width = rows.slice(0, looked).reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const first = rows[0]?.cells ?? [];
  const named = Array.from({ length: width }, (_, at) => kindOfHeading(first[at] ?? ''));
  const hasHead = !first.some(isReference) && named.some((kind) => kind !== null);
  const kinds: (ColumnKind | null)[] = named.map((kind, at) =>
    hasHead && named.indexOf(kind) === at ? kind : null,
  );
  const some = rows.slice(hasHead ? 1 : 0, looked);
  const share = (at: number, test: (text: string) => boolean) =>
    some.filter(({ cells }) => test(cells[at] ?? '')).length / Math.max(1, some.length);
  const fill = (kind: ColumnKind, test: (text: string) => boolean) => {
    if (kinds.includes(kind)) return;
    const free = kinds.flatMap((taken, at) => (taken === null ? [{ at, share: share(at, test) }] : []));
    const [best] = free.sort((a, b) => b.share - a.share);
    if (best && best.share >= 0.4) kinds[best.at] = kind;
  };
  fill('reference', isReference);
  fill('quantity', isCount);
  // One column alone is the references, right or wrong.
  if (width === 1) kinds[0] = 'reference';
  return { kinds, hasHead };
}

/** A row of the list with its number in the file. */
export interface ListRow extends Readonly<Record<ColumnKind, string>> {
  readonly at: number;
}

/** The rows of a table by what its columns hold; those that hold nothing of it are left out. */
export function listRows(rows: readonly TableRow[], { kinds, hasHead }: Columns): readonly ListRow[] {
  return rows.slice(hasHead ? 1 : 0).flatMap(({ at, cells }) => {
    const cell = (kind: ColumnKind) => {
      const place = kinds.indexOf(kind);
      return place < 0 ? '' : (cells[place] ?? '');
    };
    const row = Object.fromEntries(columnKinds.map((kind) => [kind, cell(kind)])) as Record<
      ColumnKind,
      string
    >;
    // A number alone is a row that somebody left empty.
    return columnKinds.some((kind) => kind !== 'number' && row[kind] !== '') ? [{ at, ...row }] : [];
  });
}

/** A table with one of its rows as it was put right; what no column holds gets a column of its own. */
export function withRow(
  rows: readonly TableRow[],
  { kinds, hasHead }: Columns,
  row: ListRow,
): { readonly rows: readonly TableRow[]; readonly columns: Columns } {
  const missing = columnKinds.filter((kind) => !kinds.includes(kind) && row[kind] !== '');
  const all = [...kinds, ...missing];
  const mended = rows.map((each) =>
    each.at === row.at
      ? { ...each, cells: all.map((kind, at) => (kind === null ? (each.cells[at] ?? '') : row[kind])) }
      : each,
  );
  return { rows: mended, columns: { kinds: all, hasHead } };
}
