import type pg from 'pg';
import type { FeedFile, RowKind } from '../files';
import { FeedSyntaxError, type FeedProblems } from '../problem';
import type { FieldTable } from './field-table';
import { modelFields } from './model-fields';
import { rowFields } from './row-fields';

/** The files of single fields, by name. */
export const fieldTables: Readonly<Record<string, FieldTable>> = { ...rowFields, ...modelFields };

/** Whether a file stands in partial feeds only. */
export const isPartialOnly = ({ kind, name }: FeedFile): boolean =>
  kind === 'field' && fieldTables[name]!.isPartialOnly;

/** Changes single fields of rows that are staged, as such files say; a row that there is not is a fault. */
export async function changeFields(
  client: pg.PoolClient,
  files: readonly FeedFile[],
  broken: ReadonlySet<RowKind>,
  problems: FeedProblems,
): Promise<void> {
  for (const file of files.filter(({ kind }) => kind === 'field')) {
    try {
      await fieldTables[file.name]!.change(file, { client, file: file.name, problems, broken });
    } catch (cause) {
      if (!(cause instanceof FeedSyntaxError)) throw cause;
      problems.add(
        'syntax',
        { file: file.name, line: cause.line, row: cause.row },
        { reason: cause.message },
      );
    }
  }
}
