import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { account, bytes, moment } from './account';

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });
const ownId = () =>
  uuid()
    .primaryKey()
    .default(sql`gen_random_uuid()`);

/** Tokens that travel by mail, by their hashes; each is good once. */
export const accountToken = pgTable(
  'account_token',
  {
    id: ownId(),
    accountId: accountId(),
    /** verify: proves the e-mail; reset: sets a new password. */
    purpose: text({ enum: ['verify', 'reset'] }).notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('account_token_account').on(table.accountId, table.purpose, table.createdAt)],
);

/** Accounts at social channels by their id there: an e-mail alone connects nothing. */
export const socialIdentity = pgTable(
  'social_identity',
  {
    provider: text().notNull(),
    providerId: text('provider_id').notNull(),
    accountId: accountId(),
    connectedAt: moment('connected_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerId] }),
    unique('social_identity_once').on(table.accountId, table.provider),
  ],
);

/** Keys for machines, by their hashes (ACC-18). */
export const apiKey = pgTable(
  'api_key',
  {
    id: ownId(),
    accountId: accountId(),
    name: text().notNull(),
    /** The first characters of the key. */
    hint: text().notNull(),
    keyHash: bytes('key_hash').notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    lastAddress: text('last_address'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('api_key_account').on(table.accountId)],
);
