import type { AccountChange, Privilege } from '@lucerna/contract';
import { and, eq, getColumns, ne, sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import { account } from '../../database/tables/account';
import { socialIdentity } from '../../database/tables/account-access';
import { anyOf, nextVersion, now, typed, type Queryable } from '../../database/typed';

const {
  passwordHash: _hash,
  blockedAt: _blocked,
  active: _active,
  createdAt: _created,
  updatedAt: _updated,
  ...columns
} = getColumns(account);

/** An account as its row holds it, without what only its own calls read. */
export type AccountRow = Pick<typeof account.$inferSelect, keyof typeof columns>;

const activeAccount = (condition: SQL): SQL | undefined => and(condition, eq(account.active, true));

const findWhere = (client: Queryable, condition: SQL) =>
  typed(client).select(columns).from(account).where(activeAccount(condition));

export async function findAccount(client: Queryable, accountId: string): Promise<AccountRow | null> {
  const [found] = await findWhere(client, eq(account.id, accountId));
  return found ?? null;
}

/** The account, locked until the transaction ends: two changes of one account happen one after the other. */
export async function lockAccount(tx: pg.PoolClient, accountId: string): Promise<AccountRow | null> {
  const [found] = await findWhere(tx, eq(account.id, accountId)).for('update');
  return found ?? null;
}

export async function findByEmail(client: Queryable, email: string): Promise<AccountRow | null> {
  const [found] = await findWhere(client, eq(account.email, email));
  return found ?? null;
}

export async function findCredentials(
  client: Queryable,
  email: string,
): Promise<{ readonly id: string; readonly passwordHash: string | null } | null> {
  const [found] = await typed(client)
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(activeAccount(eq(account.email, email)));
  return found ?? null;
}

export async function emailExists(client: Queryable, email: string): Promise<boolean> {
  return (await typed(client).$count(account, eq(account.email, email))) === 1;
}

/** What a new account is made of; the rest has its defaults. `passwordHash` is null for one that signs in elsewhere. */
export type NewAccount = Pick<
  AccountRow,
  | 'email'
  | 'roles'
  | 'firstName'
  | 'lastName'
  | 'language'
  | 'registerType'
  | 'companyName'
  | 'companyCountry'
  | 'catalogId'
> & { readonly passwordHash: string | null; readonly emailVerified: boolean };

/** Adds an account; null when the e-mail is taken, also by a sign-up of the same moment. */
export async function addAccount(
  client: Queryable,
  { emailVerified, ...row }: NewAccount,
): Promise<string | null> {
  const [added] = await typed(client)
    .insert(account)
    .values({ ...row, emailVerifiedAt: emailVerified ? now : null })
    .onConflictDoNothing({ target: account.email })
    .returning({ id: account.id });
  return added?.id ?? null;
}

/** The columns of an account that its calls change. */
export type AccountColumns = Partial<Omit<AccountRow, 'id' | 'userId' | 'contactId' | 'version'>>;

/** What every change of an account writes beside its columns. */
const touched = { version: nextVersion(account.version), updatedAt: now };

/** Changes the given columns, leaves the rest, and raises the version. */
export async function changeColumns(
  client: Queryable,
  accountId: string,
  change: AccountColumns,
): Promise<AccountRow> {
  const [changed] = await typed(client)
    .update(account)
    .set({ ...change, ...touched })
    .where(eq(account.id, accountId))
    .returning(columns);
  return changed!;
}

/** Sets or takes away the password. */
export async function setPassword(
  client: Queryable,
  accountId: string,
  passwordHash: string | null,
): Promise<void> {
  await typed(client).update(account).set({ passwordHash }).where(eq(account.id, accountId));
}

/** Takes every social channel off an account. */
export async function disconnectAll(client: Queryable, accountId: string): Promise<void> {
  await typed(client).delete(socialIdentity).where(eq(socialIdentity.accountId, accountId));
}

/** The others of an account's company, locked in one order, so that two changes of it never wait for each other. */
export async function lockColleagues(
  tx: pg.PoolClient,
  { id, companyCrmId }: Pick<AccountRow, 'id' | 'companyCrmId'>,
): Promise<string[]> {
  if (companyCrmId === null) return [];
  const rows = await typed(tx)
    .select({ id: account.id })
    .from(account)
    .where(activeAccount(and(eq(account.companyCrmId, companyCrmId), ne(account.id, id))!))
    .orderBy(account.id)
    .for('update');
  return rows.map((row) => row.id);
}

/** Changes name and kind of the company in the rows of its users. */
export async function changeCompanyOf(
  tx: pg.PoolClient,
  accountIds: readonly string[],
  company: Pick<AccountRow, 'companyName' | 'companyType'>,
): Promise<void> {
  await typed(tx)
    .update(account)
    .set({ ...company, ...touched })
    .where(anyOf(account.id, accountIds));
}

/** What a user changes of itself, by column: its settings are columns of their names. */
export function columnsOf({
  language,
  lang,
  catalog,
  ...settings
}: AccountChange): Pick<AccountColumns, 'language' | 'catalogId' | keyof typeof settings> {
  return { ...settings, language: language ?? lang, catalogId: catalog };
}

/** What the account of a row may do: the rights of its roles, with its own differences. */
export const privilegesOfRow = sql<Privilege[]>`account_privileges(${account.id})`;

/** What an account may do: the rights of its roles, with its own differences. */
export async function privilegesOf(client: Queryable, accountId: string): Promise<Privilege[]> {
  const [found] = await typed(client)
    .select({ privileges: privilegesOfRow })
    .from(account)
    .where(eq(account.id, accountId));
  return found?.privileges ?? [];
}

/** The name that a person is called by in a letter to others. */
export const nameOfRow = sql<string>`coalesce(nullif(trim(${account.firstName} || ' ' || ${account.lastName}), ''), ${account.email})`;
