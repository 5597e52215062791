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
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
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
  /** What its texts are filled with; not stored before it was told in six languages. */
  readonly data?: Readonly<Record<string, string | number>>;
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
export const catalogueRevision = pgTable('catalogue_revision', (t) => ({
  revision: t.integer().primaryKey(),
  /** SHA-256 over the names and bytes of the feed's files: the same content is the same revision. */
  feedHash: t.text('feed_hash').notNull().unique(),
  brand: t.text().notNull(),
  /** Rows by kind. */
  counts: t.jsonb().$type<Readonly<Record<RowKind, number>>>().notNull(),
  /** What can hardly be meant and was taken: the first of the warnings, and how many there are by code. */
  warnings: t.jsonb().$type<ImportWarnings>().notNull().default({ first: [], counts: {}, total: 0 }),
  importedAt: moment('imported_at').notNull().defaultNow(),
}));

/** One row: the revision in force. */
export const catalogueCurrent = pgTable('catalogue_current', (t) => ({
  one: t.boolean().primaryKey().default(true),
  revision: t
    .integer()
    .notNull()
    .references(() => catalogueRevision.revision),
}));

const revision = () =>
  integer()
    .notNull()
    .references(() => catalogueRevision.revision);

export const catalogueModel = pgTable(
  'catalogue_model',
  (t) => ({
    revision: revision(),
    position: t.integer().notNull(),
    model: t.text().notNull(),
    subFamilyId: t.integer('sub_family_id').notNull(),
    virtual: t.integer().notNull(),
    body: t.jsonb().$type<Model>().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.revision, table.model] })],
);

export const catalogueArticle = pgTable(
  'catalogue_article',
  (t) => ({
    revision: revision(),
    position: t.integer().notNull(),
    catalogId: t.integer('catalog_id').$type<CatalogId>().notNull(),
    model: t.text().notNull(),
    subFamilyId: t.integer('sub_family_id').notNull(),
    body: t.jsonb().$type<Article>().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.revision, table.catalogId, table.model] })],
);

export const catalogueVariation = pgTable(
  'catalogue_variation',
  (t) => ({
    revision: revision(),
    position: t.integer().notNull(),
    catalogId: t.integer('catalog_id').$type<CatalogId>().notNull(),
    model: t.text().notNull(),
    type: t.text().notNull(),
    /** Both modifiers joined, as a reference writes the value; empty for the pendant height. */
    code: t.text().notNull(),
    body: t.jsonb().$type<Variation>().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.revision, table.catalogId, table.model, table.type, table.code] }),
  ],
);

export const cataloguePrice = pgTable(
  'catalogue_price',
  (t) => ({
    revision: revision(),
    catalogId: t.integer('catalog_id').$type<CatalogId>().notNull(),
    rateId: t.integer('rate_id').notNull(),
    model: t.text().notNull(),
    reference: t.text().notNull(),
    salePrice: t.numeric('sale_price').notNull(),
    currency: t.text().$type<Currency>().notNull(),
    modifiers: t.jsonb().$type<PriceRow['modifiers']>().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.revision, table.catalogId, table.reference, table.rateId] })],
);

export const catalogueRule = pgTable(
  'catalogue_rule',
  (t) => ({
    revision: revision(),
    position: t.integer().notNull(),
    subFamilyId: t.integer('sub_family_id').notNull(),
    body: t.jsonb().$type<ExclusionRule>().notNull(),
  }),
  (table) => [index('catalogue_rule_of').on(table.revision, table.subFamilyId)],
);

/** The named rules of the subfamilies, with their reasons in six languages. */
export const catalogueNamedRule = pgTable(
  'catalogue_named_rule',
  (t) => ({
    revision: revision(),
    position: t.integer().notNull(),
    subFamilyId: t.integer('sub_family_id').notNull(),
    id: t.text().notNull(),
    body: t.jsonb().$type<ConstraintRule>().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.revision, table.subFamilyId, table.id] })],
);

/** The small files of a feed, whole: brand, rates, collections, accessories, photometric files and the like. */
export const catalogueDocument = pgTable(
  'catalogue_document',
  (t) => ({ revision: revision(), name: t.text().notNull(), body: t.jsonb().notNull() }),
  (table) => [primaryKey({ columns: [table.revision, table.name] })],
);

/** The large files of feeds by the SHA-256 of their bytes: the same file of many revisions is kept once. */
export const catalogueFile = pgTable('catalogue_file', (t) => ({
  hash: t.text().primaryKey(),
  content: bytes().notNull(),
}));
