import type { CatalogId, StoredCreation } from '@lucerna/engine';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { ownedBy } from './account';
import type { JsonText } from '../json-text';
import { createdAt, madeId, moment } from './columns';

/** Creations that anyone with the link may open (docs/decisions/0030). */
export const share = pgTable(
  'share',
  (t) => ({
    id: madeId(),
    ownerId: ownedBy('cascade'),
    /** What stands in the link: 192 random bits. */
    hash: t.text().notNull().unique(),
    name: t.text().notNull(),
    catalogId: t.smallint('catalog_id').$type<CatalogId>().notNull(),
    /** The stored creation as JSON; empty once it is revoked. */
    creation: t.text().$type<JsonText<StoredCreation>>(),
    createdAt: createdAt(),
    revokedAt: moment('revoked_at'),
  }),
  (table) => [index('share_owner').on(table.ownerId, table.createdAt)],
);
