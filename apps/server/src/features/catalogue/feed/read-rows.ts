import { changedKinds } from '@lucerna/contract';
import { csvTables } from './csv-columns';
import type { FeedContext } from './document/catalogue-documents';
import type { FeedFile, FileKind, RowKind } from './files';
import { readJson } from './json-text';
import { lineOf } from './line-of';
import type { FeedProblems } from './problem';
import { readJsonArray } from './read-json-array';
import { readTable } from './read-table';
import type { Place } from './report-issues';
import { keyOfRow } from './row-key';
import type { Owner } from './row-table';
import { catalogIds, catalogNumbered } from '@lucerna/engine';

/** A row before its check, with what its file or its own columns say about it. */
export interface RawRow {
  readonly row: unknown;
  /** Its number in the file, from 1. */
  readonly number: number;
  /** The line on which it starts, from 1. */
  readonly line: number;
  readonly owner: Owner;
  /** Names and places the row; only called for a row with a fault. */
  readonly place: () => Place;
}

/** Reads one file of rows in batches, JSON or CSV by its ending. Throws FeedSyntaxError on a broken file. */
export function readRows(
  file: FeedFile,
  context: FeedContext,
  problems: FeedProblems,
): AsyncGenerator<readonly RawRow[]> {
  return file.name.endsWith('.csv') ? csvRows(file, context, problems) : jsonRows(file, problems);
}

const isRowKind = (kind: FileKind): kind is RowKind => rowKinds.has(kind);
/** Documents are read as a whole. */
const rowKinds: ReadonlySet<FileKind> = new Set(changedKinds.filter((kind) => kind !== 'document'));

async function* jsonRows(file: FeedFile, problems: FeedProblems): AsyncGenerator<readonly RawRow[]> {
  const owner = ownerOfFile(file);
  const { kind } = file;
  if (!isRowKind(kind)) return;
  for await (const items of readJsonArray(file.path)) {
    const batch: RawRow[] = [];
    for (const { line, row: number, bytes } of items) {
      const read = readJson(bytes);
      const at = { file: file.name, row: number };
      if (!read.ok) {
        const key = keyOfRow(kind, read.value, owner);
        const field = read.path.map(String).join('.') || null;
        problems.add(read.code, { ...at, line: line + read.line, key, field }, read.data);
        continue;
      }
      const { value: row, text } = read;
      const place = () => ({
        ...at,
        key: keyOfRow(kind, row, owner),
        lineOf: (path: readonly PropertyKey[]) => line + lineOf(text, path),
      });
      batch.push({ row, number, line, owner, place });
    }
    yield batch;
  }
}

/** `byFamily/201_16`, `variations/2010_16` and `rules/201` say whose rows they hold. */
function ownerOfFile(file: FeedFile): Owner {
  const [, first = '', second] = /\/(\d+)(?:_(\d+))?\.json$/.exec(file.name) ?? [];
  const catalogId = second === undefined ? undefined : catalogIds.find((each) => each === Number(second));
  return file.kind === 'variation' ? { model: first, catalogId } : { subFamilyId: Number(first), catalogId };
}

async function* csvRows(
  file: FeedFile,
  context: FeedContext,
  problems: FeedProblems,
): AsyncGenerator<readonly RawRow[]> {
  const { kind } = file;
  if (kind !== 'variation' && kind !== 'price') return;
  const table = csvTables[kind];
  for await (const batch of readTable(file, table, problems)) {
    const rows: RawRow[] = [];
    for (const { line, row: number, cell, broken } of batch) {
      const owner = kind === 'variation' ? ownerOfCells(cell, context) : {};
      const row = table.toRow(cell);
      const place = () => ({
        file: file.name,
        row: number,
        key: keyOfRow(kind, row, owner),
        lineOf: () => line,
      });
      if (broken) {
        const { lineOf: _lineOf, ...where } = place();
        problems.add(broken.code, { ...where, line, field: broken.field }, broken.data);
      } else rows.push({ row, number, line, owner, place });
    }
    yield rows;
  }
}

/** The catalogue of a CSV variation: its brand's while variationCatalog is on, its own column otherwise. */
function ownerOfCells(cell: (name: string) => string, context: FeedContext): Owner {
  const catalogId = context.variationCatalog
    ? context.brandCatalogs.get(cell('brand'))
    : catalogNumbered(cell('catalogId'));
  return { model: cell('model'), catalogId };
}
