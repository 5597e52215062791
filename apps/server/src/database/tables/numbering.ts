import { pgTable, primaryKey } from 'drizzle-orm/pg-core';

/** The last number given in each series and year; its row is locked until the document with the number is stored. */
export const numbering = pgTable(
  'numbering',
  (t) => ({ series: t.text().notNull(), year: t.smallint().notNull(), last: t.integer().notNull() }),
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);
