import type { CatalogId, StoredCreation } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { account, moment } from './account';
import type { JsonText } from '../json-text';

/** Creations that anyone with the link may open (docs/decisions/0030). */
export const share = pgTable(
  'share',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** What stands in the link: 192 random bits. */
    hash: text().notNull().unique(),
    name: text().notNull(),
    catalogId: smallint('catalog_id').$type<CatalogId>().notNull(),
    /** The stored creation as JSON; empty once it is revoked. */
    creation: text().$type<JsonText<StoredCreation>>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('share_owner').on(table.ownerId, table.createdAt)],
);
