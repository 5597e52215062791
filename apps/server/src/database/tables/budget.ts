import type { Budget, BudgetRow, QuoteParties, SoldProduct } from '@lucerna/contract';
import type { Currency, Incoterm, LanguageCode, QuoteState, TaxKindName } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { bigint, check, index, numeric, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { KeptDocument } from '../stored/quote-document';
import { client } from './client';
import { numbered, ofProject } from './project';
import { createdAt, moment, rowOfOther, updatedAt } from './columns';

const minorUnits = (name: string) => bigint(name, { mode: 'number' }).notNull();
const percent = (name: string) => numeric(name, { precision: 7, scale: 4, mode: 'number' }).notNull();

/**
 * A quote: the number that its revisions share, and which of them counts. What is agreed with a client refers to the quote;
 * what was printed, to a revision.
 */
export const quote = pgTable(
  'quote',
  (t) => ({
    ...numbered(),
    /** The client code of the project when the quote was begun; null where it had none. */
    clientCode: t.text('client_code').references(() => client.code),
    /** The request that it was begun for: who asked is its client. */
    requestId: t.uuid('request_id'),
    currentRevision: t.smallint('current_revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [
    index('quote_project').on(table.projectId, table.updatedAt.desc()),
    index('quote_request').on(table.requestId),
    index('quote_owner').on(table.ownerId, table.updatedAt.desc()),
  ],
);

/** The quote that a row belongs to. */
export const ofQuote = () => rowOfOther('quote_id', () => quote.id);

/**
 * A revision of a quote, frozen: nothing in it follows the project, the catalogue or the texts afterwards, and no later revision
 * changes more of it than its state. `document` is what the PDF is set from, its words and picture requests included.
 */
export const budget = pgTable(
  'budget',
  (t) => ({
    id: t.uuid().primaryKey(),
    quoteId: ofQuote(),
    /** 1 the first. */
    revision: t.smallint().notNull(),
    projectId: ofProject(),
    ownerId: t.uuid('owner_id').notNull(),
    projectName: t.text('project_name').notNull(),
    clientName: t.text('client_name').notNull(),
    createdBy: t.text('created_by').notNull(),
    createdAt: createdAt(),
    validUntil: t.date('valid_until', { mode: 'string' }).notNull(),
    currency: t.text().$type<Currency>().notNull(),
    language: t.text().$type<LanguageCode>().notNull(),
    discount: percent('discount'),
    surcharge: percent('surcharge'),
    iva: percent('iva'),
    /** Without prices the sums below, and those of the lines, leave the server in no answer and no document. */
    withPrices: t.boolean('with_prices').notNull().default(true),
    subTotal: minorUnits('sub_total'),
    discountValue: minorUnits('discount_value'),
    surchargeValue: minorUnits('surcharge_value'),
    ivaValue: minorUnits('iva_value'),
    netTotal: minorUnits('net_total'),
    comments: t.text().notNull(),
    paymentTerms: t.text('payment_terms').notNull().default(''),
    incoterm: t.text().$type<Incoterm>(),
    incotermPlace: t.text('incoterm_place').notNull().default(''),
    leadTime: t.text('lead_time').notNull().default(''),
    /** Null of revisions of an older release: a percentage alone. */
    taxKind: t.text('tax_kind').$type<TaxKindName>(),
    taxCertificate: t.text('tax_certificate').notNull().default(''),
    /** What the client calls it. */
    clientReference: t.text('client_reference').notNull().default(''),
    /** How its document is laid out and what it says; null of revisions of an older release. */
    form: t.json().$type<Budget['form']>(),
    /** Never expired, which follows from the day (quoteStateOn). */
    state: t.text().$type<Exclude<QuoteState, 'expired'>>().notNull().default('draft'),
    stateAt: moment('state_at').notNull().defaultNow(),
    /** When it was sent; null of one that never was, which only its seller reads. */
    sentAt: moment('sent_at'),
    /** E-mail of who moved it there; null where a later revision did. */
    stateBy: t.text('state_by'),
    /** What was said with it: the buyer's own number, or why not. */
    stateNote: t.text('state_note').notNull().default(''),
    /** The most that any line is sold below list, and what its maker may give alone. */
    deepestDiscount: percent('deepest_discount').default(0),
    discountLimit: percent('discount_limit').default(100),
    approvedBy: t.text('approved_by'),
    approvedAt: moment('approved_at'),
    /** Who would not approve it, and why; whoever made it makes another revision. */
    refusedBy: t.text('refused_by'),
    refusedAt: moment('refused_at'),
    refusedReason: t.text('refused_reason').notNull().default(''),
    /** The account that approved or refused it, which goes on reading it. */
    decidedBy: t.uuid('decided_by'),
    /** Made by who sells for the manufacturer, which delivers at its prices. */
    isBinding: t.boolean('is_binding').notNull().default(false),
    /** At whose terms `unitCost` of the lines was worked out; null: there is no cost. */
    costClientCode: t.text('cost_client_code'),
    /** What a quote of the USA names besides; null of others. */
    parties: t.json().$type<QuoteParties>(),
    isChecked: t.boolean('is_checked').notNull().default(false),
    /** What is no product and what is not chosen; null where the project had none. */
    extras: t.json().$type<Pick<Budget, 'freeLines' | 'options'>>(),
    document: t.json().$type<KeptDocument>().notNull(),
    documentState: t
      .text('document_state')
      .$type<BudgetRow['document']['state']>()
      .notNull()
      .default('making'),
    documentBytes: t.integer('document_bytes'),
    documentAttempts: t.smallint('document_attempts').notNull().default(0),
  }),
  (table) => [
    index('budget_project').on(table.projectId, table.createdAt),
    index('budget_awaiting')
      .on(table.createdAt)
      .where(
        sql`state = 'draft' and approved_by is null and refused_by is null and deepest_discount > discount_limit`,
      ),
    unique('budget_revision').on(table.quoteId, table.revision),
    uniqueIndex('budget_accepted')
      .on(table.quoteId)
      .where(sql`${table.state} = 'accepted'`),
    check('budget_document_state', sql`${table.documentState} in ('making', 'done', 'failed')`),
    check(
      'budget_state',
      sql`${table.state} in ('draft', 'sent', 'seen', 'accepted', 'rejected', 'superseded')`,
    ),
  ],
);

/** A part of a product: what one costs by list in minor units, and how many are in one product. */
export type QuotedPart = readonly [unitGross: number, quantity: number];

/** A line of a revision. Amounts are minor units of its currency, null where the revision knows none. */
export const budgetLine = pgTable(
  'budget_line',
  (t) => ({
    budgetId: t
      .uuid('budget_id')
      .notNull()
      .references(() => budget.id, { onDelete: 'cascade' }),
    /** 1 the first. */
    position: t.integer().notNull(),
    /** The line of the project that it was made from; the same in every revision of the quote. */
    lineId: t.uuid('line_id').notNull(),
    /** It was taken out: in no sum and not printed, and may be put back. */
    isOut: t.boolean('is_out').notNull().default(false),
    quantity: t.integer().notNull(),
    /** The least that may be ordered; null of revisions of an older release. */
    moq: t.integer(),
    unitGross: t.bigint('unit_gross', { mode: 'number' }),
    discount: t.numeric({ precision: 7, scale: 4, mode: 'number' }),
    unitNet: t.bigint('unit_net', { mode: 'number' }),
    discountValue: t.bigint('discount_value', { mode: 'number' }),
    totalNet: t.bigint('total_net', { mode: 'number' }),
    /** What one costs who sells it. */
    unitCost: t.bigint('unit_cost', { mode: 'number' }),
    leadTimeWeeks: t.integer('lead_time_weeks'),
    shippingDate: t.date('shipping_date', { mode: 'string' }),
    product: t.json().$type<SoldProduct>().notNull(),
    /** Of what one is made of, part after part of its compositions; null of a luminaire, and of revisions of an older release. */
    parts: t.json().$type<readonly QuotedPart[]>(),
  }),
  (table) => [
    primaryKey({ columns: [table.budgetId, table.position] }),
    unique('budget_line_once').on(table.budgetId, table.lineId),
  ],
);

/** A number that was given to an account for its next final quote; used once a quote has it. */
export const finalQuoteNumber = pgTable(
  'final_quote_number',
  (t) => ({
    number: t.text().primaryKey(),
    accountId: t.uuid('account_id').notNull(),
    givenAt: moment('given_at').notNull().defaultNow(),
    isUsed: t.boolean('is_used').notNull().default(false),
  }),
  (table) => [
    uniqueIndex('final_quote_number_next')
      .on(table.accountId)
      .where(sql`not ${table.isUsed}`),
  ],
);
