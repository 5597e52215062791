import { accountApprovals } from '@lucerna/contract';
import type { Account, CompanyType, Privilege, Profession } from '@lucerna/contract';
import { catalogIds } from '@lucerna/engine';
import type { CatalogId, LanguageCode } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, madeId, moment, updatedAt } from './columns';

/**
 * Companies whose users see one another's projects (`project.view.company`). A trigger of `account` adds one with its first user and
 * keeps its name; what is typed as a company's name joins nobody to it.
 */
export const company = pgTable('company', {
  /** As the CRM knows it (P3, company.crmId). */
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: createdAt(),
});

/** People who sign in (P3, User). */
export const account = pgTable(
  'account',
  {
    id: madeId(),
    userId: integer('user_id').notNull().generatedAlwaysAsIdentity().unique(),
    contactId: uuid('contact_id')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    /** Lower case, so that it is unique whatever the case typed. */
    email: text().notNull().unique(),
    /** When a mail to it was answered; null while nobody has proven it. */
    emailVerifiedAt: moment('email_verified_at'),
    /** argon2id; null for an account that signs in elsewhere. */
    passwordHash: text('password_hash'),
    roles: smallint().array().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    language: text().$type<LanguageCode>().notNull().default('en'),
    catalogId: smallint('catalog_id').$type<CatalogId>().notNull().default(16),
    /** In which units its pages show measures; null for those of the catalogue at hand. */
    units: text().$type<NonNullable<Account['units']>>(),
    registerType: smallint('register_type').notNull().default(2),
    /** What an administrator is asked, or has said, of a professional who has told all; null where nobody is asked. */
    approval: text({ enum: accountApprovals }),
    /** Since when nobody signs in to it, as with the demo's accounts when the demo is over; null for most. */
    blockedAt: moment('blocked_at'),
    /** Neither deleted nor blocked: the one condition that every look-up of a working account asks. */
    active: boolean()
      .notNull()
      .generatedAlwaysAs(sql`register_type > 0 and blocked_at is null`),
    userType: smallint('user_type').notNull().default(0),
    profession: text().$type<Profession>(),
    phone: text(),
    clientCode: text('client_code'),
    companyName: text('company_name'),
    companyType: text('company_type').$type<CompanyType>(),
    companyCrmId: text('company_crm_id').references(() => company.id),
    companyCountry: text('company_country'),
    companyCity: text('company_city'),
    companyTaxNumber: text('company_tax_number'),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
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

/** Whose a row is; where it says so, the row goes with its account. */
export const ownedBy = (onDelete?: 'cascade') =>
  uuid('owner_id')
    .notNull()
    .references(() => account.id, onDelete ? { onDelete } : {});

/** Sessions: only hashes of the refresh tokens are kept. */
export const session = pgTable(
  'session',
  {
    id: madeId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    /** The token before the last exchange: good for ten seconds more, a theft afterwards. */
    previousHash: bytes('previous_hash'),
    rotatedAt: moment('rotated_at'),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Where the sign-in came from, for its owner to recognise. */
    address: text(),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
  },
  (table) => [index('session_account').on(table.accountId), index('session_previous').on(table.previousHash)],
);

/** The contract's roles, written at every start: how the feed calls those of `account.roles`. */
export const role = pgTable('role', { id: smallint().primaryKey(), name: text().notNull().unique() });

/** Rights of the roles; editable (ACC-15). */
export const rolePrivilege = pgTable(
  'role_privilege',
  { roleId: smallint('role_id').notNull(), privilege: text().$type<Privilege>().notNull() },
  (table) => [primaryKey({ columns: [table.roleId, table.privilege] })],
);

/** Rights of one account that differ from those of its roles: granted beside them, or taken away. */
export const accountPrivilege = pgTable(
  'account_privilege',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    privilege: text().$type<Privilege>().notNull(),
    granted: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.privilege] })],
);
