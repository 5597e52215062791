import type { Finish } from '@lucerna/engine';
import type pg from 'pg';
import type { NamedBody } from './document/check-body-index';
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

const finished: ReadonlySet<string> = new Set(['finish', 'secondFinish', 'textile']);

/** Warns of bodies with parts that take the finish of a model that has none. */
export async function warnOfSlots(
  client: pg.PoolClient,
  bodies: readonly NamedBody[],
  warnings: FeedWarnings,
): Promise<void> {
  const said = bodies.flatMap(({ models, description, place }) => {
    const at = description.parts.findIndex(({ slot }) => finished.has(slot));
    const slot = description.parts[at]?.slot;
    return slot ? models.map((model) => ({ model, slot, place: () => place(['parts', at, 'slot']) })) : [];
  });
  if (said.length === 0) return;
  const { rows } = await client.query<{ model: string }>(
    `select said.model from unnest($1::text[]) as said(model)
     where not exists (select from stage_variation variation where variation.model = said.model and variation.type = 'color')`,
    [said.map(({ model }) => model)],
  );
  const bare = new Set(rows.map(({ model }) => model));
  for (const { model, slot, place } of said)
    if (bare.has(model)) warnings.add('slotOfNoFinish', place(), { model, slot });
}
