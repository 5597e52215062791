import { accountApprovals } from '@lucerna/contract';
import type { Account, CompanyType, Privilege, Profession } from '@lucerna/contract';
import { catalogIds, defaultCatalogId, type CatalogId, type LanguageCode } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { bytes, createdAt, madeId, moment, rowOfOther, updatedAt } from './columns';

/**
 * Companies whose users see one another's projects (`project.view.company`). A trigger of `account` adds one with its first user and
 * keeps its name; what is typed as a company's name joins nobody to it.
 */
export const company = pgTable('company', (t) => ({
  /** As the CRM knows it (P3, company.crmId). */
  id: t.text().primaryKey(),
  name: t.text().notNull(),
  createdAt: createdAt(),
}));

/** People who sign in (P3, User). */
export const account = pgTable(
  'account',
  (t) => ({
    id: madeId(),
    userId: t.integer('user_id').notNull().generatedAlwaysAsIdentity().unique(),
    contactId: t
      .uuid('contact_id')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    /** Lower case, so that it is unique whatever the case typed. */
    email: t.text().notNull().unique(),
    /** When a mail to it was answered; null while nobody has proven it. */
    emailVerifiedAt: moment('email_verified_at'),
    /** argon2id; null for an account that signs in elsewhere. */
    passwordHash: t.text('password_hash'),
    roles: t.smallint().array().notNull(),
    firstName: t.text('first_name').notNull().default(''),
    lastName: t.text('last_name').notNull().default(''),
    language: t.text().$type<LanguageCode>().notNull().default('en'),
    catalogId: t.smallint('catalog_id').$type<CatalogId>().notNull().default(defaultCatalogId),
    /** In which units its pages show measures; null for those of the catalogue at hand. */
    units: t.text().$type<NonNullable<Account['units']>>(),
    registerType: t.smallint('register_type').notNull().default(2),
    /** What an administrator is asked, or has said, of a professional who has told all; null where nobody is asked. */
    approval: t.text({ enum: accountApprovals }),
    /** Since when nobody signs in to it, as with the demo's accounts when the demo is over; null for most. */
    blockedAt: moment('blocked_at'),
    /** Neither deleted nor blocked: the one condition that every look-up of a working account asks. */
    active: t
      .boolean()
      .notNull()
      .generatedAlwaysAs(sql`register_type > 0 and blocked_at is null`),
    userType: t.smallint('user_type').notNull().default(0),
    profession: t.text().$type<Profession>(),
    phone: t.text(),
    clientCode: t.text('client_code'),
    companyName: t.text('company_name'),
    companyType: t.text('company_type').$type<CompanyType>(),
    companyCrmId: t.text('company_crm_id').references(() => company.id),
    companyCountry: t.text('company_country'),
    companyCity: t.text('company_city'),
    companyTaxNumber: t.text('company_tax_number'),
    version: t.integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [
    check(
      'account_email_lower',
      sql`${table.email} = lower(${table.email}) and length(${table.email}) <= 248`,
    ),
    check('account_catalog', sql`${table.catalogId} in (${sql.raw(catalogIds.join(', '))})`),
    check('account_units', sql`${table.units} in ('metric', 'imperial')`),
    check(
      'account_approval',
      sql`${table.approval} in (${sql.raw(accountApprovals.map((each) => `'${each}'`).join(', '))})`,
    ),
    index('account_company').on(table.companyCrmId),
    index('account_awaiting')
      .on(table.email)
      .where(sql`approval = 'asked'`),
  ],
);

/** Whose a row is. */
export const ownedBy = (onDelete?: 'cascade') => rowOfOther('owner_id', () => account.id, onDelete);

/** Sessions: only hashes of the refresh tokens are kept. */
export const session = pgTable(
  'session',
  (t) => ({
    id: madeId(),
    accountId: t
      .uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    /** The token before the last exchange: good for ten seconds more, a theft afterwards. */
    previousHash: bytes('previous_hash'),
    rotatedAt: moment('rotated_at'),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Where the sign-in came from, for its owner to recognise. */
    address: t.text(),
    userAgent: t.text('user_agent'),
    createdAt: createdAt(),
  }),
  (table) => [index('session_account').on(table.accountId), index('session_previous').on(table.previousHash)],
);

/** The contract's roles, written at every start: how the feed calls those of `account.roles`. */
export const role = pgTable('role', (t) => ({
  id: t.smallint().primaryKey(),
  name: t.text().notNull().unique(),
}));

/** Rights of the roles; editable (ACC-15). */
export const rolePrivilege = pgTable(
  'role_privilege',
  (t) => ({ roleId: t.smallint('role_id').notNull(), privilege: t.text().$type<Privilege>().notNull() }),
  (table) => [primaryKey({ columns: [table.roleId, table.privilege] })],
);

/** Rights of one account that differ from those of its roles: granted beside them, or taken away. */
export const accountPrivilege = pgTable(
  'account_privilege',
  (t) => ({
    accountId: t
      .uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    privilege: t.text().$type<Privilege>().notNull(),
    granted: t.boolean().notNull().default(true),
  }),
  (table) => [primaryKey({ columns: [table.accountId, table.privilege] })],
);
