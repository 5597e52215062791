import type { BudgetRow } from '@lucerna/contract';
import { inTransaction } from '../../database/transaction';
import type { Frame } from '../../frame';
import { answer, no, notFound, sendFile } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { documentKey } from './make-document';
import { maySeeBudgets } from './policy';
import { presentBudgetRow } from './present';
import { findBudget, restartDocument } from './store';

/** The PDF of a budget; whether the reader may have it is asked at every download. */
export async function downloadDocument(frame: Frame, viewer: Viewer, id: string): Promise<Answer<never>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const budget = await findBudget(frame.pool, viewer, id);
  if (!budget) return notFound();
  const file = budget.documentState === 'done' ? await frame.storage.get(documentKey(id)) : null;
  if (!file) return no({ code: 'documentNotReady' });
  return sendFile({ body: file.stream, type: file.type, size: file.size, name: `${budget.number}.pdf` });
}

/** Asks again for a document that failed; for one that is made or being made nothing happens. */
export async function remakeDocument(frame: Frame, viewer: Viewer, id: string): Promise<Answer<BudgetRow>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  return inTransaction(frame.pool, async (tx) => {
    if (await restartDocument(tx, viewer, id))
      await frame.jobs.add(tx, 'makeBudgetDocument', { budgetId: id });
    const budget = await findBudget(tx, viewer, id);
    return budget ? answer(presentBudgetRow(budget), { status: 202 }) : notFound();
  });
}
