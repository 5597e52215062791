import { catalogIds, markets, maxReferenceHeight } from '@lucerna/engine';
import type pg from 'pg';
import { keySql } from './row-key';
import { addFound } from './staged-query';
import type { FeedWarningCode, FeedWarnings } from './warning';

const place = (kind: 'model' | 'article' | 'variation' | 'price') =>
  `row.file, row.line, row.number, ${keySql(kind)} as key`;

const finish = `right(row.reference, 2)`;

/** Whether a rate of a catalogue is among those that its market names so. */
const isAmong = (
  name: 'dollarIncrementRates' | 'percentHeightRates',
  catalogId: string,
  rateId: string,
): string =>
  catalogIds
    .flatMap((id) => markets[id][name].map((rate) => `(${catalogId} = ${id} and ${rateId} = ${rate})`))
    .join(' or ') || 'false';

const byPercent = isAmong('percentHeightRates', 'increment.catalog_id', 'increment.rate_id');

/** What each value of a coded attribute adds, by rate; readings 3 and 6 of the spec (engine: price/increment.ts). */
const increments = `
  select variation.catalog_id, variation.model, variation.type, variation.code, price.rate_id,
    coalesce((variation.body->>(case when ${isAmong('dollarIncrementRates', 'variation.catalog_id', 'price.rate_id')}
      then 'priceIncrementDollars' else 'priceIncrement' end))::numeric, 0) as fixed,
    coalesce((variation.body->>'priceIncrementPercent')::numeric, 0) as percent
  from stage_variation variation
  join stage_article article using (catalog_id, model)
  join stage_price price on price.catalog_id = article.catalog_id and price.model = article.model
    and price.reference = article.body->>'priceReference' and price.sale_price > 0
  where variation.type <> 'pendantHeight'`;

/** What the largest height that is offered adds at most to the bad: 0 unless a metre more makes it cheaper. */
const heights = `
  select increment.catalog_id, increment.model, increment.rate_id,
    least(0, (case when ${byPercent} then 0 else coalesce((variation.body->>'priceIncrement')::numeric, 0) end)
      * metres.above) as fixed,
    least(0, (case when ${byPercent} then coalesce((variation.body->>'priceIncrementPercent')::numeric, 0) else 0 end)
      * metres.above) as percent
  from (select distinct catalog_id, model, rate_id from increment) increment
  join stage_variation variation using (catalog_id, model)
  cross join lateral (select greatest(0, least(${maxReferenceHeight}, (variation.body->'value'->>'max')::numeric)
    - (variation.body->'value'->>'standard')::numeric) / 100 as above) metres
  where variation.type = 'pendantHeight'`;

/** The worst of each attribute, added up, with the sale price that they come to; rules may still exclude it. */
const lowest = `
  select part.catalog_id, part.model, part.rate_id, sum(part.fixed) as fixed, sum(part.percent) as percent
  from (
    select catalog_id, model, rate_id, type, min(fixed) as fixed, min(percent) as percent
    from increment group by catalog_id, model, rate_id, type
    union all select catalog_id, model, rate_id, 'pendantHeight', fixed, percent from height
  ) part group by part.catalog_id, part.model, part.rate_id`;

const priceOf = (fixed: string, percent: string) =>
  `(sale.sale_price + ${fixed}) * greatest(0, 100 + ${percent}) / 100`;

const sales = `
  select price.* from stage_price price join stage_article article
    on article.catalog_id = price.catalog_id and article.model = price.model
    and price.reference = article.body->>'priceReference' where price.sale_price > 0`;

/** The rows that alone take a price to 0 or less. */
const guilty = `
  select increment.*, sale.reference, ${priceOf('increment.fixed', 'increment.percent')} as price
  from increment join sale using (catalog_id, model, rate_id)
  where ${priceOf('increment.fixed', 'increment.percent')} <= 0`;

const money = (amount: string) => `round(${amount}, 2)::text`;

