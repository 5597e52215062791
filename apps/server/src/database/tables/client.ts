import { catalogIds, type CatalogId } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, updatedAt } from './columns';

/**
 * Clients of the maker, of a feed of their own (docs/client-feed.md). One that the feed names no more stays as a row for
 * its projects and orders, withdrawn: nobody sees its prices or orders for it.
 */
export const client = pgTable(
  'client',
  (t) => ({
    code: t.text().primaryKey(),
    catalogId: t.smallint('catalog_id').$type<CatalogId>().notNull(),
    name: t.text().notNull(),
    legalName: t.text('legal_name'),
    taxNumber: t.text('tax_number'),
    rateId: t.integer('rate_id').notNull(),
    paymentTerms: t.text('payment_terms'),
    deliveryTerms: t.text('delivery_terms'),
    withdrawnAt: moment('withdrawn_at'),
    updatedAt: updatedAt(),
  }),
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
  (t) => ({ clientCode: clientCode(), sublevel: t.text().notNull(), percent: t.numeric().notNull() }),
  (table) => [
    primaryKey({ columns: [table.clientCode, table.sublevel] }),
    check('client_discount_percent', sql`${table.percent} between 0 and 100`),
  ],
);

export const clientAddress = pgTable(
  'client_address',
  (t) => ({
    clientCode: clientCode(),
    position: t.smallint().notNull(),
    kind: t.text({ enum: ['billing', 'delivery'] }).notNull(),
    name: t.text(),
    street: t.text().notNull(),
    postalCode: t.text('postal_code'),
    city: t.text().notNull(),
    region: t.text(),
    /** ISO 3166-1, two letters. */
    country: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.clientCode, table.position] })],
);

export const clientContact = pgTable(
  'client_contact',
  (t) => ({
    clientCode: clientCode(),
    position: t.smallint().notNull(),
    name: t.text().notNull(),
    email: t.text(),
    phone: t.text(),
    function: t.text(),
  }),
  (table) => [primaryKey({ columns: [table.clientCode, table.position] })],
);

/** Who looks after a client, by e-mail: the account may come later. It counts when the account has proven the e-mail. */
export const clientManager = pgTable(
  'client_manager',
  (t) => ({ clientCode: clientCode(), email: t.text().notNull() }),
  (table) => [
    primaryKey({ columns: [table.clientCode, table.email] }),
    index('client_manager_email').on(table.email),
    check('client_manager_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);
