import { bookLimits, columnLetters, readBook } from '@lucerna/spreadsheet';
import type { BookCell, BookFault, BookReader, TableProblem } from '@lucerna/spreadsheet';
import { appendFileSync, mkdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileKind, type FileKind } from '../files';
import type { FeedPlace, FeedProblems } from '../problem';
import { feedSheets, filesSheet, readMeName, type FeedSheet } from './sheets';

/** Characters that a file of the feed gathers before they are written. */
const gathered = 1 << 20;

/** Where the rows of a file of the feed came from. */
interface Origin {
  readonly sheet: FeedSheet;
  /** The row of the sheet of each row of the file. */
  readonly rows: number[];
  /** The row of the sheet by the key of an entry. */
  readonly keys: Map<string, number>;
}

/** A workbook as a folder of a feed. */
export interface UnpackedWorkbook {
  /** Where in the workbook a place in one of the files is. */
  readonly placed: (at: FeedPlace) => FeedPlace;
  /** Sheets that are no part of a feed. */
  readonly ignored: readonly string[];
  /** Formulas of which the stored values were taken. */
  readonly formulas: number;
}

const quoted = (cell: string) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A day is written as the feed writes it. */
const textOf = ({ text, is }: BookCell) => (is === 'day' ? text.split('-').reverse().join('/') : text.trim());

const faults: Readonly<
  Record<
    BookFault['kind'],
    'cellMerged' | 'cellError' | 'formulaWithoutValue' | 'cellTooLong' | 'sheetTooWide'
  >
> = {
  merged: 'cellMerged',
  error: 'cellError',
  formula: 'formulaWithoutValue',
  tooLong: 'cellTooLong',
  tooWide: 'sheetTooWide',
};

/** Files that are being written, in pieces. */
class Writing {
  readonly #pieces = new Map<string, string>();
  readonly #folders = new Set<string>();
  constructor(private readonly folder: string) {}

