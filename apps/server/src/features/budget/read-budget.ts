import type { Budget, BudgetRow, Operations, QueryOf, ResponseOf } from '@lucerna/contract';
import type { QuoteActor } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import { metaOf } from '../../http/paging';
import type { Terms, Viewer } from '../../viewer';
import { findAccess, refused } from '../project';
import { documentsAhead } from './document-job';
import { maySeeBudgets } from './policy';
import { linesOf } from './lines';
import { presentBudget, presentBudgetRow } from './present';
import { budgetsOfProject, findBudget, setChecked, type StoredBudget } from './store';

/** What a viewer sees of a revision, and as whom it moves it. */
interface RevisionView {
  readonly mayQuote: boolean;
  readonly seesCost: boolean;
  /** May open the project, not its quote alone. */
  readonly seesProject: boolean;
  /** Orders at its prices, as long as it holds. */
  readonly mayOrder: boolean;
  /** Null of who only made it: such a one has no side in what is agreed any more. */
  readonly actor: QuoteActor | null;
}

/**
 * What a viewer sees of a revision: who sells by it may put lines back, and who buys at the terms that it was worked
 * out at sees what it costs.
 */
export async function viewOf(ctx: AppContext, viewer: Viewer, budget: StoredBudget): Promise<RevisionView> {
  const { projectId, costClientCode, isSeller } = budget;
  const access = await findAccess(ctx.pool, viewer, projectId);
  const mayQuote = isSeller && (access?.may.has('budget') ?? false);
  const isClient = !mayQuote && (access?.may.has('budgets') ?? false);
  return {
    mayQuote,
    seesProject: access !== null,
    actor: mayQuote ? 'seller' : isClient ? 'client' : null,
    mayOrder:
      viewer.can('order.add') && (access?.may.has('order') ?? false) && isOffered(budget, access?.terms),
    seesCost: mayQuote && costClientCode !== null && access?.terms.clientCode === costClientCode,
  };
}

/**
 * Whether a quote is one that its client orders at: made by who sells for the manufacturer, for the client that would order or for
 * nobody in particular. What a firm quotes to its own client binds nobody else.
 */
export const isOffered = (
  { isBinding, quoteClientCode }: Pick<StoredBudget, 'isBinding' | 'quoteClientCode'>,
  terms: Pick<Terms, 'clientCode'> | undefined,
): boolean => isBinding && (quoteClientCode === null || quoteClientCode === terms?.clientCode);

export async function readBudget(ctx: AppContext, viewer: Viewer, id: string): Promise<Answer<Budget>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const budget = await findBudget(ctx.pool, viewer, id);
  if (!budget) return notFound();
  const lines = await linesOf(ctx.pool, id);
  const isMaking = budget.documentState === 'making';
  const ahead = isMaking ? await documentsAhead(ctx, ctx.pool, id) : null;
  const view = await viewOf(ctx, viewer, budget);
  return answer(presentBudget(budget, lines, { ...view, ahead, today: ctx.today() }));
}

/** A page of the earlier budgets of a project, newest first, with how many of all are ticked (P4). */
export async function previousBudgets(
  ctx: AppContext,
  viewer: Viewer,
  query: QueryOf<Operations['listPreviousBudgets']>,
): Promise<Answer<ResponseOf<Operations['listPreviousBudgets']>>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const { budgets, total, checked } = await budgetsOfProject(ctx.pool, viewer, query.projectId, query);
  if (total === 0) {
    const access = await findAccess(ctx.pool, viewer, query.projectId);
    if (!access?.may.has('budgets')) return refused(access);
  }
  return answer({
    docs: budgets.map((budget) => presentBudgetRow(budget, ctx.today())),
    meta: metaOf(query, total),
    checked,
  });
}

/** Ticks a previous budget or unticks it. */
export async function checkBudget(
  ctx: AppContext,
  viewer: Viewer,
  id: string,
  isChecked: boolean,
): Promise<Answer<BudgetRow>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const budget = await setChecked(ctx.pool, viewer, id, isChecked);
  return budget ? answer(presentBudgetRow(budget, ctx.today())) : notFound();
}
