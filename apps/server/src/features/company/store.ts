import type { CompanyUser, Privilege } from '@lucerna/contract';
import { and, asc, eq, gt, ilike, sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import { account, accountPrivilege, rolePrivilege, session } from '../../database/tables/account';
import { containing } from '../../database/text';
import { anyOf, nextVersion, now, typed, type Queryable } from '../../database/typed';
import { privilegesOfRow } from '../account';

const columns = {
  id: account.id,
  userId: account.userId,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  roles: account.roles,
  registerType: account.registerType,
  approval: account.approval,
  clientCode: account.clientCode,
  companyCrmId: account.companyCrmId,
  companyName: account.companyName,
  catalog: account.catalogId,
  blockedAt: account.blockedAt,
  version: account.version,
  privileges: privilegesOfRow,
  rolePrivileges: sql<Privilege[]>`array(select distinct ${rolePrivilege.privilege} from ${rolePrivilege}
    where ${rolePrivilege.roleId} = any (${account.roles}) order by 1)`,
  lastSignInAt:
    sql<Date | null>`(select max(coalesce(${session.rotatedAt}, ${session.createdAt})) from ${session}
    where ${session.accountId} = ${account.id})`.mapWith(session.createdAt),
};

const selectUsers = (db: Queryable) => typed(db).select(columns).from(account);
type Row = Awaited<ReturnType<typeof selectUsers>>[number];

const present = ({ companyCrmId, companyName, blockedAt, lastSignInAt, ...row }: Row): CompanyUser => ({
  ...row,
  company: companyCrmId === null ? null : { crmId: companyCrmId, name: companyName ?? '' },
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
  isBlocked: blockedAt !== null,
});

/** Which users: those of a company, or of all companies with null. */
export interface Wanted {
  readonly company: string | null;
  /** Those too that were blocked. */
  readonly withBlocked: boolean;
  readonly search: string | undefined;
  readonly approval: CompanyUser['approval'] | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A deleted account stays as a row of this kind. */
const isThere = gt(account.registerType, 0);
const words = sql`${account.email} || ' ' || ${account.firstName} || ' ' || ${account.lastName} || ' '
  || coalesce(${account.companyName}, '')`;

export async function listUsers(
  db: Queryable,
  { company, withBlocked, search, approval, limit, offset }: Wanted,
): Promise<{ readonly users: CompanyUser[]; readonly total: number }> {
  const found: SQL | undefined = and(
    withBlocked ? isThere : eq(account.active, true),
    company === null ? undefined : eq(account.companyCrmId, company),
    search ? ilike(words, containing(search)) : undefined,
    approval ? eq(account.approval, approval) : undefined,
  );
  const rows = await selectUsers(db)
    .where(found)
    .orderBy(asc(account.email), asc(account.id))
    .limit(limit)
    .offset(offset);
  return { users: rows.map(present), total: await typed(db).$count(account, found) };
}

/** A user whom an administrator may change, blocked or not, locked until the transaction ends. */
export async function lockUser(tx: pg.PoolClient, id: string): Promise<CompanyUser | null> {
  await lockUsers(tx, [id]);
  const [row] = await selectUsers(tx).where(and(eq(account.id, id), isThere));
  return row ? present(row) : null;
}

export async function findUsers(tx: pg.PoolClient, ids: readonly string[]): Promise<CompanyUser[]> {
  const rows = await selectUsers(tx)
    .where(and(anyOf(account.id, ids), eq(account.active, true)))
    .orderBy(account.email);
  return rows.map(present);
}

/** Locks users in one order, so that two changes of the same ones never wait for each other. */
export async function lockUsers(tx: pg.PoolClient, ids: readonly string[]): Promise<void> {
  await typed(tx)
    .select({ id: account.id })
    .from(account)
    .where(anyOf(account.id, ids))
    .orderBy(account.id)
    .for('update');
}

/** Gives a user exactly these rights: only the differences from the rights of its roles are kept. */
export async function setRights(
  tx: pg.PoolClient,
  user: CompanyUser,
  wanted: readonly Privilege[],
): Promise<void> {
  const db = typed(tx);
  const accountId = user.id;
  const granted = wanted.filter((each) => !user.rolePrivileges.includes(each));
  const taken = user.rolePrivileges.filter((each) => !wanted.includes(each));
  const differences = [
    ...granted.map((privilege) => ({ accountId, privilege, granted: true })),
    ...taken.map((privilege) => ({ accountId, privilege, granted: false })),
  ];
  await db.delete(accountPrivilege).where(eq(accountPrivilege.accountId, accountId));
  if (differences.length > 0) await db.insert(accountPrivilege).values(differences);
  await db
    .update(account)
    .set({ version: nextVersion(account.version), updatedAt: now })
    .where(eq(account.id, accountId));
}
