import { catalogIds } from '@lucerna/engine';
import type { CatalogId } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment, updatedAt } from './columns';

/**
 * Clients of the maker, of a feed of their own (docs/client-feed.md). One that the feed names no more stays as a row for
 * its projects and orders, withdrawn: nobody sees its prices or orders for it.
 */
export const client = pgTable(
  'client',
  {
    code: text().primaryKey(),
    catalogId: smallint('catalog_id').$type<CatalogId>().notNull(),
    name: text().notNull(),
    legalName: text('legal_name'),
    taxNumber: text('tax_number'),
    rateId: integer('rate_id').notNull(),
    paymentTerms: text('payment_terms'),
    deliveryTerms: text('delivery_terms'),
    withdrawnAt: moment('withdrawn_at'),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('client_catalog', sql`${table.catalogId} in (${sql.raw(catalogIds.join(', '))})`),
    check('client_code', sql`length(${table.code}) between 1 and 40`),
  ],
);

const clientCode = () =>
  text('client_code')
    .notNull()
    .references(() => client.code, { onDelete: 'cascade' });

/** Discounts in percent by sublevel of the price list; a sublevel that is not there has none. */
export const clientDiscount = pgTable(
  'client_discount',
  { clientCode: clientCode(), sublevel: text().notNull(), percent: numeric().notNull() },
  (table) => [
    primaryKey({ columns: [table.clientCode, table.sublevel] }),
    check('client_discount_percent', sql`${table.percent} between 0 and 100`),
  ],
);

export const clientAddress = pgTable(
  'client_address',
  {
    clientCode: clientCode(),
    position: smallint().notNull(),
    kind: text({ enum: ['billing', 'delivery'] }).notNull(),
    name: text(),
    street: text().notNull(),
    postalCode: text('postal_code'),
    city: text().notNull(),
    region: text(),
    /** ISO 3166-1, two letters. */
    country: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientCode, table.position] })],
);

export const clientContact = pgTable(
  'client_contact',
  {
    clientCode: clientCode(),
    position: smallint().notNull(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    function: text(),
  },
  (table) => [primaryKey({ columns: [table.clientCode, table.position] })],
);

/** Who looks after a client, by e-mail: the account may come later. It counts when the account has proven the e-mail. */
export const clientManager = pgTable(
  'client_manager',
  { clientCode: clientCode(), email: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.clientCode, table.email] }),
    index('client_manager_email').on(table.email),
    check('client_manager_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);