  add(file: string, text: string): void {
    const all = (this.#pieces.get(file) ?? '') + text;
    this.#pieces.set(file, all);
    if (all.length > gathered) this.#write(file, all);
  }

  #write(file: string, text: string): void {
    const full = path.join(this.folder, file);
    const parent = path.dirname(full);
    if (!this.#folders.has(parent)) mkdirSync(parent, { recursive: true });
    this.#folders.add(parent);
    // Light files are read byte by byte as characters.
    appendFileSync(full, text, /\.(ies|ldt)$/.test(file) ? 'latin1' : 'utf8');
    this.#pieces.set(file, '');
  }

  end(): void {
    for (const [file, text] of this.#pieces) this.#write(file, text);
  }
}

/**
 * Writes the sheets of a workbook as the files of a feed into `folder`. What is wrong with a cell as a cell (merged, an error, a formula
 * without a value) is told with its sheet, row and column; null where the workbook cannot be read at all, which is told, too.
 */
export async function unpackWorkbook(
  file: string,
  folder: string,
  problems: FeedProblems,
): Promise<UnpackedWorkbook | null> {
  const book = path.basename(file);
  const refuse = (reason: string): null => {
    problems.add('workbook', { file: book }, { reason });
    return null;
  };
  if ((await stat(file)).size > bookLimits.bytes) return refuse(`it has more than ${bookLimits.bytes} bytes`);
  const archive = await readFile(file);
  const writing = new Writing(folder);
  const origins = new Map<string, Origin>();
  const ignored: string[] = [];
  const ofSheet = new Map(feedSheets.map((sheet) => [sheet.name, sheet]));
  const inSheet = (
    sheet: string,
    { row, column }: { readonly row: number; readonly column: number },
  ): FeedPlace => ({
    ...{ file: `${book}, sheet ${sheet}`, row, field: `column ${columnLetters(column)}` },
  });

  const openFiles = new Set<string>();
  /** By sheet, in which column each field stands. */
  const heads = new Map<string, ReadonlyMap<string, number>>();
  const read = readBook(archive, (name) => {
    const sheet = ofSheet.get(name);
    const fault = (found: BookFault) => {
      const told = [faults[found.kind], inSheet(name, found), { what: found.what }] as const;
      // Of merged cells the first has its value.
      if (found.kind === 'merged') problems.add(...told);
      else problems.addUnread(...told);
    };
    if (name === filesSheet.name)
      return textFiles(writing, fault, (found) =>
        problems.add('unknownFile', inSheet(name, found), { name: found.name }),
      );
    if (!sheet) {
      if (name !== readMeName) ignored.push(`${book}, sheet ${name}`);
      return null;
    }
    let head: ReadonlyMap<string, number> | null = null;
    let isBroken = false;
    return {
      fault,
      row(at, cells) {
        if (isBroken) return;
        if (!head) {
          head = headOf(sheet, at, cells, problems, (place) => inSheet(name, place));
          heads.set(name, head);
          const columns = head;
          const missing = sheet.columns.filter((each) => each.isRequired && !columns.has(each.name));
          for (const each of missing)
            problems.add('missing', { file: `${book}, sheet ${name}`, row: at, field: each.name });
          isBroken = missing.length > 0;
          return;
        }
        const values = new Map<string, string>();
        for (const [title, column] of head) {
          const cell = cells[column];
          if (cell) values.set(title, textOf(cell));
        }
        if (values.size > 0) addRow(sheet, at, values);
      },
    };
  });
  if (!read.ok) {
    const most = 'most' in read.problem ? read.problem.most : 0;
    return refuse(reasons[read.problem.code](most));
  }

  function addRow(sheet: FeedSheet, at: number, values: ReadonlyMap<string, string>): void {
    const cell = (column: string) => values.get(column);
    const name = sheet.fileOf((column) => cell(column) ?? '');
    const origin = origins.get(name) ?? { sheet, rows: [], keys: new Map<string, number>() };
    origins.set(name, origin);
    const isFirst = origin.rows.length === 0;
    if (sheet.form === 'object' && !isFirst)
      return problems.add('oneRow', { file: `${book}, sheet ${sheet.name}`, row: at });
    origin.rows.push(at);
    if (!sheet.part) {
      const titles = sheet.columns.map((each) => each.name);
      if (isFirst) writing.add(name, `${titles.join()}\n`);
      return writing.add(name, `${titles.map((title) => quoted(cell(title) ?? '')).join()}\n`);
    }
    const { value: said } = sheet.part.read(cell);
    const value = JSON.stringify(said ?? null);
    if (sheet.form === 'object') return writing.add(name, value);
    openFiles.add(name);
    if (sheet.form === 'rows') return writing.add(name, `${isFirst ? '[' : ','}\n${value}`);
    const key = cell('key') ?? '';
    if (origin.keys.has(key))
      problems.add(
        'keyTwice',
        { file: `${book}, sheet ${sheet.name}`, row: at, field: 'column A, key' },
        { name: key },
      );
    origin.keys.set(key, at);
    return writing.add(name, `${isFirst ? '{' : ','}\n${JSON.stringify(key)}: ${value}`);
  }

  for (const name of openFiles)
    writing.add(name, origins.get(name)?.sheet.form === 'keyed' ? '\n}\n' : '\n]\n');
  writing.end();

  function placed(at: FeedPlace): FeedPlace {
    const origin = origins.get(at.file);
    const sheet = origin?.sheet ?? feedSheets.find(({ pattern }) => pattern.test(at.file));
    if (!sheet) return at;
    const file = `${book}, sheet ${sheet.name}`;
    if (!origin) return { ...at, file, line: null };
    const steps = at.field?.split('.') ?? [];
    const row = rowOf(origin, at, steps[0] ?? '');
    // The first step into a whole file is its entry.
    const isEntry = sheet.form === 'keyed' || /^\d+$/.test(steps[0] ?? '');
    const field = (isEntry ? steps.slice(1) : steps).join('.') || (sheet.isPlain ? 'value' : '');
    const column = columnOf(heads.get(sheet.name) ?? new Map(), sheet.columnOfField[field] ?? field);
    const named = column && `column ${columnLetters(column[1])}, ${column[0]}`;
    return { file, line: null, row, key: at.key ?? null, field: named ?? (field || null) };
  }
  return { placed, ignored, formulas: read.formulas };
}

function rowOf({ sheet, rows, keys }: Origin, { row, line }: FeedPlace, first: string): number | null {
  if (sheet.form === 'keyed') return keys.get(first) ?? null;
  if (sheet.form === 'object') return rows[0] ?? null;
  // A row of the files that were written has a line of its own, behind the first.
  return rows[(row ?? (line ?? 1) - 1) - 1] ?? null;
}

/** The column of a field, or of the first of its parts. */
function columnOf(head: ReadonlyMap<string, number>, field: string): readonly [string, number] | null {
  for (let path = field; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const found =
      [...head].find(([name]) => name === path) ?? [...head].find(([name]) => name.startsWith(`${path}.`));
    if (found) return found;
  }
  return null;
}

/** Where the columns of a sheet stand, by its first row. */
function headOf(
  sheet: FeedSheet,
  row: number,
  cells: readonly (BookCell | undefined)[],
  problems: FeedProblems,
  inSheet: (place: { readonly row: number; readonly column: number }) => FeedPlace,
): ReadonlyMap<string, number> {
  const known = new Set(sheet.columns.map(({ name }) => name));
  const head = new Map<string, number>();
  for (const [column, cell] of cells.entries()) {
    const name = cell?.text.trim();
    if (name === undefined) continue;
    if (!known.has(name)) problems.add('unknownField', inSheet({ row, column }), { name });
    else if (head.has(name)) problems.add('columnTwice', inSheet({ row, column }), { name });
    else head.set(name, column);
  }
  return head;
}

/** What may stand as text: all but what is no text, and what is CSV. */
const binaryKinds: ReadonlySet<FileKind> = new Set(['picture', 'pdf', 'typeface', 'glb', 'field']);

/** Files that stand as texts in a sheet of their own, each in as many rows as its length asks for. */
function textFiles(
  writing: Writing,
  fault: BookReader['fault'],
  refuse: (place: { readonly row: number; readonly column: number; readonly name: string }) => void,
): BookReader {
  let head: ReadonlyMap<string, number> | null = null;
  return {
    fault,
    row(row, cells) {
      if (!head) {
        head = new Map(cells.flatMap((cell, column) => (cell ? [[cell.text.trim(), column] as const] : [])));
        return;
      }
      const column = head.get('file') ?? 0;
      const name = cells[column]?.text.trim() ?? '';
      const kind = fileKind(name);
      if (!kind || binaryKinds.has(kind) || name.endsWith('.csv'))
        return refuse({ row, column, name: name.slice(0, 80) });
      writing.add(name, cells[head.get('text') ?? 2]?.text ?? '');
    },
  };
}

const reasons: Readonly<Record<TableProblem['code'], (most: number) => string>> = {
  'table-empty': () => 'it holds nothing',
  'table-old': () => 'it is of Excel before 2007, or has a password; save it as XLSX without one',
  'table-unreadable': () => 'its archive or one of its parts is broken',
  'table-other': () => 'it is no XLSX workbook',
  'table-too-large': (most) => `unpacked it is larger than ${most} bytes`,
  'table-too-long': (most) => `it has more than ${most} rows`,
};
