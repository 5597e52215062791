import type { BudgetRow } from '@lucerna/contract';
import { inTransaction } from '../../database/transaction';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, sendFile, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { askDocument, documentsAhead, tooManyDocuments } from './document-job';
import { documentKey } from './make-document';
import { maySeeBudgets } from './policy';
import { needsApproval, presentBudgetRow } from './present';
import { restartDocument } from './document-store';
import { linesOf } from './lines';
import { findBudget, type StoredBudget } from './store';

/** The PDF of a budget; whether the reader may have it is asked at every download. */
export async function downloadDocument(ctx: AppContext, viewer: Viewer, id: string): Promise<Answer<never>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const budget = await findBudget(ctx.pool, viewer, id);
  if (!budget) return notFound();
  // What its maker may not sell at alone goes to nobody before somebody agreed.
  if (needsApproval(budget)) {
    return no({ code: 'approvalNeeded', data: { limit: budget.discountLimit } });
  }
  return documentFile(ctx, budget);
}

/** The PDF of a revision whose reader may have it. */
export async function documentFile(ctx: AppContext, budget: StoredBudget): Promise<Answer<never>> {
  const file = budget.documentState === 'done' ? await ctx.storage.get(documentKey(budget.id)) : null;
  if (!file) return no({ code: 'documentNotReady' });
  return sendFile({
    body: file.stream,
    type: file.type,
    size: file.size,
    name: `${fileNameOf(budget)}.pdf`,
  });
}

/** The number, of a later revision with which one it is. */
export const fileNameOf = ({
  number,
  revision,
}: {
  readonly number: string;
  readonly revision: number;
}): string => (revision === 1 ? number : `${number}-R${revision}`);

/** Asks again for a document that failed, or that nothing makes any more; for one that is made or in its turn nothing happens. */
export async function remakeDocument(
  ctx: AppContext,
  viewer: Viewer,
  id: string,
): Promise<Answer<BudgetRow>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  return inTransaction(ctx.pool, async (tx) => {
    const lost = (await documentsAhead(ctx, tx, id)) === null;
    const restarted = await restartDocument(tx, viewer, id, lost);
    const budget = await findBudget(tx, viewer, id);
    if (!budget) return notFound();
    if (restarted) {
      const full = await tooManyDocuments(ctx, tx, viewer.accountId);
      if (full) return full;
      await askDocument(ctx, tx, {
        id,
        ownerId: viewer.accountId,
        lines: (await linesOf(tx, id)).length,
      });
    }
    return answer(presentBudgetRow(budget, ctx.today()), { status: 202 });
  });
}
