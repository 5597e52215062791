import type pg from 'pg';
import { documentOf } from '../revision/documents';
import type { FeedWarnings } from './warning';

const file = 'pictures/index.json';

/** Warns of pictures of a model in a finish that it does not have. */
export async function warnOfPicturedFinishes(
  client: pg.PoolClient,
  documents: ReadonlyMap<string, unknown>,
  warnings: FeedWarnings,
): Promise<void> {
  const index = documentOf({ document: (name: string) => documents.get(name) }, 'pictures/index') ?? [];
  const said = index.flatMap((row, at) =>
    'models' in row && row.finish !== undefined
      ? row.models.map((model) => ({ row: at + 1, model, finish: row.finish }))
      : [],
  );
  if (said.length === 0) return;
  const { rows } = await client.query<{ row: number; model: string; finish: string }>(
    `select said.row, said.model, said.finish from unnest($1::int[], $2::text[], $3::text[]) as said(row, model, finish)
     where not exists (select from stage_variation variation
       where variation.model = said.model and variation.type = 'color' and variation.code = said.finish)
     order by said.row, said.model`,
    [said.map(({ row }) => row), said.map(({ model }) => model), said.map(({ finish }) => finish)],
  );
  for (const { row, model, finish } of rows)
    warnings.add(
      'pictureOfNoFinish',
      { file, row, key: `model ${model}`, field: 'finish' },
      { model, finish },
    );
}
