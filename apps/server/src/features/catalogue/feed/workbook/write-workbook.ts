import { writeBook, type BookColumn, type BookSheet } from '@lucerna/spreadsheet';
import { inSlices, mapInSlices } from '../../../../http/time-slice';
import { memberOf } from '../../../../records';
import { listFeed } from '../files';
import { readCsv } from '../read-csv';
import { readFile } from 'node:fs/promises';
import { describeColumn } from './describe-column';
import { feedSheets, filesSheet, readMeName, type FeedSheet } from './sheets';
import type { Column } from './sheet-columns';

type Cell = string | number | boolean;
type Row = readonly (Cell | undefined)[];

/** Rows that the cells of a template may take: their form, their notes and their lists. */
const templateRows = 100_000;

const longestCell = 32_767;

const bookColumn = (column: Column): BookColumn => {
  const { note, allowed } = describeColumn(column);
  return { title: column.name, note, allowed, isText: column.kind !== 'number' && column.kind !== 'boolean' };
};

/** A sheet that says of every column of every other what it takes. */
function readMe(sheets: readonly BookSheet[]): BookSheet {
  const titles = ['sheet', 'column', 'required', 'holds'];
  const required = new Set(
    feedSheets.flatMap(({ name, columns }) =>
      columns.filter((each) => each.isRequired).map((each) => `${name} ${each.name}`),
    ),
  );
  const rows = sheets.flatMap(({ name, columns }) =>
    columns.map(({ title, note }): Row => [name, title, required.has(`${name} ${title}`) ? 'yes' : '', note]),
  );
  const intro: readonly Row[] = [
    [
      '',
      '',
      '',
      'A sheet holds a file of the catalogue feed, a row of it stands in a row. The first row names the columns, in any order.',
    ],
    [
      '',
      '',
      '',
      'Sheets without rows may be removed, but feed, brand and those that a feed must hold. Cells must not be merged.',
    ],
    [
      '',
      '',
      '',
      'Formulas are not computed: what was stored with them is read. Pictures, PDFs and typefaces lie in a folder beside the workbook.',
    ],
  ];
  const files: readonly Row[] = [
    [
      filesSheet.name,
      'file, part, text',
      '',
      'A text file of the feed by its path, such as bodies/globe.json, in parts of up to 32767 characters that follow each other',
    ],
  ];
  return {
    name: readMeName,
    columns: titles.map((title) => ({ title, note: '', allowed: null, isText: true })),
    rows: [...intro, ...rows, ...files],
    spare: 0,
  };
}

/** The bytes of a workbook with every sheet of a feed, `rows` in them by the name of their sheet. */
async function bookOf(rows: ReadonlyMap<string, readonly Row[]>): Promise<Uint8Array> {
  const sheets = await mapInSlices(feedSheets, (sheet): BookSheet => ({
    name: sheet.name,
    columns: sheet.columns.map(bookColumn),
    rows: rows.get(sheet.name) ?? [],
    spare: templateRows,
  }));
  const columns = filesSheet.columns.map((title) => ({
    title,
    note: '',
    allowed: null,
    isText: title !== 'part',
  }));
  const files: BookSheet = {
    name: filesSheet.name,
    columns,
    rows: rows.get(filesSheet.name) ?? [],
    spare: 0,
  };
  return inSlices(writeBook([readMe(sheets), ...sheets, files]));
}

/** A workbook without a row, with what each column takes as its notes, lists and a sheet of explanations. */
export const writeTemplate = (): Promise<Uint8Array> => bookOf(new Map([['feed', [[true, false]]]]));

/** A feed as a workbook, and the names of the files that are no tables and lie beside it. */
export async function exportWorkbook(
  folder: string,
): Promise<{ readonly bytes: Uint8Array; readonly beside: readonly string[] }> {
  const { files } = await listFeed(folder);
  const rows = new Map<string, Row[]>();
  const beside: string[] = [];
  const add = (sheet: string, row: Row) => {
    const all = rows.get(sheet) ?? [];
    rows.set(sheet, all);
    all.push(row);
  };
  const brandOf = await brandsByCatalogue(folder);
  for (const { name, path, kind } of files) {
    const sheet = feedSheets.find(({ pattern }) => pattern.test(name));
    if (sheet && name.endsWith('.csv')) {
      for await (const row of rowsOfCsv(path, sheet)) add(sheet.name, row);
      continue;
    }
    const isText = kind === 'document' || kind === 'photometry' || kind === 'drawing';
    if (!sheet && !isText) {
      beside.push(name);
      continue;
    }
    const text = await readFile(path, kind === 'photometry' ? 'latin1' : 'utf8');
    const made = sheet ? rowsOfJson(sheet, name, JSON.parse(text.replace(/^\uFEFF/, '')), brandOf) : null;
    const fits =
      made !== null &&
      made.length > 0 &&
      !made.flat().some((cell) => typeof cell === 'string' && cell.length > longestCell);
    // What no cell can hold stands as the file that it is, and so does a file without rows.
    if (sheet && fits) for (const row of made) add(sheet.name, row);
    else if (isText || made?.length === 0)
      for (const [at, part] of partsOf(text).entries()) add(filesSheet.name, [name, at + 1, part]);
    else throw new Error(`${name}: a cell of a workbook cannot hold one of its values`);
  }
  return { bytes: await bookOf(rows), beside };
}

