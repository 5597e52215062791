import type { ApiKey } from '@lucerna/contract';
import type pg from 'pg';

export interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly last_used_at: Date | null;
}

const columns = 'id, name, hint, created_at, expires_at, last_used_at';

export const presentKey = (row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
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
    `select ${columns} from api_key where account_id = $1 and id = $2 and revoked_at is null`,
    [accountId, id],
  );
  return rows[0] ?? null;
}

export async function findKeys(pool: pg.Pool, accountId: string): Promise<KeyRow[]> {
  const { rows } = await pool.query<KeyRow>(
    `select ${columns} from api_key
     where account_id = $1 and revoked_at is null and expires_at > now()
     order by created_at desc`,
    [accountId],
  );
  return rows;
}
