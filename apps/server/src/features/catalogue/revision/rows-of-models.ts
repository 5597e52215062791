import { catalogIds } from '@lucerna/engine';
import type { Article, ConstraintRule, ExclusionRule, Model, PriceRow, Variation } from '@lucerna/engine';
import { and, eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { JsonText } from '../../../database/json-text';
import {
  catalogueArticle,
  catalogueModel,
  catalogueNamedRule,
  cataloguePrice,
  catalogueRule,
  catalogueVariation,
} from '../../../database/tables/catalogue';
import { prepared, type Given } from '../../../database/typed';
import { bodyOf } from './stored-rows';

/** A row of a catalogue: one of the six kinds, and what it belongs to. */
interface Row {
  readonly catalogId: SQL<number | null>;
  readonly code: SQL<string | null>;
  readonly subFamilyId: SQL<number | null>;
  readonly model: SQL<JsonText<Model> | null>;
  readonly article: SQL<JsonText<Article> | null>;
  readonly variation: SQL<JsonText<Variation> | null>;
  readonly price: SQL<JsonText<PriceRow> | null>;
  readonly rule: SQL<JsonText<ExclusionRule> | null>;
  readonly namedRule: SQL<JsonText<ConstraintRule> | null>;
  /** Rows of a kind come by name, and by place where they have one name. */
  readonly name: SQL<string>;
  readonly place: SQL<number>;
}

const number = sql<null>`null::integer`;
const text = sql<null>`null::text`;

/** The columns of one kind, with nothing in those of the others. */
function rowOf(own: Partial<Row>) {
  const row: Row = {
    ...{ catalogId: number, code: text, subFamilyId: number },
    ...{ model: text, article: text, variation: text, price: text, rule: text, namedRule: text },
    ...{ name: sql<string>`''`, place: sql<number>`0` },
    ...own,
  };
  return {
    catalogId: row.catalogId.as('catalog_id'),
    code: row.code.as('code'),
    subFamilyId: row.subFamilyId.as('sub_family_id'),
    model: row.model.as('model_body'),
    article: row.article.as('article_body'),
    variation: row.variation.as('variation_body'),
    price: row.price.as('price_body'),
    rule: row.rule.as('rule_body'),
    namedRule: row.namedRule.as('named_rule_body'),
    name: row.name.as('name'),
    place: row.place.as('place'),
  };
}

const column = <C extends PgColumn>(of: C) => sql<C['_']['data']>`${of}`;
const anyGiven = (of: PgColumn, values: Placeholder) => sql`${of} = any(${values}::text[])`;

/**
 * All rows of some models of a revision, in the order of the feed: one statement, as somebody waits for it who changes
 * one quantity.
 */
export const findRowsOfModels = prepared(
  'rows of models',
  (db, { revision, models }: Given<{ revision: number; models: readonly string[] }>) => {
    const model = catalogueModel;
    const article = catalogueArticle;
    const variation = catalogueVariation;
    const price = cataloguePrice;
    const rule = catalogueRule;
    const namedRule = catalogueNamedRule;
    const isModel = and(eq(model.revision, revision), anyGiven(model.model, models));
    const isArticle = and(
      eq(article.revision, revision),
      inArray(article.catalogId, catalogIds),
      anyGiven(article.model, models),
    );
    const subFamilies = db.select({ id: model.subFamilyId }).from(model).where(isModel);
    const references = db
      .select({ reference: sql`${article.body}->>'priceReference'` })
      .from(article)
      .where(isArticle);
    return db
      .select(rowOf({ model: bodyOf.model, place: column(model.position) }))
      .from(model)
      .where(isModel)
      .unionAll(
        db
          .select(rowOf({ article: bodyOf.article, place: column(article.position) }))
          .from(article)
          .where(isArticle),
      )
      .unionAll(
        db
          .select(
            rowOf({
              ...{ catalogId: column(variation.catalogId), code: column(variation.model) },
              ...{ variation: bodyOf.variation, place: column(variation.position) },
            }),
          )
          .from(variation)
          .where(
            and(
              eq(variation.revision, revision),
              inArray(variation.catalogId, catalogIds),
              anyGiven(variation.model, models),
            ),
          ),
      )
      .unionAll(
        db
          .select(
            rowOf({
              ...{ catalogId: column(price.catalogId), code: column(price.model), price: bodyOf.price },
              ...{ name: column(price.reference), place: column(price.rateId) },
            }),
          )
          .from(price)
          .where(
            and(
              eq(price.revision, revision),
              inArray(price.catalogId, catalogIds),
              inArray(price.reference, references),
              anyGiven(price.model, models),
            ),
          ),
      )
      .unionAll(
        db
          .select(
            rowOf({
              ...{ subFamilyId: column(rule.subFamilyId), rule: bodyOf.rule, place: column(rule.position) },
            }),
          )
          .from(rule)
          .where(and(eq(rule.revision, revision), inArray(rule.subFamilyId, subFamilies))),
      )
      .unionAll(
        db
          .select(
            rowOf({
              ...{ subFamilyId: column(namedRule.subFamilyId), namedRule: bodyOf.namedRule },
              place: column(namedRule.position),
            }),
          )
          .from(namedRule)
          .where(and(eq(namedRule.revision, revision), inArray(namedRule.subFamilyId, subFamilies))),
      )
      .orderBy(sql`name, place`);
  },
);
