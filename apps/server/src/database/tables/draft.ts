import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { account } from './account';
import type { JsonText } from '../json-text';
import { updatedAt } from './columns';

/** The work of an editor that was not added to a project yet, one row an account and key. */
export const draft = pgTable(
  'draft',
  (t) => ({
    accountId: t
      .uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** What is edited, in the words of the editor. */
    key: t.text().notNull(),
    /** Rises with every write; never falls, not even when it is removed and made anew. */
    version: t.integer().notNull(),
    title: t.text(),
    /** Where it is edited: a path of the interface. */
    path: t.text(),
    /** When the browser last changed it, milliseconds since 1970 by its own clock. */
    at: t.bigint('made_at', { mode: 'number' }).notNull(),
    /** The editor's own JSON. Text, because it is only kept and given back. */
    stored: t.text().$type<JsonText<unknown>>().notNull(),
    updatedAt: updatedAt(),
  }),
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('draft_updated').on(table.updatedAt),
  ],
);
