import type { ApiKey } from '@lucerna/contract';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type pg from 'pg';
import { apiKey } from '../../database/tables/account-access';
import { now, olderThan, typed, type Queryable } from '../../database/typed';

const columns = {
  id: apiKey.id,
  name: apiKey.name,
  hint: apiKey.hint,
  scopes: apiKey.scopes,
  createdAt: apiKey.createdAt,
  expiresAt: apiKey.expiresAt,
  lastUsedAt: apiKey.lastUsedAt,
};

export type KeyRow = Pick<typeof apiKey.$inferSelect, keyof typeof columns>;

export const presentKey = ({ createdAt, expiresAt, lastUsedAt, ...row }: KeyRow): ApiKey => ({
  ...row,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const workingOf = (accountId: string) => and(eq(apiKey.accountId, accountId), isNull(apiKey.revokedAt));

export async function findKey(db: Queryable, accountId: string, id: string): Promise<KeyRow | null> {
  const [found] = await typed(db)
    .select(columns)
    .from(apiKey)
    .where(and(workingOf(accountId), eq(apiKey.id, id)));
  return found ?? null;
}

export async function findKeys(pool: pg.Pool, accountId: string): Promise<KeyRow[]> {
  return typed(pool)
    .select(columns)
    .from(apiKey)
    .where(and(workingOf(accountId), gt(apiKey.expiresAt, now)))
    .orderBy(desc(apiKey.createdAt));
}

/** How many keys of an account are not revoked; they stay so until the transaction ends. */
export async function lockKeys(tx: pg.PoolClient, accountId: string): Promise<number> {
  const rows = await typed(tx)
    .select({ id: apiKey.id })
    .from(apiKey)
    .where(workingOf(accountId))
    .for('update');
  return rows.length;
}

export type NewKey = Pick<
  typeof apiKey.$inferInsert,
  'accountId' | 'name' | 'hint' | 'keyHash' | 'scopes'
> & {
  /** The last day that it works, YYYY-MM-DD in UTC; null for so many days from now as `days` says. */
  readonly expiresOn: string | null;
  readonly days: number;
};

export async function insertKey(tx: pg.PoolClient, { expiresOn, days, ...row }: NewKey): Promise<KeyRow> {
  const expiresAt =
    expiresOn === null
      ? sql`now() + make_interval(days => ${days}::integer)`
      : sql`(${expiresOn}::date + 1)::timestamp at time zone 'UTC'`;
  const [stored] = await typed(tx)
    .insert(apiKey)
    .values({ ...row, expiresAt })
    .returning(columns);
  if (!stored) throw new Error('The key was not stored');
  return stored;
}

/** Ends one key of an account; false when it has none of that id that works. */
export async function revokeKey(pool: pg.Pool, accountId: string, id: string): Promise<boolean> {
  const rows = await typed(pool)
    .update(apiKey)
    .set({ revokedAt: now })
    .where(and(workingOf(accountId), eq(apiKey.id, id)))
    .returning({ id: apiKey.id });
  return rows.length === 1;
}

/** Ends all keys of an account: with its password, or when whoever made them was perhaps somebody else. */
export async function revokeKeys(client: Queryable, accountId: string): Promise<void> {
  await typed(client).update(apiKey).set({ revokedAt: now }).where(workingOf(accountId));
}

export async function sweepRevokedKeys(pool: pg.Pool): Promise<void> {
  await typed(pool).delete(apiKey).where(olderThan(apiKey.revokedAt, '400 days'));
}
