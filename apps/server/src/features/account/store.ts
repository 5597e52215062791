import type { Account, AccountChange, Privilege } from '@lucerna/contract';
import type { CatalogId, LanguageCode } from '@lucerna/engine';
import type pg from 'pg';

/** An account as its row holds it. */
export interface AccountRow {
  readonly id: string;
  readonly user_id: number;
  readonly contact_id: string;
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly roles: readonly number[];
  readonly first_name: string;
  readonly last_name: string;
  readonly language: LanguageCode;
  readonly catalog_id: CatalogId;
  readonly units: Account['units'];
  readonly register_type: number;
  readonly approval: Account['approval'];
  readonly user_type: number;
  readonly profession: string | null;
  readonly phone: string | null;
  readonly client_code: string | null;
  readonly company_name: string | null;
  readonly company_type: string | null;
  readonly company_crm_id: string | null;
  readonly company_country: string | null;
  readonly company_city: string | null;
  readonly company_tax_number: string | null;
  readonly version: number;
}

export type Client = pg.Pool | pg.PoolClient;

const columns = `id, user_id, contact_id, email, email_verified_at, roles, first_name, last_name, language, catalog_id,
  units, register_type, approval, user_type, profession, phone, client_code, company_name, company_type, company_crm_id,
  company_country, company_city, company_tax_number, version`;

export async function findAccount(client: Client, accountId: string): Promise<AccountRow | null> {
  const { rows } = await client.query<AccountRow>(`select ${columns} from account where id = $1 and active`, [
    accountId,
  ]);
  return rows[0] ?? null;
}

/** The account, locked until the transaction ends: two changes of one account happen one after the other. */
export async function lockAccount(tx: pg.PoolClient, accountId: string): Promise<AccountRow | null> {
  const { rows } = await tx.query<AccountRow>(
    `select ${columns} from account where id = $1 and active for update`,
    [accountId],
  );
  return rows[0] ?? null;
}

export async function findByEmail(client: Client, email: string): Promise<AccountRow | null> {
  const { rows } = await client.query<AccountRow>(
    `select ${columns} from account where email = $1 and active`,
    [email],
  );
  return rows[0] ?? null;
}

export async function findCredentials(
  client: Client,
  email: string,
): Promise<{ readonly id: string; readonly password_hash: string | null } | null> {
  const { rows } = await client.query<{ id: string; password_hash: string | null }>(
    `select id, password_hash from account where email = $1 and active`,
    [email],
  );
  return rows[0] ?? null;
}

export async function emailExists(client: Client, email: string): Promise<boolean> {
  const { rowCount } = await client.query(`select from account where email = $1`, [email]);
  return rowCount === 1;
}

/** What a new account is made of; the rest has its defaults. */
export interface NewAccount {
  readonly email: string;
  /** null for an account that signs in elsewhere. */
  readonly passwordHash: string | null;
  readonly emailVerified: boolean;
  readonly roles: readonly number[];
  readonly firstName: string;
  readonly lastName: string;
  readonly language: LanguageCode;
  readonly registerType: number;
  readonly companyName: string | null;
  readonly companyCountry: string | null;
  readonly catalogId: CatalogId;
}

/** Adds an account; null when the e-mail is taken, also by a sign-up of the same moment. */
export async function addAccount(client: Client, row: NewAccount): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `insert into account (email, password_hash, email_verified_at, roles, first_name, last_name, language,
       register_type, company_name, company_country, catalog_id)
     values ($1, $2, case when $3 then now() end, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (email) do nothing returning id`,
    [
      row.email,
      row.passwordHash,
      row.emailVerified,
      row.roles,
      row.firstName,
      row.lastName,
      row.language,
      row.registerType,
      row.companyName,
      row.companyCountry,
      row.catalogId,
    ],
  );
  return rows[0]?.id ?? null;
}

/** The columns of an account that its calls change. */
export type AccountColumns = Partial<Omit<AccountRow, 'id' | 'user_id' | 'contact_id' | 'version'>>;

const changeable = new Set<string>(columns.split(/,\s+/).filter((name) => name !== 'version'));

/** Changes the given columns, leaves the rest, and raises the version. */
export async function changeColumns(
  client: Client,
  accountId: string,
  change: AccountColumns,
): Promise<AccountRow> {
  const given = Object.entries(change).filter(([name, value]) => value !== undefined && changeable.has(name));
  const sets = given.map(([name], place) => `${name} = $${place + 2}`);
  const { rows } = await client.query<AccountRow>(
    `update account set ${[...sets, 'version = version + 1', 'updated_at = now()'].join(', ')}
     where id = $1 returning ${columns}`,
    [accountId, ...given.map(([, value]) => value)],
  );
  return rows[0]!;
}

/** What a user changes of itself, by column. */
export function columnsOf({
  language,
  lang,
  catalog,
  firstName,
  lastName,
  units,
}: AccountChange): AccountColumns {
  return {
    language: language ?? lang,
    catalog_id: catalog,
    units,
    first_name: firstName,
    last_name: lastName,
  };
}

/** What an account may do: the rights of its roles, with its own differences. */
export async function privilegesOf(client: Client, accountId: string): Promise<Privilege[]> {
  const { rows } = await client.query<{ privileges: Privilege[] }>(
    'select account_privileges($1) as privileges',
    [accountId],
  );
  return rows[0]!.privileges;
}
