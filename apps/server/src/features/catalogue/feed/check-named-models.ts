import type pg from 'pg';
import type { NamedModel } from './document/places';
import type { FeedProblems } from './problem';
import { stageOf, type Staged } from './stage-rows';

/** Models that documents name must be among the rows; not looked for when the models themselves are refused. */
export async function checkNamedModels(
  client: pg.PoolClient,
  staged: Staged,
  named: readonly NamedModel[],
  problems: FeedProblems,
): Promise<void> {
  if (named.length === 0 || staged.broken.has('model')) return;
  const { rows } = await client.query<{ model: string }>(
    `select model from ${stageOf('model')} where model = any($1)`,
    [[...new Set(named.map(({ model }) => model))]],
  );
  const known = new Set(rows.map(({ model }) => model));
  for (const { model, place } of named)
    if (!known.has(model)) problems.add('unknownModel', place(), { model });
}
