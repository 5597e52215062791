import type { ApiKey, Privilege } from '@lucerna/contract';
import type pg from 'pg';

export interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: Privilege[];
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly last_used_at: Date | null;
}

export const keyColumns = 'id, name, hint, scopes, created_at, expires_at, last_used_at';

export const presentKey = (row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

export async function findKey(
  db: Pick<pg.Pool, 'query'>,
  accountId: string,
  id: string,
): Promise<KeyRow | null> {
  const { rows } = await db.query<KeyRow>(
    `select ${keyColumns} from api_key where account_id = $1 and id = $2 and revoked_at is null`,
    [accountId, id],
  );
  return rows[0] ?? null;
}

export async function findKeys(pool: pg.Pool, accountId: string): Promise<KeyRow[]> {
  const { rows } = await pool.query<KeyRow>(
    `select ${keyColumns} from api_key
     where account_id = $1 and revoked_at is null and expires_at > now()
     order by created_at desc`,
    [accountId],
  );
  return rows;
}

/** Ends all keys of an account: with its password, or when whoever made them was perhaps somebody else. */
export async function revokeKeys(client: pg.Pool | pg.PoolClient, accountId: string): Promise<void> {
  await client.query('update api_key set revoked_at = now() where account_id = $1 and revoked_at is null', [
    accountId,
  ]);
}
