import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type pg from 'pg';
import { accountToken } from '../../database/tables/account-access';
import { inTransaction } from '../../database/transaction';
import { after, now, olderThan, typed, type Queryable } from '../../database/typed';
import type { JobFacts } from '../../ports/jobs';
import type { Secrets } from '../../secrets';
import { lockAccount } from './store';

/** What a mailed token is for, and how long it is good. */
const lifetimes = { verify: '3 days', reset: '1 hour' } as const;
type Purpose = keyof typeof lifetimes;

/** More letters of one kind in an hour are not sent, whoever asks: a mailbox is not flooded through us. */
const maxInAnHour = 5;

export const tokenHash = (token: string) => createHash('sha256').update(token).digest();

/** A token of a link that no letter carries. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The token of the letter that a job sends: the same at each attempt, so that a second copy of the letter works too. */
export const letterToken = ({ signing }: Secrets, { id, at }: JobFacts): string =>
  createHmac('sha256', signing).update(`letter ${id} ${at.toISOString()}`).digest('base64url');

/**
 * Takes a token for a letter; only its hash is kept. Earlier ones of the same purpose stop working. Null when the
 * account was sent enough of them, or has used this one already; letters that are asked for at once are counted one after
 * the other.
 */
export function makeToken(
  pool: pg.Pool,
  accountId: string,
  purpose: Purpose,
  token: string,
): Promise<string | null> {
  return inTransaction(pool, async (tx) => {
    if (!(await lockAccount(tx, accountId))) return null;
    const db = typed(tx);
    const ofAccount = and(eq(accountToken.accountId, accountId), eq(accountToken.purpose, purpose));
    const [known] = await db
      .update(accountToken)
      // Its hour begins when the letter leaves, not when the mail server first was away.
      .set({ expiresAt: after(lifetimes[purpose]) })
      .where(eq(accountToken.tokenHash, tokenHash(token)))
      .returning({ usedAt: accountToken.usedAt });
    if (known) return known.usedAt === null ? token : null;
    const sent = await db.$count(
      accountToken,
      and(ofAccount, gt(accountToken.createdAt, sql`now() - interval '1 hour'`)),
    );
    if (sent >= maxInAnHour) return null;
    await db
      .update(accountToken)
      .set({ usedAt: now })
      .where(and(ofAccount, isNull(accountToken.usedAt)));
    await db
      .insert(accountToken)
      .values({ accountId, purpose, tokenHash: tokenHash(token), expiresAt: after(lifetimes[purpose]) });
    return token;
  });
}

/** Uses a token up; the account that it was made for, or null when it is unknown, used or too old. */
export async function useToken(client: Queryable, token: string, purpose: Purpose): Promise<string | null> {
  const [used] = await typed(client)
    .update(accountToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountToken.tokenHash, tokenHash(token)),
        eq(accountToken.purpose, purpose),
        isNull(accountToken.usedAt),
        gt(accountToken.expiresAt, now),
      ),
    )
    .returning({ accountId: accountToken.accountId });
  return used?.accountId ?? null;
}

export async function sweepTokens(client: Queryable): Promise<void> {
  await typed(client).delete(accountToken).where(olderThan(accountToken.expiresAt, '1 day'));
}
