import type { Budget, BudgetRow } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { answer, no, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
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

/** The earlier budgets of a project, newest first, with how many are ticked (P4). */
export async function previousBudgets(
  frame: Frame,
  viewer: Viewer,
  projectId: string,
): Promise<Answer<{ docs: BudgetRow[]; checked: number }>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const budgets = await budgetsOfProject(frame.pool, viewer, projectId);
  if (!budgets) return notFound();
  const docs = budgets.map(presentBudgetRow);
  return answer({ docs, checked: docs.filter(({ isChecked }) => isChecked).length });
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
