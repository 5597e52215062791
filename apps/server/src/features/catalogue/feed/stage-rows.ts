import type pg from 'pg';
import { RowCopy } from './copy-rows';
import type { FeedContext } from './document/catalogue-documents';
import type { FeedFile, RowKind } from './files';
import { FeedSyntaxError, type FeedProblems } from './problem';
import { readRows, type RawRow } from './read-rows';
import { reportIssues } from './report-issues';
import { noRows, rowTables, type RowTable } from './row-table';

export interface Staged {
  readonly counts: Readonly<Record<RowKind, number>>;
  /** Kinds of which at least one row or file was refused. */
  readonly broken: ReadonlySet<RowKind>;
}

/** The temporary twin of a table, which also knows file, line and number of each row. Dropped with the transaction. */
export const stageOf = (kind: RowKind) => `stage_${kind}`;

/**
 * Checks every row of the feed and copies the good ones into the staging tables, file by file and row by row, so that
 * memory does not grow with the feed. Tells the number of rows read so far.
 */
export async function stageRows(
  client: pg.PoolClient,
  files: readonly FeedFile[],
  context: FeedContext,
  problems: FeedProblems,
  onRows: (rows: number) => void,
): Promise<Staged> {
  const counts = noRows();
  const broken = new Set<RowKind>();
  let before = 0;
  for (const table of rowTables) {
    const stage = stageOf(table.kind);
    await client.query(
      `create temporary table ${stage} (like ${table.table}) on commit drop;
       alter table ${stage} drop column revision, add column file text, add column line integer, add column number integer`,
    );
    const copy = new RowCopy(client, stage, [...table.columns, 'file', 'line', 'number']);
    const found = problems.total;
    try {
      for (const file of files.filter((each) => each.kind === table.kind)) {
        await stageFile(file, table, context, problems, copy, () => onRows(before + copy.rows));
      }
    } finally {
      counts[table.kind] = await copy.end();
    }
    if (problems.total > found) broken.add(table.kind);
    before += counts[table.kind];
  }
  return { counts, broken };
}

/** Checks a row and copies it, or says what is wrong with it; only then its key and its place are looked for. */
export function stageRow(
  file: string,
  { row, number, line, owner, place }: RawRow,
  table: RowTable,
  context: FeedContext,
  problems: FeedProblems,
  copy: Pick<RowCopy, 'add' | 'rows'>,
): void {
  const judged = table.judge(row, owner, context, copy.rows);
  if ('issues' in judged) return reportIssues(problems, place(), row, judged.issues);
  if ('values' in judged) return copy.add([...judged.values, file, line, number]);
  for (const [code, path, data] of judged.faults) {
    const field = path.map(String).join('.') || null;
    const { lineOf, ...at } = place();
    problems.add(code, { ...at, line: lineOf(path), field }, data);
  }
}

async function stageFile(
  file: FeedFile,
  table: RowTable,
  context: FeedContext,
  problems: FeedProblems,
  copy: RowCopy,
  onBatch: () => void,
): Promise<void> {
  try {
    for await (const batch of readRows(file, context, problems)) {
      for (const row of batch) stageRow(file.name, row, table, context, problems, copy);
      await copy.flush();
      onBatch();
    }
  } catch (cause) {
    if (!(cause instanceof FeedSyntaxError)) throw cause;
    problems.add('syntax', { file: file.name, line: cause.line, row: cause.row }, { reason: cause.message });
  }
}
