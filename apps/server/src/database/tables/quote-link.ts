import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { account, ownedBy } from './account';
import { budget, quote } from './budget';
import { bytes, createdAt, moment } from './columns';

/** Links that open a revision without an account (docs/decisions/0080). */
export const quoteLink = pgTable(
  'quote_link',
  {
    id: uuid().primaryKey(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quote.id),
    budgetId: uuid('budget_id')
      .notNull()
      .references(() => budget.id),
    ownerId: ownedBy(),
    /** SHA-256 of what stands in the address, which is kept nowhere. */
    tokenHash: bytes('token_hash').notNull().unique(),
    /** E-mail; empty where no mail was sent. */
    recipient: text().notNull().default(''),
    /** Stands in the mail. */
    message: text().notNull().default(''),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    revokedAt: moment('revoked_at'),
    seenAt: moment('seen_at'),
    lastSeenAt: moment('last_seen_at'),
    views: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('quote_link_quote').on(table.quoteId, table.createdAt),
    index('quote_link_budget').on(table.budgetId),
  ],
);

/** What was said about a quote; by an account, or by whoever had a link. */
export const quoteComment = pgTable(
  'quote_comment',
  {
    id: uuid().primaryKey(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quote.id),
    revision: smallint().notNull(),
    lineId: uuid('line_id'),
    linkId: uuid('link_id').references(() => quoteLink.id),
    authorId: uuid('author_id').references(() => account.id),
    author: text().notNull(),
    isSeller: boolean('is_seller').notNull(),
    text: text().notNull(),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('quote_comment_quote').on(table.quoteId, table.createdAt)],
);

/** Files that were sent by a link; their content is in the storage. One that no acceptance names is removed after a day. */
export const quoteLinkFile = pgTable(
  'quote_link_file',
  {
    id: uuid().primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => quoteLink.id),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('quote_link_file_link').on(table.linkId)],
);

/** What was accepted and by whom: one of a quote, and it never changes. */
export const quoteAcceptance = pgTable(
  'quote_acceptance',
  {
    budgetId: uuid('budget_id')
      .primaryKey()
      .references(() => budget.id),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quote.id),
    /** By which link; null of what an account accepted. */
    linkId: uuid('link_id').references(() => quoteLink.id),
    accountId: uuid('account_id').references(() => account.id),
    name: text().notNull(),
    orderNumber: text('order_number').notNull().default(''),
    fileId: uuid('file_id').references(() => quoteLinkFile.id),
    /** SHA-256 of what the document is set from. */
    documentHash: bytes('document_hash').notNull(),
    acceptedAt: moment('accepted_at').notNull().defaultNow(),
  },
  (table) => [unique('quote_acceptance_quote').on(table.quoteId)],
);
