import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { idempotency } from '../database/tables/idempotency';
import { inTransaction } from '../database/transaction';
import { createTurns } from '../database/turns';
import { olderThan, prepared, typed, type Given } from '../database/typed';
import type { Viewer } from '../viewer';
import { answerText, no, noContent, type Answer } from './answer';

/** How long a repeat is known as one. */
const retention = '30 days';

const claimKey = prepared(
  'claim key',
  (db, given: Given<{ accountId: string; key: string; requestHash: string }>) =>
    db
      .insert(idempotency)
      .values({ accountId: given.accountId, key: given.key, requestHash: given.requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotency.key }),
);

const ofKey = (accountId: string, key: string) =>
  and(eq(idempotency.accountId, accountId), eq(idempotency.key, key));

/**
 * Does a write once under its key: the first answer is kept in the transaction of the write itself, a repeat with the
 * same content gets it again, a repeat with other content is refused (idempotencyMismatch). A concurrent repeat waits
 * for the first. An ordinary "no" is not kept, because inTransaction rolls it back: it may be tried again.
 *
 * `again` reads the thing of an answer that has a `subject`, where keeping the whole body would be waste.
 * Without a key the work is simply done.
 */
export async function withIdempotency<T>(
  tx: pg.PoolClient,
  viewer: Pick<Viewer, 'accountId'>,
  key: string | null,
  requestHash: string,
  work: () => Promise<Answer<T>>,
  again?: (subject: string) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  if (key === null) return work();
  const { accountId } = viewer;
  const db = typed(tx);
  const claimed = await claimKey(tx, { accountId, key, requestHash });
  if (claimed.length === 0) {
    const { subject, status, answer } = idempotency;
    const [kept] = await db
      .select({ requestHash: idempotency.requestHash, subject, status, answer })
      .from(idempotency)
      .where(ofKey(accountId, key));
    if (kept?.requestHash !== requestHash) return no({ code: 'idempotencyMismatch', data: { key } });
    if (kept.subject && again) return again(kept.subject);
    return kept.answer === null ? noContent() : answerText(kept.answer, { status: kept.status ?? undefined });
  }
  const first = await work();
  if (!first.ok) return first;
  const body =
    first.subject && again
      ? null
      : (first.json?.toString() ?? (first.value === undefined ? null : JSON.stringify(first.value)));
  await db
    .update(idempotency)
    .set({ subject: first.subject ?? null, status: first.status ?? null, answer: body })
    .where(ofKey(accountId, key));
  return first;
}

/** What of a call makes its write one that can be repeated. */
export interface KeyedCall {
  readonly viewer: Viewer;
  readonly idempotencyKey: string | null;
  requestHash(): string;
}

/** The same of a caller who may be the link by which somebody without an account writes: keys are known by its id. */
export type KeyedWrite = Omit<KeyedCall, 'viewer'> & { readonly viewer: Pick<Viewer, 'accountId'> };

/** How long a write waits for others of the same thing before it is refused as busy. */
const turnPatienceMs = 5000;
const turns = createTurns(turnPatienceMs);

/**
 * Does the whole write of a call in one transaction, and once under the key that the call came with. `about` is the id
 * of the thing that the write locks, where many may come at once: on a node they go one after the other, and only the
 * one whose turn it is takes a connection.
 */
export function writeOnce<T>(
  pool: pg.Pool,
  call: KeyedWrite,
  work: (tx: pg.PoolClient) => Promise<Answer<T>>,
  again?: (subject: string, tx: pg.PoolClient) => Promise<Answer<T>>,
  about?: string,
): Promise<Answer<T>> {
  const { viewer, idempotencyKey } = call;
  const write = () =>
    inTransaction(pool, (tx) =>
      withIdempotency(
        tx,
        viewer,
        idempotencyKey,
        call.requestHash(),
        () => work(tx),
        again && ((subject) => again(subject, tx)),
      ),
    );
  return about === undefined ? write() : turns.take(about, write);
}

/** Removes the keys of writes so old that nobody repeats them. */
export async function sweepKeys(pool: pg.Pool): Promise<void> {
  await typed(pool).delete(idempotency).where(olderThan(idempotency.createdAt, retention));
}
