import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { typed } from './typed';

/** Waits until nobody else holds the lock of this name, and holds it until the transaction ends. */
export async function lockName(tx: pg.PoolClient, name: string): Promise<void> {
  await typed(tx).execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}

/** Writers of a table go one after the other until the transaction ends; readers go on. */
export async function lockTable(tx: pg.PoolClient, table: PgTable): Promise<void> {
  await typed(tx).execute(sql`lock table ${table} in share row exclusive mode`);
}
