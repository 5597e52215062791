import type { Budget, BudgetRow, Operations, QueryOf, ResponseOf } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { answer, no, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { metaOf } from '../../http/paging';
import type { Viewer } from '../../viewer';
import { findAccess, refused } from '../project';
import { documentsAhead } from './document-job';
import { maySeeBudgets } from './policy';
import { presentBudget, presentBudgetRow } from './present';
import { budgetsOfProject, findBudget, setChecked } from './store';

export async function readBudget(frame: Frame, viewer: Viewer, id: string): Promise<Answer<Budget>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const budget = await findBudget(frame.pool, viewer, id);
  if (!budget) return notFound();
  const isMaking = budget.documentState === 'making';
  return answer(presentBudget(budget, isMaking ? await documentsAhead(frame, frame.pool, id) : null));
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
  return answer({ docs: budgets.map(presentBudgetRow), meta: metaOf(query, total), checked });
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
  return budget ? answer(presentBudgetRow(budget)) : notFound();
}
