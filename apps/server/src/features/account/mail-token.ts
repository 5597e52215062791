import { createHash, createHmac, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '../../database/transaction';
import type { JobFacts } from '../../jobs/lanes';
import type { Secrets } from '../../secrets';
import { lockAccount } from './store';
import type { Client } from './store';

/** What a mailed token is for, and how long it is good. */
const lifetimes = { verify: '3 days', reset: '1 hour' } as const;
type Purpose = keyof typeof lifetimes;

/** More letters of one kind in an hour are not sent, whoever asks: a mailbox is not flooded through us. */
const mostInAnHour = 5;

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
    const known = await tx.query<{ open: boolean }>(
      // Its hour begins when the letter leaves, not when the mail server first was away.
      `update account_token set expires_at = now() + $2::interval where token_hash = $1
       returning used_at is null as open`,
      [tokenHash(token), lifetimes[purpose]],
    );
    if (known.rows[0]) return known.rows[0].open ? token : null;
    const { rows } = await tx.query<{ sent: number }>(
      `select count(*) as sent from account_token
       where account_id = $1 and purpose = $2 and created_at > now() - interval '1 hour'`,
      [accountId, purpose],
    );
    if ((rows[0]?.sent ?? 0) >= mostInAnHour) return null;
    await tx.query(
      `with earlier as (
         update account_token set used_at = now() where account_id = $1 and purpose = $2 and used_at is null)
       insert into account_token (account_id, purpose, token_hash, expires_at)
       values ($1, $2, $3, now() + $4::interval)`,
      [accountId, purpose, tokenHash(token), lifetimes[purpose]],
    );
    return token;
  });
}

/** Uses a token up; the account that it was made for, or null when it is unknown, used or too old. */
export async function useToken(client: Client, token: string, purpose: Purpose): Promise<string | null> {
  const { rows } = await client.query<{ account_id: string }>(
    `update account_token set used_at = now()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
     returning account_id`,
    [tokenHash(token), purpose],
  );
  return rows[0]?.account_id ?? null;
}

export async function sweepTokens(client: Client): Promise<void> {
  await client.query(`delete from account_token where expires_at < now() - interval '1 day'`);
}
