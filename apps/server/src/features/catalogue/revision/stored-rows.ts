import type { PriceRow } from '@lucerna/engine';
import { eq, sql } from 'drizzle-orm';
import { jsonTextOf, type JsonText } from '../../../database/json-text';
import {
  catalogueArticle,
  catalogueDocument,
  catalogueModel,
  catalogueNamedRule,
  cataloguePrice,
  catalogueRevision,
  catalogueRule,
  catalogueVariation,
} from '../../../database/tables/catalogue';
import { typed, type Queryable } from '../../../database/typed';

const { reference, catalogId, rateId, salePrice, currency, modifiers } = cataloguePrice;

/** What the engine reads of the rows of each kind, as JSON text. */
export const bodyOf = {
  model: jsonTextOf(catalogueModel.body),
  article: jsonTextOf(catalogueArticle.body),
  variation: jsonTextOf(catalogueVariation.body),
  price: sql<JsonText<PriceRow>>`jsonb_build_object('reference', ${reference}, 'catalogId', ${catalogId},
    'rateId', ${rateId}, 'salePrice', ${salePrice}, 'currency', ${currency}, 'modifiers', ${modifiers})::text`,
  rule: jsonTextOf(catalogueRule.body),
  namedRule: jsonTextOf(catalogueNamedRule.body),
  document: jsonTextOf(catalogueDocument.body),
};

/** Light files are stored beside the documents and read one by one. */
export const isNoLightFile = sql`${catalogueDocument.name} !~ '\\.(ies|ldt)$'`;

/** Whether a revision was ever imported. */
export async function isStored(db: Queryable, revision: number): Promise<boolean> {
  return (await typed(db).$count(catalogueRevision, eq(catalogueRevision.revision, revision))) === 1;
}
