import type { BudgetDraft } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useLocation } from 'react-router';
import { api, useActKey } from '../../shared/api';
import { href, useLeave } from '../../shared/route';
import { useWords } from '../../shared/words';
import { budgetOf } from './quote';
import type { Quote } from './quote';

/**
 * Generates a budget once, however often the button is pressed, and shows it; or only saves it and goes back. A refusal
 * is told by the error dialog, and the project is read again since it may have changed.
 */
export function useGenerate(draft: BudgetDraft, onRefused: () => void, onDone: () => void) {
  const say = useWords();
  const { leave, isLeaving } = useLeave();
  const isFirstPage = useLocation().key === 'default';
  const act = useActKey();
  const [create, { isLoading }] = api.useCreateBudgetMutation();

  async function generate(quote: Quote, onlySave: boolean) {
    const { projectId, projectVersion: version } = draft;
    const body = budgetOf(projectId, draft.lines, quote, onlySave);
    const answer = await create({ body, version, actKey: act.of({ body, version }) });
    if (!answer.data) return onRefused();
    act.done();
    onDone();
    const { id: budgetId, budgetNumber: number } = answer.data;
    if (!onlySave) return leave(href('budget', { projectId, budgetId }));
    notify({ tone: 'success', title: say('budgets.saved', { number }) });
    leave(isFirstPage ? href('project', { projectId }) : -1);
  }

  return { generate, isLoading: isLoading || isLeaving };
}
