import type { RowKind } from '../../../database/tables/catalogue';

/** The columns that name a row. An exclusion rule has no name: those of a subfamily are one. */
export const identityOf: Readonly<Record<RowKind, readonly string[]>> = {
  model: ['model'],
  article: ['catalog_id', 'model'],
  variation: ['catalog_id', 'model', 'type', 'code'],
  price: ['catalog_id', 'rate_id', 'reference'],
  rule: ['sub_family_id'],
  namedRule: ['sub_family_id', 'id'],
};

/** That a row of one table is that of another, as SQL. */
export const isSame = (kind: RowKind, one: string, other: string): string =>
  identityOf[kind].map((column) => `${one}.${column} = ${other}.${column}`).join(' and ');
