import type pg from 'pg';
import { keySql } from './row-key';
import { addFound } from './staged-query';
import type { FeedWarnings } from './warning';

/** How far the light of a file may be from that of its model. */
const share = 0.05;

/** Warns of models whose light file comes to other lumens than the catalogue says. */
export async function warnOfLumens(
  client: pg.PoolClient,
  lumens: ReadonlyMap<string, number>,
  warnings: FeedWarnings,
): Promise<void> {
  const sql = `
    select row.file, row.line, row.number, ${keySql('model')} as key, 'technicalData.lumens' as field,
      jsonb_build_object('model', row.model, 'name', light.name,
        'lumens', row.body->'technicalData'->'lumens', 'measured', round(light.lumens::numeric, 1)) as data
    from stage_model row
    join unnest($1::text[], $2::float8[]) as light(name, lumens)
      on light.name = row.body->'technicalData'->>'photometry'
    where abs(light.lumens - (row.body->'technicalData'->>'lumens')::float8)
      > ${share} * (row.body->'technicalData'->>'lumens')::float8`;
  await addFound(
    client,
    { code: 'lumensDiffer', sql, values: [[...lumens.keys()], [...lumens.values()]] },
    warnings,
  );
}
