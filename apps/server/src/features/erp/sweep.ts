import { and, ne } from 'drizzle-orm';
import type pg from 'pg';
import { erpMessage } from '../../database/tables/erp';
import { olderThan, typed } from '../../database/typed';

/** Forgets messages that hold after so many days: a repeat of one then counts as late. One that named something unknown stays. */
export async function sweepMessages(pool: pg.Pool, days: number): Promise<void> {
  await typed(pool)
    .delete(erpMessage)
    .where(and(olderThan(erpMessage.receivedAt, `${days} days`), ne(erpMessage.outcome, 'unknown')));
}
