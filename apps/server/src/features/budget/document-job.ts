import type pg from 'pg';
import type { AppContext } from '../../app-context';
import { no, type Refusal } from '../../http/answer';
import { inLane } from '../../jobs/lanes';
import { makeDocument, makeLongDocument } from './make-document';

/** Lines of a document that takes a moment; what has more takes seconds, and has a lane of its own. */
const maxShortLines = 100;

const tasks = { short: 'makeBudgetDocument', long: 'makeLongBudgetDocument' } as const;
const names = Object.values(tasks);

/** Documents of one account that wait to be made. */
const maxWaiting = 60;

export const documentTasks = {
  ...inLane('short', { [tasks.short]: makeDocument }),
  ...inLane('long', { [tasks.long]: makeLongDocument }),
};

const keyOf = (budgetId: string): string => `budget:${budgetId}`;

/** Adds the job that makes the document of a budget, in turn with those of other accounts. */
export async function askDocument(
  { jobs }: AppContext,
  tx: pg.PoolClient,
  { id, ownerId, lines }: { readonly id: string; readonly ownerId: string; readonly lines: number },
): Promise<void> {
  const lane = lines > maxShortLines ? 'long' : 'short';
  const turn = { account: ownerId, lane } as const;
  await jobs.add(tx, tasks[lane], { budgetId: id }, { key: keyOf(id), turn });
}

/** The refusal of one document too many of an account; null while there is room. */
export async function tooManyDocuments(
  { jobs }: AppContext,
  tx: pg.Pool | pg.PoolClient,
  accountId: string,
): Promise<Refusal | null> {
  const waiting = await jobs.waiting(tx, names, accountId);
  return waiting < maxWaiting ? null : no({ code: 'documentsFull', data: { most: maxWaiting } });
}

/** How many documents are made before the one of a budget: 0 when it is at work or next, null when none is to come. */
export function documentsAhead(
  { jobs }: AppContext,
  db: pg.Pool | pg.PoolClient,
  budgetId: string,
): Promise<number | null> {
  return jobs.ahead(db, keyOf(budgetId));
}
