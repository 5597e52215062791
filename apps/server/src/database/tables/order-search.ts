import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { order } from './order';
import { moment } from './columns';

/**
 * What an order is found and sorted by, with whose its project is: the list of an account with orders in many projects reads it in its
 * order, as that of projects does. Triggers of `order` and `project` write it.
 */
export const orderSearch = pgTable(
  'order_search',
  (t) => ({
    orderId: t
      .uuid('order_id')
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    projectId: t.uuid('project_id').notNull(),
    /** Who placed it. */
    makerId: t.uuid('maker_id').notNull(),
    /** Of the project, as it is now. */
    ownerId: t.uuid('owner_id').notNull(),
    clientCode: t.text('client_code'),
    status: t.smallint().notNull(),
    number: t.text().notNull(),
    name: t.text().notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Of number, project and own number, each word with a space before it. */
    words: t.text().notNull(),
  }),
  ({ makerId, ownerId, clientCode, projectId, updatedAt, number, name, status, orderId, words }) => {
    const byName = sql`${name} collate "und-x-icu"`;
    return [
      index('order_search_maker').on(makerId, updatedAt, number, status, orderId),
      index('order_search_maker_name').on(makerId, byName, number, status, orderId),
      index('order_search_owner').on(ownerId, updatedAt, number, status, orderId),
      index('order_search_owner_name').on(ownerId, byName, number, status, orderId),
      index('order_search_client').on(clientCode, updatedAt, number, status, orderId),
      index('order_search_client_name').on(clientCode, byName, number, status, orderId),
      index('order_search_project').on(projectId),
      index('order_search_words').using('gin', sql`${words} gin_trgm_ops`),
    ];
  },
);
