import type { Budget } from '@lucerna/contract';
import { and, desc, eq, getColumns, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { JsonText } from '../../database/json-text';
import { budget } from '../../database/tables/budget';
import { textOf, typed } from '../../database/typed';
import type { Queryable } from '../../database/typed';
import { limitOf, type Page } from '../../http/paging';
import type { Viewer } from '../../viewer';
import { mayDo } from '../project';

const { document: _, documentAttempts: _attempts, ...columns } = getColumns(budget);
const { products: _products, ...rowColumns } = columns;

/** A budget as it is stored; amounts in minor units of its currency. */
export type StoredBudget = Omit<typeof budget.$inferSelect, 'document' | 'documentAttempts'>;

/** A budget without its lines. */
export type StoredBudgetRow = Omit<StoredBudget, 'products'>;

export type NewBudgetRow = Omit<
  StoredBudgetRow,
  'createdAt' | 'isChecked' | 'documentState' | 'documentBytes'
> & {
  /** Of two thousand lines it is written before the transaction, in pieces. */
  readonly products: JsonText<Budget['products']>;
  /** JSON text of a FrozenDocument. */
  readonly document: string;
};

/** A budget, as long as the viewer may read it. */
const readableBudget = (viewer: Viewer, id: string): SQL | undefined =>
  and(eq(budget.id, id), mayDo(viewer, 'budgets', 'budget', id));

export async function insertBudget(
  tx: pg.PoolClient,
  { products, document, ...row }: NewBudgetRow,
): Promise<StoredBudgetRow> {
  const [stored] = await typed(tx)
    .insert(budget)
    .values({ ...row, products: sql`${products}`, document: sql`${document}` })
    .returning(rowColumns);
  if (!stored) throw new Error('The budget was not stored');
  return stored;
}

/** A budget that the viewer may read; null for any other. */
export async function findBudget(db: Queryable, viewer: Viewer, id: string): Promise<StoredBudget | null> {
  const [found] = await typed(db).select(columns).from(budget).where(readableBudget(viewer, id));
  return found ?? null;
}

export interface BudgetsOfProject {
  readonly budgets: readonly StoredBudgetRow[];
  readonly total: number;
  readonly checked: number;
}

/** A page of the budgets of a project that the viewer may read, newest first: all of them, or those that it made itself. */
export async function budgetsOfProject(
  db: Queryable,
  viewer: Viewer,
  projectId: string,
  page: Page,
): Promise<BudgetsOfProject> {
  const found = and(
    eq(budget.projectId, projectId),
    or(eq(budget.ownerId, viewer.accountId), mayDo(viewer, 'budgets', 'project', projectId)),
  );
  const [counted] = await typed(db)
    .select({
      total: sql<number>`count(*)`,
      checked: sql<number>`count(*) filter (where ${budget.isChecked})`,
    })
    .from(budget)
    .where(found);
  const { total = 0, checked = 0 } = counted ?? {};
  const [limit, offset] = limitOf(page);
  const budgets = await typed(db)
    .select(rowColumns)
    .from(budget)
    .where(found)
    .orderBy(desc(budget.createdAt), desc(budget.number))
    .limit(limit)
    .offset(offset);
  return { budgets, total, checked };
}

export async function setChecked(
  db: Queryable,
  viewer: Viewer,
  id: string,
  isChecked: boolean,
): Promise<StoredBudgetRow | null> {
  const [row] = await typed(db)
    .update(budget)
    .set({ isChecked })
    .where(readableBudget(viewer, id))
    .returning(rowColumns);
  return row ?? null;
}

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
