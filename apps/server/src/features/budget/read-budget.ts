import type { Budget, BudgetRow, Operations, QueryOf, ResponseOf } from '@lucerna/contract';
import type { QuoteActor } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { answer, no, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { metaOf } from '../../http/paging';
import type { Viewer } from '../../viewer';
import { findAccess, refused } from '../project';
import { documentsAhead } from './document-job';
import { maySeeBudgets } from './policy';
import { linesOf } from './lines';
import { presentBudget, presentBudgetRow } from './present';
import { budgetsOfProject, findBudget, setChecked } from './store';
import type { StoredBudget } from './store';

/** What a viewer sees of a revision, and as whom it moves it. */
interface RevisionView {
  readonly mayQuote: boolean;
  readonly seesCost: boolean;
  /** Null of who only made it: such a one has no side in what is agreed any more. */
  readonly actor: QuoteActor | null;
}

/**
 * What a viewer sees of a revision: who sells by it may put lines back, and who buys at the terms that it was worked
 * out at sees what it costs.
 */
export async function viewOf(
  frame: Frame,
  viewer: Viewer,
  { projectId, costClientCode, isSeller }: StoredBudget,
): Promise<RevisionView> {
  const access = await findAccess(frame.pool, viewer, projectId);
  const mayQuote = isSeller && (access?.may.has('budget') ?? false);
  const isClient = !mayQuote && (access?.may.has('budgets') ?? false);
  return {
    mayQuote,
    actor: mayQuote ? 'seller' : isClient ? 'client' : null,
    seesCost: mayQuote && costClientCode !== null && access?.terms.clientCode === costClientCode,
  };
}

export async function readBudget(frame: Frame, viewer: Viewer, id: string): Promise<Answer<Budget>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const budget = await findBudget(frame.pool, viewer, id);
  if (!budget) return notFound();
  const lines = await linesOf(frame.pool, id);
  const isMaking = budget.documentState === 'making';
  const ahead = isMaking ? await documentsAhead(frame, frame.pool, id) : null;
  const view = await viewOf(frame, viewer, budget);
  return answer(presentBudget(budget, lines, { ...view, ahead, today: frame.today() }));
}

/** A page of the earlier budgets of a project, newest first, with how many of all are ticked (P4). */
export async function previousBudgets(
  frame: Frame,
  viewer: Viewer,
  query: QueryOf<Operations['listPreviousBudgets']>,
): Promise<Answer<ResponseOf<Operations['listPreviousBudgets']>>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const { budgets, total, checked } = await budgetsOfProject(frame.pool, viewer, query.projectId, query);
  if (total === 0) {
    const access = await findAccess(frame.pool, viewer, query.projectId);
    if (!access?.may.has('budgets')) return refused(access);
  }
  return answer({
    docs: budgets.map((budget) => presentBudgetRow(budget, frame.today())),
    meta: metaOf(query, total),
    checked,
  });
}

/** Ticks a previous budget or unticks it. */
export async function checkBudget(
  frame: Frame,
  viewer: Viewer,
  id: string,
  isChecked: boolean,
): Promise<Answer<BudgetRow>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const budget = await setChecked(frame.pool, viewer, id, isChecked);
  return budget ? answer(presentBudgetRow(budget, frame.today())) : notFound();
}
