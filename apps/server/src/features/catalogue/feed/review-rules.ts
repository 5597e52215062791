import { coveringRules, isAllWildcards, reviewRules } from '@lucerna/engine';
import type { ConstraintRule, ExclusionRule, OfferedCodes } from '@lucerna/engine';
import type pg from 'pg';
import { timeSlices } from '../../../http/time-slice';
import type { FeedProblems } from './problem';
import { keySql } from './row-key';
import type { FeedWarnings } from './warning';

interface PlacedRow<Body> {
  readonly file: string;
  readonly line: number;
  readonly number: number;
  readonly key: string;
  readonly body: Body;
}

/** Models of a subfamily that offer the same codes, whatever their number. */
interface SameOffer {
  readonly offered: OfferedCodes;
  readonly models: readonly { readonly model: string; readonly catalogId: number }[];
}

const placeOf = ({ file, line, number, key }: PlacedRow<unknown>) => ({
  file,
  line,
  row: number,
  key: key || null,
});

async function rulesOf<Body>(
  client: pg.PoolClient,
  kind: 'rule' | 'namedRule',
  subFamilyId: number,
): Promise<PlacedRow<Body>[]> {
  const { rows } = await client.query<PlacedRow<Body>>(
    `select file, line, number, ${keySql(kind)} as key, body from stage_${kind} row
     where sub_family_id = $1 order by position`,
    [subFamilyId],
  );
  return rows;
}

async function offersOf(client: pg.PoolClient, subFamilyId: number): Promise<SameOffer[]> {
  const { rows } = await client.query<SameOffer>(
    `with list as (
       select variation.catalog_id, variation.model, variation.type, jsonb_agg(variation.code order by variation.code) as codes
       from stage_variation variation join stage_article article using (catalog_id, model)
       where article.sub_family_id = $1 and variation.type <> 'pendantHeight'
       group by variation.catalog_id, variation.model, variation.type),
     offer as (select catalog_id, model, jsonb_object_agg(type, codes) as offered from list group by catalog_id, model)
     select offered, jsonb_agg(jsonb_build_object('model', model, 'catalogId', catalog_id) order by model, catalog_id) as models
     from offer group by offered order by min(model)`,
    [subFamilyId],
  );
  return rows;
}

/** Warns of models that their rules leave nothing of, with the place of their articles. */
async function warnOfNothingLeft(
  client: pg.PoolClient,
  subFamilyId: number,
  { models }: SameOffer,
  rules: readonly string[],
  warnings: FeedWarnings,
): Promise<void> {
  const { rows } = await client.query<PlacedRow<unknown> & { model: string; catalog_id: number }>(
    `select row.file, row.line, row.number, ${keySql('article')} as key, row.model, row.catalog_id
     from stage_article row where row.model = any($1) order by row.file, row.number`,
    [models.map(({ model }) => model)],
  );
  for (const row of rows) {
    const { model, catalog_id: catalogId } = row;
    if (!models.some((each) => each.model === model && each.catalogId === catalogId)) continue;
    const data = { id: subFamilyId, model, catalogId, rules: rules.join(', ') };
    warnings.add('rulesExcludeAll', { ...placeOf(row), field: 'model' }, data);
  }
}

/**
 * Tries the rules of every subfamily with the values of its models: warns of rules that never apply, that another one
 * covers, and of models that nothing is left of. Rules that no diagram holds are a fault, since every click would wait
 * for them. Alike models are tried once; whoever waits for the event loop is let in between.
 */
export async function reviewStagedRules(
  client: pg.PoolClient,
  problems: FeedProblems,
  warnings: FeedWarnings,
): Promise<void> {
  const slice = timeSlices();
  const { rows: families } = await client.query<{ id: number }>(
    `select distinct sub_family_id as id from (
       select sub_family_id from stage_rule union all select sub_family_id from stage_namedRule) rule order by id`,
  );
  for (const { id } of families) {
    const exclusions = await rulesOf<ExclusionRule>(client, 'rule', id);
    const named = await rulesOf<ConstraintRule>(client, 'namedRule', id);
    const applying = new Set<ExclusionRule | ConstraintRule>();
    const bodies = [exclusions.map(({ body }) => body), named.map(({ body }) => body)] as const;
    for (const offer of await offersOf(client, id)) {
      const review = reviewRules(offer.offered, ...bodies);
      for (const rule of review.applying) applying.add(rule);
      if (!review.compiles) {
        const { model, catalogId } = offer.models[0]!;
        const { file } = (exclusions[0] ?? named[0])!;
        problems.add('rulesTooMany', { file, key: `model ${model}` }, { id, model, catalogId });
        break;
      }
      if (review.excludingAll) await warnOfNothingLeft(client, id, offer, review.excludingAll, warnings);
      const wait = slice();
      if (wait) await wait;
    }
    if (problems.total === 0) warnOfRules(id, exclusions, named, applying, warnings);
  }
}

function warnOfRules(
  id: number,
  exclusions: readonly PlacedRow<ExclusionRule>[],
  named: readonly PlacedRow<ConstraintRule>[],
  applying: ReadonlySet<ExclusionRule | ConstraintRule>,
  warnings: FeedWarnings,
): void {
  const covering = coveringRules(exclusions.map(({ body }) => body));
  exclusions.forEach((row, place) => {
    const other = exclusions[covering[place] ?? -1];
    if (isAllWildcards(row.body)) warnings.add('ruleOfWildcards', placeOf(row));
    else if (!applying.has(row.body)) warnings.add('ruleNeverApplies', placeOf(row), { id });
    else if (other) {
      const { file, line, number } = other;
      warnings.add('ruleCovered', placeOf(row), { file, line, row: number });
    }
  });
  for (const row of named)
    if (!applying.has(row.body)) warnings.add('ruleNeverApplies', placeOf(row), { id });
}
