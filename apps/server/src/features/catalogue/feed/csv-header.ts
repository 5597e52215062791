import type { FeedProblems } from './problem';
import type { CsvRow } from './read-csv';

/** The columns of a CSV table, as its header may name them. */
export interface CsvTable {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** Where each column of a file stands, by the header row; null, with the faults told, where the header is broken. */
export function columnsOf(
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
