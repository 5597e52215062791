import type pg from 'pg';
import type { z } from 'zod';
import type { Cells } from '../csv-columns';
import type { FeedFile, RowKind } from '../files';
import type { FeedProblems } from '../problem';
import { readTable, type CsvTable } from '../read-table';
import { reportIssues } from '../report-issues';

/** A row of a file of single fields, with where it stands. */
export interface PlacedRow<Row> {
  readonly value: Row;
  readonly line: number;
  readonly row: number;
}

/** Of the staged rows that a file changes. */
export interface ChangedStage {
  readonly client: pg.PoolClient;
  readonly file: string;
  readonly problems: FeedProblems;
  /** Kinds of which a row was refused, so that one that lacks is no fault of this file. */
  readonly broken: ReadonlySet<RowKind>;
}

interface FieldsOf<Row> extends CsvTable {
  readonly isPartialOnly: boolean;
  readonly toRow: (cell: Cells) => Record<string, unknown>;
  readonly shape: z.ZodType<Row>;
  /** Begins a file; what it answers takes the rows of each batch. */
  readonly begin: (stage: ChangedStage) => (rows: readonly PlacedRow<Row>[]) => Promise<void>;
}

/** A file of single fields of rows that stand in other files. */
export interface FieldTable extends CsvTable {
  /** It names rows of the revision in force, and stands in partial feeds only. */
  readonly isPartialOnly: boolean;
  readonly change: (file: FeedFile, stage: ChangedStage) => Promise<void>;
}

/** Reads such a file in batches, checks each row, and changes the staged rows by those that are right. */
export function fieldTable<Row>(table: FieldsOf<Row>): FieldTable {
  const { required, optional, isPartialOnly, toRow, shape, begin } = table;
  return {
    ...{ required, optional, isPartialOnly },
    async change(file, stage) {
      const { problems } = stage;
      const apply = begin(stage);
      for await (const batch of readTable(file, table, problems)) {
        const rows: PlacedRow<Row>[] = [];
        for (const { line, row, cell, broken } of batch) {
          if (broken) {
            problems.add(broken.code, { file: file.name, line, row, field: broken.field }, broken.data);
            continue;
          }
          const given = toRow(cell);
          const read = shape.safeParse(given);
          if (read.success) rows.push({ value: read.data, line, row });
          else reportIssues(problems, { file: file.name, row, lineOf: () => line }, given, read.error.issues);
        }
        if (rows.length > 0) await apply(rows);
      }
    },
  };
}
