import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { budget } from '../../database/tables/budget';
import { textOf, typed, type Queryable } from '../../database/typed';
import type { Viewer } from '../../viewer';
import { readableBudget } from './store';

/** Starts the document of a budget over when it failed, or when its job is `lost`. */
export async function restartDocument(
  tx: pg.PoolClient,
  viewer: Viewer,
  id: string,
  lost: boolean,
): Promise<boolean> {
  const started = await typed(tx)
    .update(budget)
    .set({ documentState: 'making', documentAttempts: 0 })
    .where(
      and(
        readableBudget(viewer, id),
        or(eq(budget.documentState, 'failed'), lost ? eq(budget.documentState, 'making') : undefined),
      ),
    )
    .returning({ id: budget.id });
  return started.length === 1;
}

/** A budget whose document is still to be made. */
const inMaking = (id: string): SQL | undefined => and(eq(budget.id, id), eq(budget.documentState, 'making'));

/** Counts an attempt at the document and says which one it is; null when there is nothing to make. */
export async function beginDocument(db: Queryable, id: string) {
  const [begun] = await typed(db)
    .update(budget)
    .set({ documentAttempts: sql`${budget.documentAttempts} + 1` })
    .where(inMaking(id))
    .returning({ projectId: budget.projectId, ownerId: budget.ownerId, attempts: budget.documentAttempts });
  return begun ?? null;
}

/**
 * Writes what a document is set from, the JSON text of a FrozenDocument, into a new file as the database sends it: of 2,000
 * lines it has tens of megabytes. JSON has no control characters, so that nothing is quoted.
 */
export async function saveFrozenDocument(pool: pg.Pool, id: string, file: string): Promise<void> {
  const client = await pool.connect();
  try {
    const found = typed(pool).select({ document: budget.document }).from(budget).where(eq(budget.id, id));
    const text = textOf(sql`copy ${found} to stdout (format csv, quote E'\\x01', delimiter E'\\x02')`);
    await pipeline(client.query(copyTo(text)), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

export async function endDocument(
  db: Queryable,
  id: string,
  documentState: 'done' | 'failed',
  documentBytes: number | null,
): Promise<void> {
  await typed(db).update(budget).set({ documentState, documentBytes }).where(inMaking(id));
}
