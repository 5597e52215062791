import type { CompanyUser, Privilege } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { account, accountPrivilege } from '../../database/tables/account';
import { typed } from '../../database/typed';

interface Row {
  id: string;
  user_id: number;
  email: string;
  first_name: string;
  last_name: string;
  roles: number[];
  register_type: number;
  approval: CompanyUser['approval'];
  client_code: string | null;
  company_crm_id: string | null;
  company_name: string | null;
  privileges: Privilege[];
  role_privileges: Privilege[];
  last_sign_in: Date | null;
  catalog_id: CatalogId;
  is_blocked: boolean;
  version: number;
}

const columns = `a.id, a.user_id, a.email, a.first_name, a.last_name, a.roles, a.register_type, a.approval, a.client_code,
  a.company_crm_id, a.company_name, a.catalog_id, a.blocked_at is not null as is_blocked, a.version, account_privileges(a.id) as privileges,
  array(select distinct privilege from role_privilege where role_id = any (a.roles) order by 1) as role_privileges,
  (select max(coalesce(rotated_at, created_at)) from session where account_id = a.id) as last_sign_in`;

const present = (row: Row): CompanyUser => ({
  id: row.id,
  userId: row.user_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  roles: row.roles,
  registerType: row.register_type,
  approval: row.approval,
  clientCode: row.client_code,
  company: row.company_crm_id === null ? null : { crmId: row.company_crm_id, name: row.company_name ?? '' },
  privileges: row.privileges,
  rolePrivileges: row.role_privileges,
  lastSignInAt: row.last_sign_in?.toISOString() ?? null,
  catalog: row.catalog_id,
  isBlocked: row.is_blocked,
  version: row.version,
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

/** A text as LIKE takes it literally. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export async function listUsers(
  client: pg.Pool | pg.PoolClient,
  { company, withBlocked, search, approval, limit, offset }: Wanted,
): Promise<{ readonly users: CompanyUser[]; readonly total: number }> {
  const where = `(a.active or $3 and a.register_type > 0) and ($1::text is null or a.company_crm_id = $1)
    and ($2::text is null or (a.email || ' ' || a.first_name || ' ' || a.last_name || ' ' || coalesce(a.company_name, ''))
      ilike '%' || $2 || '%')
    and ($4::text is null or a.approval = $4)`;
  const given = [company, search ? literal(search) : null, withBlocked, approval ?? null];
  const { rows } = await client.query<Row>(
    `select ${columns} from account a where ${where} order by a.email, a.id limit $5 offset $6`,
    [...given, limit, offset],
  );
  const counted = await client.query<{ total: number }>(
    `select count(*) as total from account a where ${where}`,
    given,
  );
  return { users: rows.map(present), total: counted.rows[0]?.total ?? 0 };
}

/** A user whom an administrator may change, blocked or not, locked until the transaction ends. */
export async function lockUser(tx: pg.PoolClient, id: string): Promise<CompanyUser | null> {
  await typed(tx).select({ id: account.id }).from(account).where(eq(account.id, id)).for('update');
  const { rows } = await tx.query<Row>(
    `select ${columns} from account a where a.id = $1 and a.register_type > 0`,
    [id],
  );
  return rows[0] ? present(rows[0]) : null;
}

export async function findUsers(client: pg.PoolClient, ids: readonly string[]): Promise<CompanyUser[]> {
  const { rows } = await client.query<Row>(
    `select ${columns} from account a where a.id = any ($1) and a.active order by a.email`,
    [ids],
  );
  return rows.map(present);
}

/** Locks users in one order, so that two changes of the same ones never wait for each other. */
export async function lockUsers(tx: pg.PoolClient, ids: readonly string[]): Promise<void> {
  await tx.query('select from account where id = any ($1) order by id for update', [ids]);
}

/** Gives a user exactly these rights: only the differences from the rights of its roles are kept. */
export async function setRights(
  tx: pg.PoolClient,
  user: CompanyUser,
  wanted: readonly Privilege[],
): Promise<void> {
  const granted = wanted.filter((each) => !user.rolePrivileges.includes(each));
  const taken = user.rolePrivileges.filter((each) => !wanted.includes(each));
  await typed(tx).delete(accountPrivilege).where(eq(accountPrivilege.accountId, user.id));
  await tx.query(
    `insert into account_privilege (account_id, privilege, granted)
     select $1::uuid, unnest($2::text[]), true union all select $1::uuid, unnest($3::text[]), false`,
    [user.id, granted, taken],
  );
  await tx.query('update account set version = version + 1, updated_at = now() where id = $1', [user.id]);
}
