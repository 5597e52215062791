import type { AccountChange } from '@lucerna/contract';
import type { CatalogId, LanguageCode } from '@lucerna/engine';
import type pg from 'pg';

/** An account as its row holds it. */
export interface AccountRow {
  readonly id: string;
  readonly user_id: number;
  readonly contact_id: string;
  readonly email: string;
  readonly roles: readonly number[];
  readonly first_name: string;
  readonly last_name: string;
  readonly language: LanguageCode;
  readonly catalog_id: CatalogId;
  readonly register_type: number;
  readonly user_type: number;
  readonly profession: string | null;
  readonly client_code: string | null;
  readonly company_name: string | null;
  readonly company_type: string | null;
  readonly company_crm_id: string | null;
}

type Client = pg.Pool | pg.PoolClient;

const columns = `id, user_id, contact_id, email, roles, first_name, last_name, language, catalog_id, register_type,
  user_type, profession, client_code, company_name, company_type, company_crm_id`;

export async function findAccount(client: Client, accountId: string): Promise<AccountRow | null> {
  const { rows } = await client.query<AccountRow>(`select ${columns} from account where id = $1`, [
    accountId,
  ]);
  return rows[0] ?? null;
}

export async function findCredentials(
  client: Client,
  email: string,
): Promise<{ readonly id: string; readonly password_hash: string | null } | null> {
  const { rows } = await client.query<{ id: string; password_hash: string | null }>(
    `select id, password_hash from account where email = $1 and register_type > 0`,
    [email],
  );
  return rows[0] ?? null;
}

export async function emailExists(client: Client, email: string): Promise<boolean> {
  const { rowCount } = await client.query(`select from account where email = $1`, [email]);
  return rowCount === 1;
}

/** Adds an account; null when the e-mail is taken, also by a sign-up of the same moment. */
export async function addAccount(
  client: Client,
  row: {
    readonly email: string;
    readonly passwordHash: string;
    readonly roles: readonly number[];
    readonly firstName: string;
    readonly lastName: string;
    readonly language: LanguageCode;
    readonly registerType: number;
    readonly companyName: string | null;
  },
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `insert into account (email, password_hash, roles, first_name, last_name, language, register_type, company_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (email) do nothing returning id`,
    [
      row.email,
      row.passwordHash,
      row.roles,
      row.firstName,
      row.lastName,
      row.language,
      row.registerType,
      row.companyName,
    ],
  );
  return rows[0]?.id ?? null;
}

/** Changes what is given and leaves the rest. */
export async function changeAccount(
  client: Client,
  accountId: string,
  { language, lang, catalog, firstName, lastName }: AccountChange,
): Promise<AccountRow | null> {
  const { rows } = await client.query<AccountRow>(
    `update account set language = coalesce($2, language), catalog_id = coalesce($3, catalog_id),
       first_name = coalesce($4, first_name), last_name = coalesce($5, last_name), updated_at = now()
     where id = $1 returning ${columns}`,
    [accountId, language ?? lang ?? null, catalog ?? null, firstName ?? null, lastName ?? null],
  );
  return rows[0] ?? null;
}
