import type { Privilege } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './account';
import { bytes, madeId, moment } from './columns';

/** Invitations into a company; the token in the mail is kept as its hash, a new mail replaces it. */
export const invitation = pgTable(
  'invitation',
  (t) => ({
    id: madeId(),
    companyCrmId: t.text('company_crm_id').notNull(),
    email: t.text().notNull(),
    roleId: t.smallint('role_id').notNull(),
    privileges: t.text().$type<Privilege>().array().notNull(),
    language: t.text().$type<LanguageCode>().notNull(),
    invitedBy: t
      .uuid('invited_by')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').unique(),
    invitedAt: moment('invited_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
  }),
  (table) => [
    uniqueIndex('invitation_open')
      .on(table.companyCrmId, table.email)
      .where(sql`${table.acceptedAt} is null`),
    index('invitation_inviter').on(table.invitedBy),
  ],
);