const partsOf = (text: string): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / longestCell) }, (_, at) =>
    text.slice(at * longestCell, (at + 1) * longestCell),
  );

async function brandsByCatalogue(folder: string): Promise<(catalogId: string) => string | undefined> {
  const text = await readFile(`${folder}/brands.json`, 'utf8').catch(() => '[]');
  const brands: unknown = JSON.parse(text);
  const all: readonly unknown[] = Array.isArray(brands) ? brands : [];
  const of = new Map(
    all.map((each) => [String(memberOf(each, 'catalogId')), String(memberOf(each, 'code'))]),
  );
  return (catalogId) => of.get(catalogId);
}

async function* rowsOfCsv(file: string, sheet: FeedSheet): AsyncGenerator<Row> {
  let head: readonly string[] | null = null;
  for await (const batch of readCsv(file)) {
    for (const { fields } of batch) {
      if (!head) {
        head = fields;
        continue;
      }
      const cells = new Map(head.map((title, at) => [title, fields[at]]));
      yield sheet.columns.map(({ name, kind }) => numeric(kind, cells.get(name)));
    }
  }
}

const numeric = (kind: Column['kind'], text: string | undefined): Cell | undefined =>
  text === undefined || text === ''
    ? undefined
    : kind === 'number' && /^-?\d+(\.\d+)?$/.test(text)
      ? Number(text)
      : text;

function rowsOfJson(
  sheet: FeedSheet,
  name: string,
  body: unknown,
  brandOf: (catalogId: string) => string | undefined,
): readonly Row[] {
  const [, first = '', second = ''] = /\/(\d+)(?:_(\d+))?\.json$/.exec(name) ?? [];
  const list: readonly unknown[] = Array.isArray(body) ? body : [];
  if (!sheet.part) return list.map((row) => variationRow(sheet, row, first, second, brandOf));
  const part = sheet.part;
  const rowOf = (value: unknown, owner: string | null): Row => {
    const cells = new Map<string, Cell>();
    const [column] = sheet.owners;
    if (column !== undefined && owner !== null) cells.set(column, owner);
    part.write(value, (title, cell) => cells.set(title, cell));
    if (sheet.isPlain && !cells.has('value')) cells.set('value', JSON.stringify(value));
    return sheet.columns.map((each) => cells.get(each.name));
  };
  if (sheet.form === 'rows') return list.map((row) => rowOf(row, first));
  if (sheet.form === 'object') return [rowOf(body, null)];
  return Object.entries(body ?? {}).map(([key, value]) => rowOf(value, key));
}

/** A variation as its CSV writes it. */
function variationRow(
  sheet: FeedSheet,
  row: unknown,
  model: string,
  catalogId: string,
  brandOf: (catalogId: string) => string | undefined,
): Row {
  const fieldOf = new Map(Object.entries(sheet.columnOfField).map(([field, column]) => [column, field]));
  const leadtime = memberOf(row, 'leadtime');
  const own: Readonly<Record<string, unknown>> = {
    ...{ model, catalogId: Number(catalogId), brand: memberOf(row, 'brand') ?? brandOf(catalogId) },
    leadtime: Array.isArray(leadtime)
      ? leadtime
          .map((each: unknown) => `${String(memberOf(each, 'from'))}:${String(memberOf(each, 'weeks'))}`)
          .join(' ')
      : '',
  };
  return sheet.columns.map(({ name }) => {
    const value = name in own ? own[name] : (fieldOf.get(name) ?? name).split('.').reduce(memberOf, row);
    const isCell = typeof value === 'string' || typeof value === 'number';
    return isCell && value !== '' ? value : undefined;
  });
}
