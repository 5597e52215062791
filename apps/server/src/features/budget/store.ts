import { supersededBy } from '@lucerna/engine';
import { and, desc, eq, getColumns, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import type { JsonText } from '../../database/json-text';
import { budget, quote } from '../../database/tables/budget';
import { project } from '../../database/tables/project';
import { anyOf, now, typed, type Queryable } from '../../database/typed';
import { limitOf, type Page } from '../../http/paging';
import type { Viewer } from '../../viewer';
import { insertLines, type StoredLine } from './lines';
import { currentShown, decidesDiscount, isSeller, isShown, rightsOf } from './sides';

const { document: _, documentAttempts: _attempts, ...revisionColumns } = getColumns(budget);

/** A revision with what of its quote goes with it, as the viewer stands to it. */
export const budgetColumns = (viewer: Viewer) => ({
  ...revisionColumns,
  number: quote.number,
  currentRevision: quote.currentRevision,
  quoteClientCode: quote.clientCode,
  isSeller: isSeller(viewer),
  isApprover: decidesDiscount(viewer),
});

export const ofQuote = eq(quote.id, budget.quoteId);

/** A revision as it is stored, with the number of its quote; amounts in minor units of its currency. */
export type StoredBudget = Omit<typeof budget.$inferSelect, 'document' | 'documentAttempts'> &
  Pick<typeof quote.$inferSelect, 'number' | 'currentRevision'> & {
    /** The client that the quote is for; null of one that is for nobody in particular. */
    readonly quoteClientCode: string | null;
    /** The viewer sells by it; for anybody else it is a client's. */
    readonly isSeller: boolean;
    /** The viewer may decide its discount, or did. */
    readonly isApprover: boolean;
  };

export type NewRevisionRow = Omit<typeof budget.$inferInsert, 'document'> & {
  readonly costClientCode: string | null;
  /** Of two thousand lines it is written before the transaction, in pieces. */
  readonly lines: JsonText<StoredLine[]>;
  /** JSON text of a FrozenDocument. */
  readonly document: Buffer;
};

/** A revision, as long as the viewer may read it, or approve its discount. */
export function readableBudget(viewer: Viewer, id: string): SQL | undefined {
  const rights = rightsOf(viewer, 'budget', id);
  const isRead = or(and(rights.reads, isShown(viewer, rights)), decidesDiscount(viewer));
  return and(eq(budget.id, id), isRead);
}

/** The client of a project; null where it has none. */
export async function clientCodeOf(db: Queryable, projectId: string): Promise<string | null> {
  const [found] = await typed(db)
    .select({ clientCode: project.clientCode })
    .from(project)
    .where(eq(project.id, projectId));
  return found?.clientCode ?? null;
}

/** Begins a quote, of the client of its project. */
export async function insertQuote(
  tx: pg.PoolClient,
  row: Pick<typeof quote.$inferInsert, 'id' | 'number' | 'projectId' | 'ownerId' | 'requestId'>,
) {
  const clientCode = sql`(select ${project.clientCode} from ${project} where ${project.id} = ${row.projectId})`;
  const [stored] = await typed(tx)
    .insert(quote)
    .values({ ...row, clientCode })
    .returning();
  if (!stored) throw new Error('The quote was not stored');
  return stored;
}

/** Stores a revision with its lines. */
export async function insertRevision(
  tx: pg.PoolClient,
  {
    number,
    currentRevision,
    clientCode,
  }: Pick<typeof quote.$inferSelect, 'number' | 'currentRevision' | 'clientCode'>,
  { lines, document, ...row }: NewRevisionRow,
): Promise<StoredBudget> {
  const [stored] = await typed(tx)
    .insert(budget)
    .values({ ...row, document: sql`${document}` })
    .returning(revisionColumns);
  if (!stored) throw new Error('The revision was not stored');
  await insertLines(tx, row.id, lines);
  return {
    ...stored,
    number,
    currentRevision,
    quoteClientCode: clientCode,
    isSeller: true,
    isApprover: false,
  };
}

/** A revision that the viewer may read; null for any other. */
export async function findBudget(db: Queryable, viewer: Viewer, id: string): Promise<StoredBudget | null> {
  const [found] = await typed(db)
    .select(budgetColumns(viewer))
    .from(budget)
    .innerJoin(quote, ofQuote)
    .where(readableBudget(viewer, id));
  return found ?? null;
}

/** A revision for who may read it without an account, as its client. */
export async function findLinkedBudget(db: Queryable, id: string): Promise<StoredBudget | null> {
  const [found] = await typed(db)
    .select({
      ...revisionColumns,
      ...{
        number: quote.number,
        currentRevision: quote.currentRevision,
        quoteClientCode: quote.clientCode,
      },
      isSeller: sql<boolean>`false`,
      isApprover: sql<boolean>`false`,
    })
    .from(budget)
    .innerJoin(quote, ofQuote)
    .where(eq(budget.id, id));
  return found ?? null;
}

export interface BudgetsOfProject {
  readonly budgets: readonly StoredBudget[];
  readonly total: number;
  readonly checked: number;
}

/**
 * A page of the quotes of a project that the viewer may read, each by the newest revision that is shown to it, newest first: all
 * of them, or those that it made itself.
 */
export async function budgetsOfProject(
  db: Queryable,
  viewer: Viewer,
  projectId: string,
  page: Page,
): Promise<BudgetsOfProject> {
  const found = and(
    eq(budget.projectId, projectId),
    eq(budget.revision, currentShown(viewer, rightsOf(viewer, 'project', projectId))),
  );
  const [counted] = await typed(db)
    .select({
      total: sql<number>`count(*)`,
      checked: sql<number>`count(*) filter (where ${budget.isChecked})`,
    })
    .from(budget)
    .innerJoin(quote, ofQuote)
    .where(found);
  const { total = 0, checked = 0 } = counted ?? {};
  const [limit, offset] = limitOf(page);
  const budgets = await typed(db)
    .select(budgetColumns(viewer))
    .from(budget)
    .innerJoin(quote, ofQuote)
    .where(found)
    .orderBy(desc(budget.createdAt), desc(quote.number))
    .limit(limit)
    .offset(offset);
  return { budgets, total, checked };
}

export async function setChecked(
  db: Queryable,
  viewer: Viewer,
  id: string,
  isChecked: boolean,
): Promise<StoredBudget | null> {
  await typed(db).update(budget).set({ isChecked }).where(readableBudget(viewer, id));
  return findBudget(db, viewer, id);
}

/** Locks a quote against its other changes. */
export async function lockQuote(tx: pg.PoolClient, id: string): Promise<void> {
  await typed(tx).select({ id: quote.id }).from(quote).where(eq(quote.id, id)).for('update');
}

/** Gives a quote its next revision; null where another one came first. */
export async function takeQuote(tx: pg.PoolClient, id: string, revision: number) {
  const [taken] = await typed(tx)
    .update(quote)
    .set({ currentRevision: revision, updatedAt: now })
    .where(and(eq(quote.id, id), eq(quote.currentRevision, revision - 1)))
    .returning();
  return taken ?? null;
}

/** What a later revision of the quote takes the place of (supersededBy of the engine). */
export async function supersede(
  tx: pg.PoolClient,
  quoteId: string,
  revision: number,
  later: 'draft' | 'sent',
): Promise<void> {
  await typed(tx)
    .update(budget)
    .set({ state: 'superseded', stateAt: now, stateBy: null })
    .where(
      and(
        eq(budget.quoteId, quoteId),
        lt(budget.revision, revision),
        anyOf(budget.state, supersededBy(later)),
      ),
    );
}

export async function moveState(
  tx: pg.PoolClient,
  id: string,
  change: Pick<StoredBudget, 'state' | 'stateNote' | 'stateBy'>,
): Promise<void> {
  const [moved] = await typed(tx)
    .update(budget)
    .set({ ...change, stateAt: now, ...(change.state === 'sent' && { sentAt: now }) })
    .where(eq(budget.id, id))
    .returning({ quoteId: budget.quoteId });
  if (moved) await typed(tx).update(quote).set({ updatedAt: now }).where(eq(quote.id, moved.quoteId));
}

/** An accepted revision is the one that counts; what else was undecided is superseded. */
export async function decide(
  tx: pg.PoolClient,
  { id, quoteId, revision }: Pick<StoredBudget, 'id' | 'quoteId' | 'revision'>,
): Promise<void> {
  const db = typed(tx);
  await db.update(quote).set({ currentRevision: revision }).where(eq(quote.id, quoteId));
  await db
    .update(budget)
    .set({ state: 'superseded', stateAt: now, stateBy: null })
    .where(and(eq(budget.quoteId, quoteId), ne(budget.id, id), anyOf(budget.state, supersededBy('sent'))));
}

/** Stores that a discount was approved, or refused for a reason. */
export async function decideDiscount(
  tx: pg.PoolClient,
  id: string,
  { accountId, email }: Pick<Viewer, 'accountId' | 'email'>,
  refusedReason: string | null,
): Promise<void> {
  const decision =
    refusedReason === null
      ? { approvedBy: email, approvedAt: now }
      : { refusedBy: email, refusedAt: now, refusedReason };
  await typed(tx)
    .update(budget)
    .set({ ...decision, decidedBy: accountId })
    .where(eq(budget.id, id));
}
