import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** The last number given in each series and year; its row is locked until the document with the number is stored. */
export const numbering = pgTable(
  'numbering',
  { series: text().notNull(), year: smallint().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);
