import type {
  Article,
  CatalogId,
  ConstraintRule,
  Currency,
  ExclusionRule,
  Model,
  PriceRow,
  Variation,
} from '@lucerna/engine';
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns';

export type RowKind = 'model' | 'article' | 'variation' | 'price' | 'rule' | 'namedRule';

/** Where something of a feed stands, what it is and what to do about it. */
interface ImportWarning {
  readonly file: string;
  readonly line: number | null;
  readonly row: number | null;
  readonly key: string | null;
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
  readonly advice: string;
}

/** The warnings of an import: the first 1,000, and all of them counted by their codes. */
export interface ImportWarnings {
  readonly first: readonly ImportWarning[];
  readonly counts: Readonly<Record<string, number>>;
  readonly total: number;
}

/** An imported feed. A revision never changes; project lines keep the number of the one they were priced with. */
export const catalogueRevision = pgTable('catalogue_revision', {
  revision: integer().primaryKey(),
  /** SHA-256 over the names and bytes of the feed's files: the same content is the same revision. */
  feedHash: text('feed_hash').notNull().unique(),
  brand: text().notNull(),
  /** Rows by kind. */
  counts: jsonb().$type<Readonly<Record<RowKind, number>>>().notNull(),
  /** What can hardly be meant and was taken: the first of the warnings, and how many there are by code. */
  warnings: jsonb().$type<ImportWarnings>().notNull().default({ first: [], counts: {}, total: 0 }),
  importedAt: moment('imported_at').notNull().defaultNow(),
});

/** One row: the revision in force. */
export const catalogueCurrent = pgTable('catalogue_current', {
  one: boolean().primaryKey().default(true),
  revision: integer()
    .notNull()
    .references(() => catalogueRevision.revision),
});

const revision = () =>
  integer()
    .notNull()
    .references(() => catalogueRevision.revision);

export const catalogueModel = pgTable(
  'catalogue_model',
  {
    revision: revision(),
    position: integer().notNull(),
    model: text().notNull(),
    subFamilyId: integer('sub_family_id').notNull(),
    virtual: integer().notNull(),
    body: jsonb().$type<Model>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.revision, table.model] })],
);

export const catalogueArticle = pgTable(
  'catalogue_article',
  {
    revision: revision(),
    position: integer().notNull(),
    catalogId: integer('catalog_id').$type<CatalogId>().notNull(),
    model: text().notNull(),
    subFamilyId: integer('sub_family_id').notNull(),
    body: jsonb().$type<Article>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.revision, table.catalogId, table.model] })],
);

export const catalogueVariation = pgTable(
  'catalogue_variation',
  {
    revision: revision(),
    position: integer().notNull(),
    catalogId: integer('catalog_id').$type<CatalogId>().notNull(),
    model: text().notNull(),
    type: text().notNull(),
    /** Both modifiers joined, as a reference writes the value; empty for the pendant height. */
    code: text().notNull(),
    body: jsonb().$type<Variation>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.revision, table.catalogId, table.model, table.type, table.code] }),
  ],
);

export const cataloguePrice = pgTable(
  'catalogue_price',
  {
    revision: revision(),
    catalogId: integer('catalog_id').$type<CatalogId>().notNull(),
    rateId: integer('rate_id').notNull(),
    model: text().notNull(),
    reference: text().notNull(),
    salePrice: numeric('sale_price').notNull(),
    currency: text().$type<Currency>().notNull(),
    modifiers: jsonb().$type<PriceRow['modifiers']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.revision, table.catalogId, table.reference, table.rateId] })],
);

export const catalogueRule = pgTable(
  'catalogue_rule',
  {
    revision: revision(),
    position: integer().notNull(),
    subFamilyId: integer('sub_family_id').notNull(),
    body: jsonb().$type<ExclusionRule>().notNull(),
  },
  (table) => [index('catalogue_rule_of').on(table.revision, table.subFamilyId)],
);

/** The named rules of the subfamilies, with their reasons in six languages. */
export const catalogueNamedRule = pgTable(
  'catalogue_named_rule',
  {
    revision: revision(),
    position: integer().notNull(),
    subFamilyId: integer('sub_family_id').notNull(),
    id: text().notNull(),
    body: jsonb().$type<ConstraintRule>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.revision, table.subFamilyId, table.id] })],
);

/** The small files of a feed, whole: brand, rates, collections, accessories, photometric files and the like. */
export const catalogueDocument = pgTable(
  'catalogue_document',
  { revision: revision(), name: text().notNull(), body: jsonb().notNull() },
  (table) => [primaryKey({ columns: [table.revision, table.name] })],
);

/** The large files of feeds by the SHA-256 of their bytes: the same file of many revisions is kept once. */
export const catalogueFile = pgTable('catalogue_file', {
  hash: text().primaryKey(),
  content: bytes().notNull(),
});
