import type { Article, ConstraintRule, ExclusionRule, Model, PriceRow, Variation } from '@lucerna/engine';
import type pg from 'pg';
import { timeSlices } from '../../../http/time-slice';
import { createCatalogue, keyOf, type Catalogue } from './catalogue';

/** So few that reading a piece holds the event loop for some milliseconds. */
const rowsAtOnce = 1000;

/** Reads a query in pieces, so that memory holds the catalogue and not the wire beside it. */
async function eachRow<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  sql: string,
  revision: number,
  visit: (row: Row) => void,
): Promise<void> {
  await client.query(`declare stored_rows no scroll cursor for ${sql}`, [revision]);
  const slice = timeSlices();
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${rowsAtOnce} from stored_rows`);
    for (const row of rows) {
      visit(row);
      const wait = slice();
      if (wait) await wait;
    }
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close stored_rows');
}

const append = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/** Reads a stored revision into memory; null when there is none of that number. */
export async function loadCatalogue(pool: pg.Pool, revision: number): Promise<Catalogue | null> {
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rowCount } = await client.query('select from catalogue_revision where revision = $1', [revision]);
    if (!rowCount) return null;
    return await readRows(client, revision);
  } catch (cause) {
    failed = cause as Error;
    throw cause;
  } finally {
    if (!failed) await client.query('commit');
    client.release(failed);
  }
}

async function readRows(client: pg.ClientBase, revision: number): Promise<Catalogue> {
  const models = new Map<string, Model>();
  const articles = new Map<string, Article>();
  const variations = new Map<string, Variation[]>();
  const prices = new Map<string, PriceRow[]>();
  const rules = new Map<number, ExclusionRule[]>();
  const namedRules = new Map<number, ConstraintRule[]>();
  const documents = new Map<string, unknown>();
  // The same variation stands under many models: one frozen object serves them all.
  const interned = new Map<string, Variation>();
  const variationOf = (text: string) => {
    let known = interned.get(text);
    if (!known) interned.set(text, (known = Object.freeze(JSON.parse(text) as Variation)));
    return known;
  };

  await eachRow<{ body: Model }>(
    client,
    'select body from catalogue_model where revision = $1 order by position',
    revision,
    ({ body }) => models.set(body.model, body),
  );
  await eachRow<{ body: Article }>(
    client,
    'select body from catalogue_article where revision = $1 order by position',
    revision,
    ({ body }) => articles.set(keyOf(body.catalog, body.model), body),
  );
  await eachRow<{ catalog_id: number; model: string; body: string }>(
    client,
    `select catalog_id, model, body::text as body from catalogue_variation where revision = $1 order by position`,
    revision,
    (row) => append(variations, keyOf(row.catalog_id, row.model), variationOf(row.body)),
  );
  await eachRow<{ model: string; body: PriceRow }>(
    client,
    `select model, jsonb_build_object('reference', reference, 'catalogId', catalog_id, 'rateId', rate_id,
       'salePrice', sale_price, 'currency', currency, 'modifiers', modifiers) as body
     from catalogue_price where revision = $1 order by reference, rate_id`,
    revision,
    ({ model, body }) => append(prices, keyOf(body.catalogId, model), body),
  );
  await eachRow<{ sub_family_id: number; body: ExclusionRule }>(
    client,
    'select sub_family_id, body from catalogue_rule where revision = $1 order by position',
    revision,
    (row) => append(rules, row.sub_family_id, row.body),
  );
  await eachRow<{ sub_family_id: number; body: ConstraintRule }>(
    client,
    'select sub_family_id, body from catalogue_named_rule where revision = $1 order by position',
    revision,
    (row) => append(namedRules, row.sub_family_id, row.body),
  );
  await eachRow<{ name: string; body: unknown }>(
    client,
    `select name, body from catalogue_document where revision = $1 and name !~ '\\.(ies|ldt)$'`,
    revision,
    ({ name, body }) => documents.set(name, body),
  );
  return createCatalogue({ revision, models, articles, variations, prices, rules, namedRules, documents });
}
