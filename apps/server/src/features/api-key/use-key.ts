import { roles } from '@lucerna/contract';
import { and, arrayOverlaps, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { account } from '../../database/tables/account';
import { apiKey } from '../../database/tables/account-access';
import { now, olderThan, prepared, typed, type Given } from '../../database/typed';
import type { KeyUse } from '../../http/viewers';
import { record } from '../audit';

/** How a key begins, so that scanners of source code recognise a lost one. */
export const keyPrefix = 'lucerna_';
export const keyHash = (key: string) => createHash('sha256').update(key).digest();

/** Whose accounts may have keys (ACC-18). */
export const rolesWithKeys: readonly [number, ...number[]] = [roles.apiUser, roles.admin];

const never = isNull(apiKey.lastUsedAt);

const findWorking = prepared('api key', (db, given: Given<{ hash: Buffer; address: string }>) =>
  db
    .select({
      id: apiKey.id,
      accountId: apiKey.accountId,
      scopes: apiKey.scopes,
      isUnused: sql<boolean>`${or(never, olderThan(apiKey.lastUsedAt, '1 minute'))}`,
      isWorthRecording: sql<boolean>`${or(
        never,
        olderThan(apiKey.lastUsedAt, '1 hour'),
        sql`${apiKey.lastAddress} is distinct from ${given.address}`,
      )}`,
    })
    .from(apiKey)
    .innerJoin(account, eq(account.id, apiKey.accountId))
    .where(
      and(
        eq(apiKey.keyHash, given.hash),
        isNull(apiKey.revokedAt),
        gt(apiKey.expiresAt, now),
        arrayOverlaps(account.roles, [...rolesWithKeys]),
      ),
    ),
);

/**
 * The account and the scopes of a key that works, or null: it works while its account may have keys. Notes when and from where it was used; the audit log gets an entry when the
 * place is another one, or an hour has passed.
 */
export async function useKey(pool: pg.Pool, key: string, address: string): Promise<KeyUse | null> {
  if (!key.startsWith(keyPrefix)) return null;
  const [row] = await findWorking(pool, { hash: keyHash(key), address });
  if (!row) return null;
  const { id, accountId, scopes } = row;
  if (row.isUnused || row.isWorthRecording) {
    await typed(pool).update(apiKey).set({ lastUsedAt: now, lastAddress: address }).where(eq(apiKey.id, id));
  }
  if (row.isWorthRecording) {
    const detail = { key: id };
    await record(pool, { action: 'keyUsed', actor: accountId, subject: accountId, address, detail });
  }
  return { accountId, scopes };
}
