import type { Privilege, SocialProvider } from '@lucerna/contract';
import { index, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core';
import { account } from './account';
import { bytes, createdAt, madeId, moment } from './columns';

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });
const ownId = () => madeId();

/** Tokens that travel by mail, by their hashes; each is good once. */
export const accountToken = pgTable(
  'account_token',
  (t) => ({
    id: ownId(),
    accountId: accountId(),
    /** verify: proves the e-mail; reset: sets a new password. */
    purpose: t.text({ enum: ['verify', 'reset'] }).notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  }),
  (table) => [index('account_token_account').on(table.accountId, table.purpose, table.createdAt)],
);

/** Accounts at social channels by their id there: an e-mail alone connects nothing. */
export const socialIdentity = pgTable(
  'social_identity',
  (t) => ({
    provider: t.text().$type<SocialProvider>().notNull(),
    providerId: t.text('provider_id').notNull(),
    accountId: accountId(),
    connectedAt: moment('connected_at').notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.provider, table.providerId] }),
    unique('social_identity_once').on(table.accountId, table.provider),
  ],
);

/** Keys for machines, by their hashes (ACC-18). */
export const apiKey = pgTable(
  'api_key',
  (t) => ({
    id: ownId(),
    accountId: accountId(),
    name: t.text().notNull(),
    /** The first characters of the key. */
    hint: t.text().notNull(),
    keyHash: bytes('key_hash').notNull().unique(),
    /** Privileges that it was made for; those that its account no longer holds do not count. */
    scopes: t.text().$type<Privilege>().array().notNull().default([]),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    lastAddress: t.text('last_address'),
    revokedAt: moment('revoked_at'),
  }),
  (table) => [index('api_key_account').on(table.accountId)],
);

/** Links printed at a start without an administrator, by their hashes; all go when the first one exists. */
export const setupLink = pgTable('setup_link', {
  tokenHash: bytes('token_hash').primaryKey(),
  createdAt: createdAt(),
});

/**
 * Attempts that are limited, counted by all nodes together. The table is unlogged: a write costs no wait for the disk,
 * and only a crash of the database itself forgets the counts.
 */
export const attempt = pgTable(
  'attempt',
  (t) => ({
    /** Hash of the limit's name and of what it counts by: no address or e-mail is kept. */
    subject: bytes().primaryKey(),
    count: t.integer().notNull(),
    /** Until then further attempts are refused. */
    blockedUntil: moment('blocked_until').notNull(),
    /** From then on the row counts for nothing. */
    forgetAt: moment('forget_at').notNull(),
  }),
  (table) => [index('attempt_forget').on(table.forgetAt)],
);
