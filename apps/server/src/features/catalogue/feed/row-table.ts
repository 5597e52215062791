import { articleRow, modelRow, namedRuleRow, priceRow, ruleRow, variationRow } from '@lucerna/engine';
import type {
  Article,
  CatalogId,
  ConstraintRule,
  ExclusionRule,
  Model,
  PriceRow,
  VariationRow,
} from '@lucerna/engine';
import type { z } from 'zod';
import type { CopyValue } from './copy-rows';
import type { FeedContext } from './document/catalogue-documents';
import type { RowKind } from './files';
import type { FeedProblemCode } from './problem';

/** What the file's name or a CSV row's own columns say about a row, beside the row. */
export interface Owner {
  readonly model?: string;
  readonly catalogId?: CatalogId;
  readonly subFamilyId?: number;
}

export type Fault = readonly [
  FeedProblemCode,
  path: readonly PropertyKey[],
  data?: Record<string, string | number>,
];

interface Stored {
  readonly kind: RowKind;
  readonly table: string;
  readonly columns: readonly string[];
}

/** A row as it was read: what is wrong with its form or, in the right form, with what it says; else what is stored. */
export type JudgedRow =
  | { readonly issues: readonly z.core.$ZodIssue[] }
  | { readonly faults: readonly Fault[] }
  | { readonly values: readonly CopyValue[] };

/** How rows of one kind are checked against the feed's documents and stored. Positions count over all files. */
export interface RowTable extends Stored {
  readonly judge: (row: unknown, owner: Owner, context: FeedContext, position: number) => JudgedRow;
}

interface TableOf<Row> extends Stored {
  readonly shape: z.ZodType<Row>;
  readonly check: (row: Row, owner: Owner, context: FeedContext) => readonly Fault[];
  readonly values: (row: Row, owner: Owner, position: number) => readonly CopyValue[];
}

function tableOf<Row>({ kind, table, columns, shape, check, values }: TableOf<Row>): RowTable {
  const judge: RowTable['judge'] = (row, owner, context, position) => {
    const read = shape.safeParse(row);
    if (!read.success) return { issues: read.error.issues };
    const faults = check(read.data, owner, context);
    return faults.length > 0 ? { faults } : { values: values(read.data, owner, position) };
  };
  return { kind, table, columns, judge };
}

const none: readonly Fault[] = [];

const locations = (ids: readonly number[], context: FeedContext): readonly Fault[] =>
  ids.flatMap((id, at) =>
    context.locations.has(id) ? [] : [['unknownLocation', ['applicationsLocations', at], { id }] as const],
  );

const subfamily = ({ subFamilyId = 0 }: Owner, context: FeedContext): readonly Fault[] =>
  context.subfamilies.has(subFamilyId) ? none : [['unknownSubfamily', [], { id: subFamilyId }]];

const models = tableOf<Model>({
  kind: 'model',
  table: 'catalogue_model',
  columns: ['position', 'model', 'sub_family_id', 'virtual', 'body'],
  shape: modelRow,
  check: (row, _owner, context) => {
    const faults: Fault[] = [...locations(row.applicationsLocations, context)];
    const { id } = row.subFamily;
    if (!context.subfamilies.has(id)) faults.push(['unknownSubfamily', ['subFamily', 'id'], { id }]);
    const { photometry } = row.technicalData;
    if (photometry && !context.photometry.has(photometry)) {
      faults.push(['unknownFile', ['technicalData', 'photometry'], { name: photometry }]);
    }
    return faults;
  },
  values: (row, _owner, position) => [
    position,
    row.model,
    row.subFamily.id,
    row.virtual,
    JSON.stringify(row),
  ],
});

const articles = tableOf<Article>({
  kind: 'article',
  table: 'catalogue_article',
  columns: ['position', 'catalog_id', 'model', 'sub_family_id', 'body'],
  shape: articleRow,
  check: (row, owner, context) => {
    const faults: Fault[] = [...locations(row.applicationsLocations, context)];
    if (row.catalog !== owner.catalogId) faults.push(['reference', ['catalog']]);
    if (row.subFamily.id !== owner.subFamilyId) faults.push(['subfamilyDiffers', ['subFamily', 'id']]);
    return faults;
  },
  values: (row, _owner, position) => [
    position,
    row.catalog,
    row.model,
    row.subFamily.id,
    JSON.stringify(row),
  ],
});

const variations = tableOf<VariationRow>({
  kind: 'variation',
  table: 'catalogue_variation',
  columns: ['position', 'catalog_id', 'model', 'type', 'code', 'body'],
  shape: variationRow,
  check: (row, owner, context) => {
    if (!context.variationCatalog || row.brand === undefined || row.brand === null) {
      return owner.catalogId === undefined ? [['catalogValue', ['brand']]] : none;
    }
    const catalogId = context.brandCatalogs.get(row.brand);
    if (catalogId === undefined) return [['catalogValue', ['brand']]];
    return owner.catalogId !== undefined && owner.catalogId !== catalogId
      ? [['catalogDiffers', ['brand']]]
      : none;
  },
  values: ({ brand: _brand, ...row }, owner, position) => [
    position,
    owner.catalogId ?? null,
    owner.model ?? null,
    row.type,
    row.modifier + row.modifier2,
    JSON.stringify(row),
  ],
});

const prices = tableOf<PriceRow>({
  kind: 'price',
  table: 'catalogue_price',
  columns: ['catalog_id', 'rate_id', 'model', 'reference', 'sale_price', 'currency', 'modifiers'],
  shape: priceRow,
  check: (row, _owner, context) => {
    const known = context.rates.some(
      (rate) => rate.id === row.rateId && rate.catalogId === row.catalogId && rate.currency === row.currency,
    );
    return known ? none : [['unknownRate', ['rateId'], { id: row.rateId }]];
  },
  values: (row) => [
    row.catalogId,
    row.rateId,
    row.reference.slice(0, 4),
    row.reference,
    row.salePrice,
    row.currency,
    JSON.stringify(row.modifiers),
  ],
});

const rules = tableOf<ExclusionRule>({
  kind: 'rule',
  table: 'catalogue_rule',
  columns: ['position', 'sub_family_id', 'body'],
  shape: ruleRow,
  check: (_row, owner, context) => subfamily(owner, context),
  values: (row, owner, position) => [position, owner.subFamilyId ?? null, JSON.stringify(row)],
});

const namedRules = tableOf<ConstraintRule>({
  kind: 'namedRule',
  table: 'catalogue_named_rule',
  columns: ['position', 'sub_family_id', 'id', 'body'],
  shape: namedRuleRow,
  check: (_row, owner, context) => subfamily(owner, context),
  values: (row, owner, position) => [position, owner.subFamilyId ?? null, row.id, JSON.stringify(row)],
});

/** In the order in which they are staged. */
export const rowTables: readonly RowTable[] = [models, articles, variations, prices, rules, namedRules];

/** A number of rows of each kind, to count up from. */
export const noRows = (): Record<RowKind, number> => ({
  model: 0,
  article: 0,
  variation: 0,
  price: 0,
  rule: 0,
  namedRule: 0,
});
