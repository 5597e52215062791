import type { Invoice } from '@lucerna/contract';
import type { Currency } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable } from 'drizzle-orm/pg-core';
import { client } from './client';
import { ofMessage } from './erp';
import { updatedAt } from './columns';

const minorUnits = () => bigint({ mode: 'number' }).notNull();

/** An invoice or credit note as the newest message of the ERP about it says. */
export const invoice = pgTable(
  'invoice',
  (t) => ({
    number: t.text().primaryKey(),
    clientCode: t
      .text('client_code')
      .notNull()
      .references(() => client.code),
    kind: t.text().$type<Invoice['kind']>().notNull(),
    /** Numbers of orders, also of those that were not placed here. */
    orders: t.text().array().notNull(),
    day: t.date({ mode: 'string' }).notNull(),
    dueDay: t.date('due_day', { mode: 'string' }),
    currency: t.text().$type<Currency>().notNull(),
    net: minorUnits(),
    tax: minorUnits(),
    total: minorUnits(),
    paid: minorUnits(),
    /** What is left to pay, by the engine. */
    open: minorUnits(),
    ...ofMessage,
    /** Of its PDF; null until that came. */
    documentBytes: t.integer('document_bytes'),
    updatedAt: updatedAt(),
  }),
  (table) => [
    index('invoice_client').on(table.clientCode, table.day),
    check('invoice_kind', sql`${table.kind} in ('invoice', 'creditNote')`),
    check(
      'invoice_sum',
      sql`${table.net} + ${table.tax} = ${table.total} and ${table.net} >= 0 and ${table.tax} >= 0`,
    ),
    check('invoice_paid', sql`${table.paid} between 0 and ${table.total} and ${table.open} >= 0`),
  ],
);
