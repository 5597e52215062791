import type { Finish } from '@lucerna/engine';
import type pg from 'pg';
import { keySql } from './row-key';
import { addFound } from './staged-query';
import type { FeedWarnings } from './warning';

/** Warns of finishes of which the feed does not say how they look, each where it stands first. */
export async function warnOfFinishes(
  client: pg.PoolClient,
  finishes: readonly Finish[],
  warnings: FeedWarnings,
): Promise<void> {
  const sql = `
    select distinct on (row.code) row.file, row.line, row.number, ${keySql('variation')} as key, 'modifier' as field,
      jsonb_build_object('finish', row.code) as data
    from stage_variation row
    where row.type = 'color' and row.code <> all($1::text[])
    order by row.code, row.file, row.number`;
  await addFound(client, { code: 'finishUnseen', sql, values: [finishes.map(({ code }) => code)] }, warnings);
}
