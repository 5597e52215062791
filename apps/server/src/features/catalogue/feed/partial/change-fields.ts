import { availabilityDates, catalogField, leadtime, modelCode } from '@lucerna/engine';
import type pg from 'pg';
import { z } from 'zod';
import { leadtimeCell, numberCell, textCell, type Cells } from '../csv-columns';
import { readTable, type CsvTable } from '../read-table';
import type { FeedFile } from '../files';
import { FeedSyntaxError, type FeedProblems } from '../problem';
import { reportIssues } from '../report-issues';

const type = z.enum(['color', 'temperature', 'control', 'installation', 'pendantHeight']);
const code = z.string().regex(/^[0-9A-Z]{0,2}$/);
const moq = z.int32().min(1).nullable();

/** A row of a variation, or of a base article where it has no type. */
interface NamedRow {
  readonly catalogId: 16 | 21;
  readonly model: string;
  readonly type?: string | undefined;
  readonly code: string;
}

interface FieldTable extends CsvTable {
  readonly toRow: (cell: Cells) => Record<string, unknown>;
  /** Its fields that name no row are those that are to change. */
  readonly shape: z.ZodType<NamedRow>;
}

const named = (cell: Cells) => ({
  ...{ catalogId: numberCell(cell('catalogId')), model: cell('model') },
  ...{ type: textCell(cell('type')), code: cell('code') },
});

/** The files of single fields, by name. */
export const fieldTables: Readonly<Record<string, FieldTable>> = {
  'lead-times.csv': {
    required: ['catalogId', 'model', 'leadtime'],
    optional: ['type', 'code', 'moq'],
    toRow: (cell) => ({
      ...named(cell),
      leadtime: leadtimeCell(cell('leadtime')) ?? [],
      ...(cell('moq') !== '' && { moq: numberCell(cell('moq')) }),
    }),
    shape: z.strictObject({
      ...{ catalogId: catalogField, model: modelCode, type: type.optional(), code },
      ...{ leadtime, moq: moq.optional() },
    }),
  },
  'availability.csv': {
    required: ['catalogId', 'model', 'type', 'code'],
    optional: ['availableSince', 'availableUntil', 'availableExpected'],
    toRow: (cell) => ({
      ...named(cell),
      availability: {
        since: textCell(cell('availableSince')),
        until: textCell(cell('availableUntil')),
        expected: textCell(cell('availableExpected')),
      },
    }),
    shape: z.strictObject({
      catalogId: catalogField,
      model: modelCode,
      type,
      code,
      availability: availabilityDates,
    }),
  },
};

interface Placed {
  readonly of: NamedRow;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly line: number;
  readonly row: number;
}

/** Changes single fields of rows that are staged, as the files of a partial feed say; a row that there is not is a fault. */
export async function changeFields(
  client: pg.PoolClient,
  files: readonly FeedFile[],
  problems: FeedProblems,
): Promise<void> {
  for (const file of files.filter(({ kind }) => kind === 'field')) {
    try {
      await changeFrom(client, file, problems);
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

async function changeFrom(client: pg.PoolClient, file: FeedFile, problems: FeedProblems): Promise<void> {
  const table = fieldTables[file.name]!;
  for await (const batch of readTable(file, table, problems)) {
    const rows: Placed[] = [];
    for (const { line, row, cell, broken } of batch) {
      if (broken) {
        problems.add(broken.code, { file: file.name, line, row, field: broken.field }, broken.data);
        continue;
      }
      const given = table.toRow(cell);
      const read = table.shape.safeParse(given);
      if (!read.success) {
        reportIssues(problems, { file: file.name, row, lineOf: () => line }, given, read.error.issues);
        continue;
      }
      const { catalogId, model, type: kind, code: value, ...fields } = read.data;
      rows.push({ of: { catalogId, model, type: kind, code: value }, fields, line, row });
    }
    await apply(client, file.name, rows, problems);
  }
}

/** Where a row stands that is to change: a variation by its type and code, a base article by none. */
const targets = [
  ['stage_variation', 'row.type = change.type and row.code = change.code'],
  ['stage_article', 'change.type is null'],
] as const;

async function apply(
  client: pg.PoolClient,
  file: string,
  rows: readonly Placed[],
  problems: FeedProblems,
): Promise<void> {
  if (rows.length === 0) return;
  const given = rows.map(({ of, fields }, at) => ({
    ...{ at, catalog_id: of.catalogId, model: of.model, type: of.type ?? null, code: of.code },
    fields,
  }));
  const found = new Set<number>();
  for (const [stage, same] of targets) {
    const { rows: changed } = await client.query<{ at: number }>(
      `update ${stage} row set body = row.body || change.fields
       from jsonb_to_recordset($1::jsonb) as change (at int, catalog_id int, model text, type text, code text, fields jsonb)
       where row.catalog_id = change.catalog_id and row.model = change.model and ${same}
       returning change.at`,
      [JSON.stringify(given)],
    );
    for (const { at } of changed) found.add(at);
  }
  rows.forEach(({ of: { catalogId, model, type: kind, code: value }, line, row }, at) => {
    if (found.has(at)) return;
    const key = [`model ${model}`, kind && `${kind} ${value}`.trim(), `catalogId ${catalogId}`].filter(
      Boolean,
    );
    problems.add('unknownRow', { file, line, row, key: key.join(', '), field: 'model' });
  });
}
