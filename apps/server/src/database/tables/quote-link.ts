import { sql } from 'drizzle-orm';
import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { account, ownedBy } from './account';
import { budget, ofQuote } from './budget';
import { bytes, createdAt, moment } from './columns';

/** Links that open a revision without an account (docs/decisions/0080). */
export const quoteLink = pgTable(
  'quote_link',
  (t) => ({
    id: t.uuid().primaryKey(),
    quoteId: ofQuote(),
    budgetId: t
      .uuid('budget_id')
      .notNull()
      .references(() => budget.id),
    ownerId: ownedBy(),
    /** SHA-256 of what stands in the address, which is kept nowhere. */
    tokenHash: bytes('token_hash').notNull().unique(),
    /** E-mail; empty where no mail was sent. */
    recipient: t.text().notNull().default(''),
    /** Stands in the mail. */
    message: t.text().notNull().default(''),
    expiresOn: t.date('expires_on', { mode: 'string' }).notNull(),
    revokedAt: moment('revoked_at'),
    seenAt: moment('seen_at'),
    lastSeenAt: moment('last_seen_at'),
    views: t.integer().notNull().default(0),
    createdAt: createdAt(),
  }),
  (table) => [
    index('quote_link_quote').on(table.quoteId, table.createdAt),
    index('quote_link_budget').on(table.budgetId),
  ],
);

/** What was said about a quote; by an account, or by whoever had a link. */
export const quoteComment = pgTable(
  'quote_comment',
  (t) => ({
    id: t.uuid().primaryKey(),
    quoteId: ofQuote(),
    revision: t.smallint().notNull(),
    lineId: t.uuid('line_id'),
    linkId: t.uuid('link_id').references(() => quoteLink.id),
    authorId: t.uuid('author_id').references(() => account.id),
    author: t.text().notNull(),
    isSeller: t.boolean('is_seller').notNull(),
    text: t.text().notNull(),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  }),
  (table) => [index('quote_comment_quote').on(table.quoteId, table.createdAt)],
);

/** Files that were sent by a link; their content is in the storage. One that no acceptance names is removed after a day. */
export const quoteLinkFile = pgTable(
  'quote_link_file',
  (t) => ({
    id: t.uuid().primaryKey(),
    linkId: t
      .uuid('link_id')
      .notNull()
      .references(() => quoteLink.id),
    name: t.text().notNull(),
    type: t.text().notNull(),
    bytes: t.integer().notNull(),
    createdAt: createdAt(),
  }),
  (table) => [index('quote_link_file_link').on(table.linkId)],
);

/** What was accepted and by whom: one of a quote, and it never changes. */
export const quoteAcceptance = pgTable(
  'quote_acceptance',
  (t) => ({
    budgetId: t
      .uuid('budget_id')
      .primaryKey()
      .references(() => budget.id),
    quoteId: ofQuote(),
    /** By which link; null of what an account accepted. */
    linkId: t.uuid('link_id').references(() => quoteLink.id),
    accountId: t.uuid('account_id').references(() => account.id),
    name: t.text().notNull(),
    orderNumber: t.text('order_number').notNull().default(''),
    fileId: t.uuid('file_id').references(() => quoteLinkFile.id),
    /** SHA-256 of what the document is set from. */
    documentHash: bytes('document_hash').notNull(),
    acceptedAt: moment('accepted_at').notNull().defaultNow(),
  }),
  (table) => [unique('quote_acceptance_quote').on(table.quoteId)],
);
