import path from 'node:path';
import {
  FeedSyntaxError,
  lineOf,
  readJson,
  readJsonArray,
  readTable,
  type FeedProblems,
  type Place,
} from '../../catalogue';
import { csvTables, type Cells, type CsvName } from './csv-tables';
import { memberOf, namesOf } from '../../../records';

/** A row before its check. */
export interface RawRow {
  readonly row: unknown;
  /** Whose row it is, as it says itself. */
  readonly code: string;
  readonly place: Place & { readonly line: number };
}

const csvNameOf = (file: string): CsvName => {
  const known = namesOf(csvTables).find((name) => name === file);
  if (!known) throw new Error(`No file of a feed of clients is called ${file}`);
  return known;
};

const keyOf = (code: string) => (code === '' ? null : `client ${code}`);

/** Reads a file of rows whole; a broken file is a fault, with the rows before the break. */
export async function readRows(folder: string, file: string, problems: FeedProblems): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  try {
    const read = file.endsWith('.csv')
      ? csvRows(folder, csvNameOf(file), problems)
      : jsonRows(folder, file, problems);
    for await (const row of read) rows.push(row);
  } catch (cause) {
    if (!(cause instanceof FeedSyntaxError)) throw cause;
    problems.add('syntax', { file, line: cause.line, row: cause.row }, { reason: cause.message });
  }
  return rows;
}

async function* jsonRows(folder: string, file: string, problems: FeedProblems): AsyncGenerator<RawRow> {
  for await (const items of readJsonArray(path.join(folder, file))) {
    for (const { line, row: number, bytes } of items) {
      const read = readJson(bytes);
      if (!read.ok) {
        const field = read.path.map(String).join('.') || null;
        problems.add(read.code, { file, row: number, line: line + read.line, field }, read.data);
        continue;
      }
      const { value: row, text } = read;
      const named = memberOf(row, 'code');
      const code = typeof named === 'string' ? named : '';
      const place = { file, row: number, key: keyOf(code), line };
      yield { row, code, place: { ...place, lineOf: (at) => line + lineOf(text, at) } };
    }
  }
}

async function* csvRows(folder: string, file: CsvName, problems: FeedProblems): AsyncGenerator<RawRow> {
  const table = csvTables[file];
  for await (const batch of readTable({ name: file, path: path.join(folder, file) }, table, problems)) {
    for (const { line, row: number, cell: text, has, broken } of batch) {
      const cell: Cells = Object.assign(text, { has });
      const code = cell('code');
      const place = { file, row: number, key: keyOf(code), line };
      if (broken) {
        problems.add(broken.code, { ...place, field: broken.field }, broken.data);
      } else yield { row: table.toRow(cell), code, place: { ...place, lineOf: () => line } };
    }
  }
}
