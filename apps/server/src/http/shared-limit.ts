import { eq, lt, lte, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { attempt } from '../database/tables/account-access';
import { excluded, now, prepared, typed, type Given } from '../database/typed';
import { no, type Refusal } from './answer';

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

const secondsFromNow = (seconds: Placeholder | SQL): SQL => sql`now() + make_interval(secs => ${seconds})`;
/** Whole seconds until a moment. */
const secondsUntil = (moment: PgColumn) => sql<number>`ceil(extract(epoch from ${moment} - now()))::integer`;

const { subject, count, blockedUntil, forgetAt } = attempt;
const isForgotten = lte(forgetAt, now);

const take = prepared(
  'shared limit',
  (db, given: Given<{ subject: Buffer; free: number; longest: number; forgets: number }>) => {
    const { free, longest, forgets } = given;
    const wait = sql`case when ${isForgotten} or ${count} + 1 < ${free}::integer then 0
      else least(2.0 ^ least(${count} + 1 - ${free}::integer, 30), ${longest}::integer) end`;
    return db
      .insert(attempt)
      .values({ subject: given.subject, count: 1, blockedUntil: now, forgetAt: secondsFromNow(forgets) })
      .onConflictDoUpdate({
        target: subject,
        set: {
          count: sql`case when ${isForgotten} then 1 else ${count} + 1 end`,
          blockedUntil: secondsFromNow(wait),
          forgetAt: secondsFromNow(forgets),
        },
        setWhere: lte(blockedUntil, now),
      })
      .returning({ count });
  },
);

/**
 * Counts one attempt: null when it is allowed, else the refusal with the seconds to wait. Attempts while waiting do not
 * count. Throws when the database is away: the call is then answered with 503.
 */
export async function takeShared(pool: pg.Pool, limit: SharedLimit, key: string): Promise<Refusal | null> {
  const { free, longest, forgets } = limit;
  const taken = await take(pool, { subject: subjectOf(limit, key), free, longest, forgets });
  if (taken.length > 0) return null;
  const [row] = await typed(pool)
    .select({ wait: secondsUntil(blockedUntil) })
    .from(attempt)
    .where(eq(subject, subjectOf(limit, key)));
  return tooManyFor(Math.max(1, row?.wait ?? 1));
}

/** So many attempts in a window of time, over all nodes: the first attempt begins it, and its end forgets all. */
export interface SharedWindow {
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

const takeWindow = prepared(
  'shared window',
  (db, given: Given<{ subject: Buffer; attempts: number; seconds: number }>) =>
    db
      .insert(attempt)
      .values({
        subject: given.subject,
        count: 1,
        blockedUntil: now,
        forgetAt: secondsFromNow(given.seconds),
      })
      .onConflictDoUpdate({
        target: subject,
        set: {
          count: sql`case when ${isForgotten} then 1 else ${count} + 1 end`,
          forgetAt: sql`case when ${isForgotten} then ${excluded(forgetAt)} else ${forgetAt} end`,
        },
        setWhere: or(sql`${count} < ${given.attempts}::integer`, isForgotten),
      })
      .returning({ count }),
);

/**
 * Counts one attempt in its window: null when it is allowed, else the refusal with the seconds until the window ends.
 * Throws when the database is away: the call is then answered with 503.
 */
export async function takeSharedWindow(
  pool: pg.Pool,
  limit: SharedWindow,
  key: string,
): Promise<Refusal | null> {
  const { attempts, seconds } = limit;
  const taken = await takeWindow(pool, { subject: subjectOf(limit, key), attempts, seconds });
  if (taken.length > 0) return null;
  const [row] = await typed(pool)
    .select({ wait: secondsUntil(forgetAt) })
    .from(attempt)
    .where(eq(subject, subjectOf(limit, key)));
  return tooManyFor(Math.max(1, row?.wait ?? 1));
}

/** Forgets the attempts of a key, after one that was right. */
export async function clearShared(pool: pg.Pool, limit: SharedLimit, key: string): Promise<void> {
  await typed(pool)
    .delete(attempt)
    .where(eq(subject, subjectOf(limit, key)));
}

/** Takes one attempt back, after it was right; those of others still count. */
export async function giveBackShared(pool: pg.Pool, limit: SharedLimit, key: string): Promise<void> {
  await typed(pool)
    .update(attempt)
    .set({ count: sql`greatest(${count} - 1, 0)`, blockedUntil: now })
    .where(eq(subject, subjectOf(limit, key)));
}

/** Removes what counts for nothing any more. */
export async function sweepAttempts(pool: pg.Pool): Promise<void> {
  await typed(pool).delete(attempt).where(lt(forgetAt, now));
}
