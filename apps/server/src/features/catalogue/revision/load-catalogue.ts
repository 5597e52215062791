import type { Article, ConstraintRule, ExclusionRule, Model, PriceRow, Variation } from '@lucerna/engine';
import { and, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { eachRow, named } from '../../../database/cursor';
import { parseJson, type JsonText } from '../../../database/json-text';
import {
  catalogueArticle,
  catalogueDocument,
  catalogueModel,
  catalogueNamedRule,
  cataloguePrice,
  catalogueRule,
  catalogueVariation,
} from '../../../database/tables/catalogue';
import { typed } from '../../../database/typed';
import { inSlices, timeSlices } from '../../../http/time-slice';
import type { Catalogue } from '../../../ports/catalogue';
import { createCatalogue } from './catalogue';
import { indexSteps } from './catalogue-index';
import { append, keyOf, type CatalogueRows } from './catalogue-rows';
import { bodyOf, isNoLightFile, isStored } from './stored-rows';
import { errorOf } from '../../../thrown';

interface Reading {
  readonly client: pg.PoolClient;
  readonly revision: number;
  readonly slices: typeof timeSlices;
}

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
    if (!(await isStored(client, revision))) return null;
    return await readRows({ client, revision, slices });
  } catch (cause) {
    failed = errorOf(cause);
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
  const variationOf = (text: JsonText<Variation>) => {
    let known = interned.get(text);
    if (!known) interned.set(text, (known = Object.freeze(parseJson(text))));
    return known;
  };

  // Bodies come as text: each is parsed in its slice, where the driver would parse all that have arrived in one.
  const { client, revision, slices } = reading;
  const db = typed(client);
  await eachRow(
    client,
    db
      .select(named({ body: bodyOf.model }))
      .from(catalogueModel)
      .where(eq(catalogueModel.revision, revision))
      .orderBy(catalogueModel.position),
    slices,
    ({ body }) => {
      const model = parseJson(body);
      models.set(model.model, model);
    },
  );
  await eachRow(
    client,
    db
      .select(named({ body: bodyOf.article }))
      .from(catalogueArticle)
      .where(eq(catalogueArticle.revision, revision))
      .orderBy(catalogueArticle.position),
    slices,
    ({ body }) => {
      const article = parseJson(body);
      articles.set(keyOf(article.catalog, article.model), article);
    },
  );
  const { catalogId, model } = catalogueVariation;
  await eachRow(
    client,
    db
      .select(
        named({ catalogId: sql<number>`${catalogId}`, model: sql<string>`${model}`, body: bodyOf.variation }),
      )
      .from(catalogueVariation)
      .where(eq(catalogueVariation.revision, revision))
      .orderBy(catalogueVariation.position),
    slices,
    (row) => append(variations, keyOf(row.catalogId, row.model), variationOf(row.body)),
  );
  await eachRow(
    client,
    db
      .select(named({ model: sql<string>`${cataloguePrice.model}`, body: bodyOf.price }))
      .from(cataloguePrice)
      .where(eq(cataloguePrice.revision, revision))
      .orderBy(cataloguePrice.reference, cataloguePrice.rateId),
    slices,
    (row) => {
      const price = parseJson(row.body);
      append(prices, keyOf(price.catalogId, row.model), price);
    },
  );
  await eachRow(
    client,
    db
      .select(named({ subFamilyId: sql<number>`${catalogueRule.subFamilyId}`, body: bodyOf.rule }))
      .from(catalogueRule)
      .where(eq(catalogueRule.revision, revision))
      .orderBy(catalogueRule.position),
    slices,
    (row) => append(rules, row.subFamilyId, parseJson(row.body)),
  );
  await eachRow(
    client,
    db
      .select(named({ subFamilyId: sql<number>`${catalogueNamedRule.subFamilyId}`, body: bodyOf.namedRule }))
      .from(catalogueNamedRule)
      .where(eq(catalogueNamedRule.revision, revision))
      .orderBy(catalogueNamedRule.position),
    slices,
    (row) => append(namedRules, row.subFamilyId, parseJson(row.body)),
  );
  await eachRow(
    client,
    db
      .select(named({ name: sql<string>`${catalogueDocument.name}`, body: bodyOf.document }))
      .from(catalogueDocument)
      .where(and(eq(catalogueDocument.revision, revision), isNoLightFile)),
    slices,
    (row) => documents.set(row.name, parseJson(row.body)),
  );
  return { revision, models, articles, variations, prices, rules, namedRules, documents };
}
