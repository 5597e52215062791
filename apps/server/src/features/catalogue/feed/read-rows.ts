import { csvTables } from './csv-columns';
import type { FeedContext } from './document/catalogue-documents';
import type { FeedFile } from './files';
import { lineOf } from './line-of';
import type { FeedProblems } from './problem';
import { readCsv } from './read-csv';
import { readJsonArray } from './read-json-array';
import type { Place } from './report-issues';
import type { Owner } from './row-table';

/** A row before its check, with what its file or its own columns say about it. */
export interface RawRow {
  readonly row: unknown;
  readonly owner: Owner;
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

async function* jsonRows(file: FeedFile, problems: FeedProblems): AsyncGenerator<readonly RawRow[]> {
  const owner = ownerOfFile(file);
  for await (const items of readJsonArray(file.path)) {
    const batch: RawRow[] = [];
    for (const { line, text } of items) {
      try {
        const place = () => ({
          file: file.name,
          lineOf: (path: readonly PropertyKey[]) => line + lineOf(text, path),
        });
        batch.push({ row: JSON.parse(text) as unknown, owner, place });
      } catch (cause) {
        problems.add('syntax', { file: file.name, line }, { reason: (cause as Error).message });
      }
    }
    yield batch;
  }
}

/** `byFamily/201_16`, `variations/2010_16` and `rules/201` say whose rows they hold. */
function ownerOfFile(file: FeedFile): Owner {
  const [, first = '', second] = /\/(\d+)(?:_(\d+))?\.json$/.exec(file.name) ?? [];
  const catalogId = second === undefined ? undefined : (Number(second) as 16 | 21);
  return file.kind === 'variation' ? { model: first, catalogId } : { subFamilyId: Number(first), catalogId };
}

async function* csvRows(
  file: FeedFile,
  context: FeedContext,
  problems: FeedProblems,
): AsyncGenerator<readonly RawRow[]> {
  const kind = file.kind as 'variation' | 'price';
  const table = csvTables[kind];
  let columns: ReadonlyMap<string, number> | null = null;
  for await (const batch of readCsv(file.path)) {
    if (columns === null) {
      const names = batch[0]!.fields;
      columns = new Map(names.map((name, at) => [name, at]));
      const known: readonly string[] = [...table.required, ...table.optional];
      const before = problems.total;
      for (const name of table.required) {
        if (!columns.has(name)) problems.add('missing', { file: file.name, line: 1, field: name });
      }
      for (const name of names) {
        if (!known.includes(name))
          problems.add('unknownField', { file: file.name, line: 1, field: name }, { name });
      }
      if (problems.total > before) return;
      continue;
    }
    const at = columns;
    const rows: RawRow[] = [];
    for (const { line, fields } of batch) {
      const cell = (name: string) => {
        const index = at.get(name);
        return index === undefined ? '' : (fields[index] ?? '');
      };
      const place = () => ({ file: file.name, lineOf: () => line });
      const owner = kind === 'variation' ? ownerOfCells(cell, context) : {};
      rows.push({ row: table.toRow(cell), owner, place });
    }
    yield rows;
  }
}

/** The catalogue of a CSV variation: its brand's while variationCatalog is on, its own column otherwise. */
function ownerOfCells(cell: (name: string) => string, context: FeedContext): Owner {
  const own = cell('catalogId') === '16' ? 16 : cell('catalogId') === '21' ? 21 : undefined;
  const catalogId = context.variationCatalog ? context.brandCatalogs.get(cell('brand')) : own;
  return { model: cell('model'), catalogId };
}
