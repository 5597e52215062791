import { availabilityDates, catalogField, leadtime, modelCode, type CatalogId } from '@lucerna/engine';
import { z } from 'zod';
import { leadtimeCell, numberCell, textCell, type Cells } from '../csv-columns';
import { fieldTable, type ChangedStage, type FieldTable, type PlacedRow } from './field-table';

const type = z.enum(['color', 'temperature', 'control', 'installation', 'pendantHeight']);
const code = z.string().regex(/^[0-9A-Z]{0,2}$/);
const moq = z.int32().min(1).nullable();

/** A row of a variation, or of a base article where it has no type. Its fields that name no row are those that are to change. */
interface NamedRow {
  readonly catalogId: CatalogId;
  readonly model: string;
  readonly type?: string | undefined;
  readonly code: string;
}

const named = (cell: Cells) => ({
  ...{ catalogId: numberCell(cell('catalogId')), model: cell('model') },
  ...{ type: textCell(cell('type')), code: cell('code') },
});

/** Where a row stands that is to change: a variation by its type and code, a base article by none. */
const targets = [
  ['stage_variation', 'row.type = change.type and row.code = change.code'],
  ['stage_article', 'change.type is null'],
] as const;

const begin =
  ({ client, file, problems }: ChangedStage) =>
  async (rows: readonly PlacedRow<NamedRow>[]): Promise<void> => {
    const given = rows.map(({ value: { catalogId, model, type: kind, code: value, ...fields } }, at) => ({
      ...{ at, catalog_id: catalogId, model, type: kind ?? null, code: value },
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
    rows.forEach(({ value: { catalogId, model, type: kind, code: value }, line, row }, at) => {
      if (found.has(at)) return;
      const key = [`model ${model}`, kind && `${kind} ${value}`.trim(), `catalogId ${catalogId}`].filter(
        Boolean,
      );
      problems.add('unknownRow', { file, line, row, key: key.join(', '), field: 'model' });
    });
  };

/** The files of single fields of variations and articles, by name. */
export const rowFields: Readonly<Record<string, FieldTable>> = {
  'lead-times.csv': fieldTable<NamedRow>({
    isPartialOnly: true,
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
    begin,
  }),
  'availability.csv': fieldTable<NamedRow>({
    isPartialOnly: true,
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
    begin,
  }),
};
