import { languageCodes, modelCode, relatedModels, technicalText, technicalTextLimits } from '@lucerna/engine';
import { z } from 'zod';
import { textCell, type Cells } from '../csv-columns';
import { fieldTable, type ChangedStage, type FieldTable, type PlacedRow } from './field-table';

const relatedRow = z.strictObject({ model: modelCode, related: relatedModels });
const textRow = z.strictObject({ model: modelCode, ...technicalText.shape });

type RelatedRow = z.infer<typeof relatedRow>;
type TextRow = z.infer<typeof textRow>;

/** Which of these models the feed has. */
async function knownModels(
  { client }: ChangedStage,
  models: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ model: string }>(
    'select model from stage_model where model = any($1)',
    [[...new Set(models)]],
  );
  return new Set(rows.map(({ model }) => model));
}

/** The models that stand beside one, each model in one row of the file. */
function beginRelated(stage: ChangedStage) {
  const { client, file, problems, broken } = stage;
  const first = new Map<string, PlacedRow<RelatedRow>>();
  return async (rows: readonly PlacedRow<RelatedRow>[]): Promise<void> => {
    const known = await knownModels(
      stage,
      rows.flatMap(({ value }) => [value.model, ...value.related]),
    );
    const right = rows.filter((each) => {
      const { model, related } = each.value;
      const at = { file, line: each.line, row: each.row, key: `model ${model}` };
      const earlier = first.get(model);
      if (earlier) {
        problems.add('duplicate', { ...at, field: 'model' }, { file, line: earlier.line, row: earlier.row });
        return false;
      }
      first.set(model, each);
      if (related.includes(model)) {
        const reason = 'a model is related to others than itself';
        problems.add('value', { ...at, field: 'related' }, { reason });
      }
      if (broken.has('model')) return false;
      if (!known.has(model)) problems.add('unknownModel', { ...at, field: 'model' }, { model });
      const lacking = related.filter((other) => !known.has(other));
      for (const other of lacking)
        problems.add('unknownModel', { ...at, field: 'related' }, { model: other });
      return lacking.length === 0;
    });
    await client.query(
      `update stage_model row set body = row.body || jsonb_build_object('related', change.related)
       from jsonb_to_recordset($1::jsonb) as change (model text, related jsonb) where row.model = change.model`,
      [JSON.stringify(right.map(({ value }) => value))],
    );
  };
}

/** The texts of models, a row each: those of a model are all that it has, in the order of the file. */
function beginTexts(stage: ChangedStage) {
  const { client, file, problems, broken } = stage;
  const counts = new Map<string, number>();
  return async (rows: readonly PlacedRow<TextRow>[]): Promise<void> => {
    const known = await knownModels(
      stage,
      rows.map(({ value }) => value.model),
    );
    const begun = new Set(counts.keys());
    const added = new Map<string, object[]>();
    for (const { value, line, row } of rows) {
      const { model, ...text } = value;
      const at = { file, line, row, key: `model ${model}` };
      const count = (counts.get(model) ?? 0) + 1;
      counts.set(model, count);
      if (count > technicalTextLimits.texts) {
        const reason = `a model has at most ${technicalTextLimits.texts} texts`;
        problems.add('range', { ...at, field: 'model' }, { reason });
      }
      if (!known.has(model)) {
        if (!broken.has('model')) problems.add('unknownModel', { ...at, field: 'model' }, { model });
        continue;
      }
      added.set(model, [...(added.get(model) ?? []), text]);
    }
    const changes = [...added].map(([model, texts]) => ({ model, texts, goes_on: begun.has(model) }));
    await client.query(
      `update stage_model row set body = row.body || jsonb_build_object('technicalTexts',
         case when change.goes_on then coalesce(row.body->'technicalTexts', '[]') else '[]' end || change.texts)
       from jsonb_to_recordset($1::jsonb) as change (model text, texts jsonb, goes_on boolean) where row.model = change.model`,
      [JSON.stringify(changes)],
    );
  };
}

const columnsOf = (field: string) => languageCodes.map((language) => `${field}.${language}`);

/** A text in six languages, a column each; one whose cell is empty lacks. */
const textOf = (cell: Cells, field: string) =>
  Object.fromEntries(languageCodes.map((language) => [language, cell(`${field}.${language}`)]));

/** The files of single fields of models, by name. They stand beside models.json or, in a partial feed, without it. */
export const modelFields: Readonly<Record<string, FieldTable>> = {
  'related-models.csv': fieldTable<RelatedRow>({
    isPartialOnly: false,
    required: ['model', 'related'],
    optional: [],
    toRow: (cell) => ({
      model: cell('model'),
      related: cell('related')
        .split(/[\s;]+/)
        .filter((each) => each !== ''),
    }),
    shape: relatedRow,
    begin: beginRelated,
  }),
  'technical-texts.csv': fieldTable<TextRow>({
    isPartialOnly: false,
    required: ['model', ...columnsOf('title'), ...columnsOf('text')],
    optional: ['kind'],
    toRow: (cell) => ({
      ...{ model: cell('model'), kind: textCell(cell('kind')) },
      ...{ title: textOf(cell, 'title'), text: textOf(cell, 'text') },
    }),
    shape: textRow,
    begin: beginTexts,
  }),
};
