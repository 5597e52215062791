import type { Currency, QuoteState } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { budget } from './budget';
import { moment } from './columns';

/**
 * What a quote is found, sorted and summed by, with whose its project is, as `orderSearch` has it for orders. A row is a revision that
 * the list may show: to who sells, to who is its client, or to who made it. Triggers of `budget`, `quote` and `project` write it.
 */
export const quoteSearch = pgTable(
  'quote_search',
  (t) => ({
    budgetId: t
      .uuid('budget_id')
      .primaryKey()
      .references(() => budget.id, { onDelete: 'cascade' }),
    quoteId: t.uuid('quote_id').notNull(),
    projectId: t.uuid('project_id').notNull(),
    /** Who made the revision. */
    makerId: t.uuid('maker_id').notNull(),
    /** Who made the first one. */
    begunBy: t.uuid('begun_by').notNull(),
    /** The request that the quote was begun for. */
    requestId: t.uuid('request_id'),
    /** The client to whom the manufacturer quotes; null of what a firm quotes. */
    quotedTo: t.text('quoted_to'),
    /** Of the project, as it is now. */
    ownerId: t.uuid('owner_id').notNull(),
    clientCode: t.text('client_code'),
    /** The revision that counts: no row of the quote is of a newer one. */
    isCurrent: t.boolean('is_current').notNull(),
    /** The newest that was sent. */
    isSent: t.boolean('is_sent').notNull(),
    /** The newest of its maker. */
    isOwn: t.boolean('is_own').notNull(),
    /** Newer than any that was sent. */
    isUnsent: t.boolean('is_unsent').notNull(),
    state: t.text().$type<Exclude<QuoteState, 'expired'>>().notNull(),
    validUntil: t.date('valid_until', { mode: 'string' }).notNull(),
    currency: t.text().$type<Currency>().notNull(),
    /** Minor units; null without prices. */
    total: t.bigint({ mode: 'number' }),
    number: t.text().notNull(),
    name: t.text().notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Of number, project, client and maker, each word with a space before it. */
    words: t.text().notNull(),
  }),
  (table) => {
    const byName = sql`${table.name} collate "und-x-icu"`;
    // What the conditions of a list ask, so that a row that is left out is not read.
    const { number, isCurrent, isSent, state, validUntil, currency, total } = table;
    const asked = [number, isCurrent, isSent, state, validUntil] as const;
    return [
      index('quote_search_maker').on(table.makerId, table.updatedAt, ...asked),
      index('quote_search_maker_name').on(table.makerId, byName, ...asked),
      index('quote_search_owner').on(table.ownerId, table.updatedAt, ...asked),
      index('quote_search_owner_name').on(table.ownerId, byName, ...asked),
      index('quote_search_client').on(table.clientCode, table.updatedAt, ...asked),
      // All that the sums of many clients ask: their quotes stand far from each other in the table.
      index('quote_search_client_sums').on(
        ...([
          table.clientCode,
          isCurrent,
          isSent,
          state,
          validUntil,
          currency,
          total,
          table.requestId,
        ] as const),
        ...([table.quotedTo, table.begunBy, table.quoteId, table.ownerId, table.projectId] as const),
      ),
      index('quote_search_client_name').on(table.clientCode, byName, ...asked),
      index('quote_search_project').on(table.projectId),
      index('quote_search_quote').on(table.quoteId),
      index('quote_search_request').on(table.requestId),
      index('quote_search_words').using('gin', sql`${table.words} gin_trgm_ops`),
    ];
  },
);
