import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Refusal } from './answer';
import { no } from './answer';

/**
 * A limit that all nodes count together, in the database: a restart forgets nothing, and three nodes allow no more than
 * one. The limits in memory (lock-out.ts, rate-limit.ts) stand before it, so that a flood does not reach the database.
 */
export interface SharedLimit {
  /** Its name: what it counts by is told apart from that of other limits. */
  readonly name: string;
  /** Attempts without any wait. */
  readonly free: number;
  /** The longest wait in seconds; the first is one second, each further one twice as long. */
  readonly longest: number;
  /** After so many seconds without an attempt all is forgotten. */
  readonly forgets: number;
}

/** No address and no e-mail is kept. */
const subjectOf = ({ name }: { readonly name: string }, key: string) =>
  createHash('sha256').update(`${name} ${key}`).digest().subarray(0, 16);

const tooManyFor = (seconds: number): Refusal => ({
  ...no({ code: 'tooMany', data: { seconds } }),
  headers: { 'retry-after': String(seconds) },
});

/**
 * Counts one attempt: null when it is allowed, else the refusal with the seconds to wait. Attempts while waiting do not
 * count. Throws when the database is away: the call is then answered with 503.
 */
export async function takeShared(pool: pg.Pool, limit: SharedLimit, key: string): Promise<Refusal | null> {
  const { rows } = await pool.query<{ allowed: boolean; wait: number | null }>({
    name: 'shared limit',
    text: `with taken as (
        insert into attempt (subject, count, blocked_until, forget_at)
        values ($1, 1, now(), now() + make_interval(secs => $4))
        on conflict (subject) do update set
          count = case when attempt.forget_at <= now() then 1 else attempt.count + 1 end,
          blocked_until = now() + make_interval(secs => case
            when attempt.forget_at <= now() or attempt.count + 1 < $2 then 0
            else least(2.0 ^ least(attempt.count + 1 - $2, 30), $3) end),
          forget_at = now() + make_interval(secs => $4)
        where attempt.blocked_until <= now()
        returning true)
      select exists (select from taken) as allowed,
        (select ceil(extract(epoch from blocked_until - now()))::integer from attempt where subject = $1) as wait`,
    values: [subjectOf(limit, key), limit.free, limit.longest, limit.forgets],
  });
  const [row] = rows;
  if (row?.allowed) return null;
  return tooManyFor(Math.max(1, row?.wait ?? 1));
}

/** So many attempts in a window of time, over all nodes: the first attempt begins it, and its end forgets all. */
export interface SharedWindow {
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

/**
 * Counts one attempt in its window: null when it is allowed, else the refusal with the seconds until the window ends.
 * Throws when the database is away: the call is then answered with 503.
 */
export async function takeSharedWindow(
  pool: pg.Pool,
  limit: SharedWindow,
  key: string,
): Promise<Refusal | null> {
  const subject = subjectOf(limit, key);
  const { rows: taken } = await pool.query({
    name: 'shared window',
    text: `insert into attempt (subject, count, blocked_until, forget_at)
      values ($1, 1, now(), now() + make_interval(secs => $3))
      on conflict (subject) do update set
        count = case when attempt.forget_at <= now() then 1 else attempt.count + 1 end,
        forget_at = case when attempt.forget_at <= now() then excluded.forget_at else attempt.forget_at end
      where attempt.count < $2 or attempt.forget_at <= now()
      returning true`,
    values: [subject, limit.attempts, limit.seconds],
  });
  if (taken.length > 0) return null;
  const { rows } = await pool.query<{ wait: number }>({
    name: 'shared window wait',
    text: `select ceil(extract(epoch from forget_at - now()))::integer as wait from attempt where subject = $1`,
    values: [subject],
  });
  return tooManyFor(Math.max(1, rows[0]?.wait ?? 1));
}

/** Forgets the attempts of a key, after one that was right. */
export async function clearShared(pool: pg.Pool, limit: SharedLimit, key: string): Promise<void> {
  await pool.query('delete from attempt where subject = $1', [subjectOf(limit, key)]);
}

/** Takes one attempt back, after it was right; those of others still count. */
export async function giveBackShared(pool: pg.Pool, limit: SharedLimit, key: string): Promise<void> {
  await pool.query(
    'update attempt set count = greatest(count - 1, 0), blocked_until = now() where subject = $1',
    [subjectOf(limit, key)],
  );
}

/** Removes what counts for nothing any more. */
export async function sweepAttempts(pool: pg.Pool): Promise<void> {
  await pool.query('delete from attempt where forget_at < now()');
}
