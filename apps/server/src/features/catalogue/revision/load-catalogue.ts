import type { Article, ConstraintRule, ExclusionRule, Model, PriceRow, Variation } from '@lucerna/engine';
import type pg from 'pg';
import { inSlices, timeSlices } from '../../../http/time-slice';
import { createCatalogue, type Catalogue } from './catalogue';
import { indexSteps } from './catalogue-index';
import { keyOf, type CatalogueRows } from './catalogue-rows';

/** So few that reading a piece holds the event loop for some milliseconds. */
const rowsAtOnce = 1000;

interface Reading {
  readonly client: pg.ClientBase;
  readonly revision: number;
  readonly slices: typeof timeSlices;
}

/**
 * Reads a query in pieces, so that memory holds the catalogue and not the wire beside it. Bodies come as text: the
 * visit parses each in its slice, where the driver would parse all that have arrived in one.
 */
async function eachRow<Row extends pg.QueryResultRow>(
  { client, revision, slices }: Reading,
  sql: string,
  visit: (row: Row) => void,
): Promise<void> {
  await client.query(`declare stored_rows no scroll cursor for ${sql}`, [revision]);
  const slice = slices();
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

/**
 * Reads a stored revision into memory; null when there is none of that number. The event loop is held for a slice at a
 * time, and nobody sees the catalogue before it is whole.
 */
export async function loadCatalogue(
  pool: pg.Pool,
  revision: number,
  slices: typeof timeSlices = timeSlices,
): Promise<Catalogue | null> {
  const rows = await storedRows(pool, revision, slices);
  return rows && createCatalogue(rows, await inSlices(indexSteps(rows), slices()));
}

async function storedRows(
  pool: pg.Pool,
  revision: number,
  slices: typeof timeSlices,
): Promise<CatalogueRows | null> {
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rowCount } = await client.query('select from catalogue_revision where revision = $1', [revision]);
    if (!rowCount) return null;
    return await readRows({ client, revision, slices });
  } catch (cause) {
    failed = cause as Error;
    throw cause;
  } finally {
    if (!failed) await client.query('commit');
    client.release(failed);
  }
}

async function readRows(reading: Reading): Promise<CatalogueRows> {
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

  await eachRow<{ body: string }>(
    reading,
    'select body::text as body from catalogue_model where revision = $1 order by position',
    (row) => {
      const model = JSON.parse(row.body) as Model;
      models.set(model.model, model);
    },
  );
  await eachRow<{ body: string }>(
    reading,
    'select body::text as body from catalogue_article where revision = $1 order by position',
    (row) => {
      const article = JSON.parse(row.body) as Article;
      articles.set(keyOf(article.catalog, article.model), article);
    },
  );
  await eachRow<{ catalog_id: number; model: string; body: string }>(
    reading,
    `select catalog_id, model, body::text as body from catalogue_variation where revision = $1 order by position`,
    (row) => append(variations, keyOf(row.catalog_id, row.model), variationOf(row.body)),
  );
  await eachRow<{ model: string; body: string }>(
    reading,
    `select model, jsonb_build_object('reference', reference, 'catalogId', catalog_id, 'rateId', rate_id,
       'salePrice', sale_price, 'currency', currency, 'modifiers', modifiers)::text as body
     from catalogue_price where revision = $1 order by reference, rate_id`,
    (row) => {
      const price = JSON.parse(row.body) as PriceRow;
      append(prices, keyOf(price.catalogId, row.model), price);
    },
  );
  await eachRow<{ sub_family_id: number; body: string }>(
    reading,
    'select sub_family_id, body::text as body from catalogue_rule where revision = $1 order by position',
    (row) => append(rules, row.sub_family_id, JSON.parse(row.body) as ExclusionRule),
  );
  await eachRow<{ sub_family_id: number; body: string }>(
    reading,
    'select sub_family_id, body::text as body from catalogue_named_rule where revision = $1 order by position',
    (row) => append(namedRules, row.sub_family_id, JSON.parse(row.body) as ConstraintRule),
  );
  await eachRow<{ name: string; body: string }>(
    reading,
    `select name, body::text as body from catalogue_document where revision = $1 and name !~ '\\.(ies|ldt)$'`,
    (row) => documents.set(row.name, JSON.parse(row.body)),
  );
  const { revision } = reading;
  return { revision, models, articles, variations, prices, rules, namedRules, documents };
}
