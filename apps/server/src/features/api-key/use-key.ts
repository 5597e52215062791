import { roles } from '@lucerna/contract';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { KeyUse } from '../../http/viewers';
import { record } from '../audit';

/** How a key begins, so that scanners of source code recognise a lost one. */
export const keyPrefix = 'lucerna_';
export const keyHash = (key: string) => createHash('sha256').update(key).digest();

/** Whose accounts may have keys (ACC-18). */
export const rolesWithKeys: readonly [number, ...number[]] = [roles.apiUser, roles.admin];

interface Row {
  id: string;
  account_id: string;
  scopes: string[];
  unused: boolean;
  worth_recording: boolean;
}

/**
 * The account and the scopes of a key that works, or null: it works while its account may have keys. Notes when and from where it was used; the audit log gets an entry when the
 * place is another one, or an hour has passed.
 */
export async function useKey(pool: pg.Pool, key: string, address: string): Promise<KeyUse | null> {
  if (!key.startsWith(keyPrefix)) return null;
  const { rows } = await pool.query<Row>({
    name: 'api key',
    text: `select k.id, k.account_id, k.scopes,
        last_used_at is null or last_used_at < now() - interval '1 minute' as unused,
        last_used_at is null or last_used_at < now() - interval '1 hour' or last_address is distinct from $2
          as worth_recording
      from api_key k join account a on a.id = k.account_id
      where k.key_hash = $1 and k.revoked_at is null and k.expires_at > now() and a.roles && $3::smallint[]`,
    values: [keyHash(key), address, rolesWithKeys],
  });
  const [row] = rows;
  if (!row) return null;
  if (row.unused || row.worth_recording) {
    await pool.query('update api_key set last_used_at = now(), last_address = $2 where id = $1', [
      row.id,
      address,
    ]);
  }
  if (row.worth_recording) {
    const { account_id: owner } = row;
    const detail = { key: row.id };
    await record(pool, { action: 'keyUsed', actor: owner, subject: owner, address, detail });
  }
  return { accountId: row.account_id, scopes: row.scopes };
}
