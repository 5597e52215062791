import type { Budget, BudgetRow } from '@lucerna/contract';
import type { Currency, LanguageCode } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  json,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { project } from './project';

const minorUnits = (name: string) => bigint(name, { mode: 'number' }).notNull();
const percent = (name: string) => numeric(name, { precision: 7, scale: 4, mode: 'number' }).notNull();

/**
 * A generated budget, frozen: nothing in it follows the project, the catalogue or the texts afterwards. `products` is
 * what the calls answer; `document` is what the PDF is set from, its words and picture requests included.
 */
export const budget = pgTable(
  'budget',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id),
    ownerId: uuid('owner_id').notNull(),
    number: text().notNull().unique(),
    projectName: text('project_name').notNull(),
    clientName: text('client_name').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    discount: percent('discount'),
    surcharge: percent('surcharge'),
    iva: percent('iva'),
    /** Without prices the sums below leave the server in no answer, and `products` and `document` hold none. */
    withPrices: boolean('with_prices').notNull().default(true),
    subTotal: minorUnits('sub_total'),
    discountValue: minorUnits('discount_value'),
    surchargeValue: minorUnits('surcharge_value'),
    ivaValue: minorUnits('iva_value'),
    netTotal: minorUnits('net_total'),
    comments: text().notNull(),
    isChecked: boolean('is_checked').notNull().default(false),
    products: json().$type<Budget['products']>().notNull(),
    document: json().notNull(),
    documentState: text('document_state').$type<BudgetRow['document']['state']>().notNull().default('making'),
    documentBytes: integer('document_bytes'),
    documentAttempts: smallint('document_attempts').notNull().default(0),
  },
  (table) => [
    index('budget_project').on(table.projectId, table.createdAt),
    check('budget_document_state', sql`${table.documentState} in ('making', 'done', 'failed')`),
  ],
);
