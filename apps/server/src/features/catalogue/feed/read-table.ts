import type { FeedProblems } from './problem';
import { readCsv, type CsvRow } from './read-csv';

/** The columns of a CSV table, as its header may name them. */
export interface CsvTable {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** Where each column of a file stands, by the header row; null, with the faults told, where the header is broken. */
function columnsOf(
  file: string,
  { fields: names, broken }: CsvRow,
  { required, optional }: CsvTable,
  problems: FeedProblems,
): ReadonlyMap<string, number> | null {
  if (broken) {
    problems.add(broken.code, { file, line: 1, field: `column ${broken.column + 1}` }, broken.data);
    return null;
  }
  const before = problems.total;
  for (const name of required) {
    if (!names.includes(name)) problems.add('missing', { file, line: 1, field: name });
  }
  for (const name of names) {
    if (!required.includes(name) && !optional.includes(name))
      problems.add('unknownField', { file, line: 1, field: name }, { name });
  }
  return problems.total > before ? null : new Map(names.map((name, at) => [name, at]));
}

/** A row of a CSV table. */
export interface TableRow extends Pick<CsvRow, 'line' | 'row'> {
  /** The text under a name; empty where the file has no such column. */
  readonly cell: (name: string) => string;
  readonly has: (name: string) => boolean;
  /** Its first cell whose text cannot be taken, by the name of the column. */
  readonly broken: (Omit<NonNullable<CsvRow['broken']>, 'column'> & { readonly field: string | null }) | null;
}

/** Reads a CSV file by the names in its header, in batches: none, with the faults told, where that is broken. Throws as `readCsv`. */
export async function* readTable(
  file: { readonly name: string; readonly path: string },
  table: CsvTable,
  problems: FeedProblems,
): AsyncGenerator<readonly TableRow[]> {
  let columns: ReadonlyMap<string, number> | null = null;
  for await (const batch of readCsv(file.path)) {
    if (columns === null) {
      columns = columnsOf(file.name, batch[0]!, table, problems);
      if (columns === null) return;
      continue;
    }
    const at = columns;
    const names = [...at.keys()];
    yield batch.map(({ line, row, fields, broken }) => ({
      ...{ line, row },
      cell: (name) => fields[at.get(name) ?? -1] ?? '',
      has: (name) => at.has(name),
      broken: broken && { code: broken.code, data: broken.data, field: names[broken.column] ?? null },
    }));
  }
}