interface WarningCheck {
  readonly code: FeedWarningCode;
  readonly sql: string;
}

const checks: readonly WarningCheck[] = [
  {
    code: 'modelWithoutPrice',
    sql: `select ${place('article')}, 'priceReference' as field, jsonb_build_object('model', row.model,
        'catalogId', row.catalog_id, 'reference', row.body->>'priceReference') as data
      from stage_article row join stage_model model using (model)
      where (model.body->'status'->>'isActive')::boolean and not exists (select from stage_price price
        where price.catalog_id = row.catalog_id and price.model = row.model
          and price.reference = row.body->>'priceReference' and price.sale_price > 0)`,
  },
  {
    code: 'priceOfNoFinish',
    sql: `select ${place('price')}, 'reference' as field, jsonb_build_object('model', row.model,
        'catalogId', row.catalog_id, 'finish', ${finish}) as data
      from stage_price row where not exists (select from stage_variation variation
        where variation.catalog_id = row.catalog_id and variation.model = row.model
          and variation.type = 'color' and variation.code = ${finish})`,
  },
  {
    code: 'priceNotUsed',
    sql: `select ${place('price')}, 'reference' as field,
        jsonb_build_object('reference', article.body->>'priceReference') as data
      from stage_price row join stage_article article
        on article.catalog_id = row.catalog_id and article.model = row.model
      join stage_variation variation on variation.catalog_id = row.catalog_id and variation.model = row.model
        and variation.type = 'color' and variation.code = ${finish}
      where article.body->>'priceReference' <> row.reference`,
  },
  {
    code: 'heightBeyondReference',
    sql: `select ${place('variation')}, 'value.max' as field, jsonb_build_object('most', ${maxReferenceHeight}) as data
      from stage_variation row
      where row.type = 'pendantHeight' and (row.body->'value'->>'max')::numeric > ${maxReferenceHeight}`,
  },
  {
    code: 'heightBeyondReference',
    sql: `select ${place('model')}, 'pendantHeight.max' as field, jsonb_build_object('most', ${maxReferenceHeight}) as data
      from stage_model row where (row.body->'pendantHeight'->>'max')::numeric > ${maxReferenceHeight}`,
  },
  {
    code: 'incrementLeavesNoPrice',
    sql: `with increment as materialized (${increments}), sale as (${sales}), guilty as (${guilty})
      select ${place('variation')},
        case when guilty.percent <= -100 or guilty.fixed = 0 then 'priceIncrementPercent'
          when ${isAmong('dollarIncrementRates', 'row.catalog_id', 'guilty.rate_id')} then 'priceIncrementDollars' else 'priceIncrement' end as field,
        jsonb_build_object('type', row.type, 'code', row.code, 'rateId', guilty.rate_id,
          'price', ${money('guilty.price')}, 'reference', guilty.reference) as data
      from stage_variation row join guilty using (catalog_id, model, type, code)`,
  },
  {
    code: 'incrementsLeaveNoPrice',
    sql: `with increment as materialized (${increments}), height as (${heights}), sale as (${sales}),
        lowest as (${lowest}), guilty as (${guilty})
      select ${place('article')}, 'priceReference' as field, jsonb_build_object('rateId', lowest.rate_id,
        'price', ${money(priceOf('lowest.fixed', 'lowest.percent'))}, 'reference', sale.reference) as data
      from lowest join sale using (catalog_id, model, rate_id) join stage_article row using (catalog_id, model)
      where ${priceOf('lowest.fixed', 'lowest.percent')} <= 0 and not exists (select from guilty
        where guilty.catalog_id = lowest.catalog_id and guilty.model = lowest.model and guilty.rate_id = lowest.rate_id)`,
  },
];

/** Warns of prices, heights and increments that lead to no price, or to none that anybody can order. */
export async function warnOfPrices(client: pg.PoolClient, warnings: FeedWarnings): Promise<void> {
  for (const check of checks) await addFound(client, check, warnings);
}
