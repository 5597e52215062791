import type { BudgetRow } from '@lucerna/contract';
import { quoteStateOn } from '@lucerna/engine';
import type { FastifyRequest } from 'fastify';
import { changeSide } from '../../database/change-side';
import { recordEvent } from '../../database/events';
import { inTransaction } from '../../database/transaction';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer, type Refusal } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { linkOrigin } from '../mail';
import { tellDecision } from './approval-letters';
import { discountLimitOf } from './discount-limit';
import { catalogOf } from './list-quotes';
import { stuck } from './move-budget';
import { maySeeBudgets } from './policy';
import { isAwaiting, needsApproval, presentBudgetRow } from './present';
import { viewOf } from './read-budget';
import { decideDiscount, findBudget, lockQuote, type StoredBudget } from './store';

interface Call {
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
}

/** Agrees to discounts above the limit of who gave them: for those who may give as much themselves. */
export const approveBudget = (ctx: AppContext, call: Call, id: string): Promise<Answer<BudgetRow>> =>
  decide(ctx, call, id, null);

/** Does not agree to them, for a reason: whoever gave them makes another revision. */
export const refuseDiscount = (
  ctx: AppContext,
  call: Call,
  id: string,
  reason: string,
): Promise<Answer<BudgetRow>> => decide(ctx, call, id, reason);

/** Whether it was decided so before. */
const stands = (budget: StoredBudget, reason: string | null): boolean =>
  reason === null ? !needsApproval(budget) : budget.refusedBy !== null;

/** Why a revision is not the viewer's to decide, where it may be read. */
async function notYours(ctx: AppContext, viewer: Viewer, budget: StoredBudget): Promise<Refusal> {
  const { mayQuote } = await viewOf(ctx, viewer, budget);
  if (!mayQuote) return no({ code: 'projectForbidden' });
  const state = quoteStateOn(budget, ctx.today());
  if (state !== 'draft') return no(stuck[state] ?? { code: 'quoteDecided' });
  const catalogId = await catalogOf(ctx.pool, budget.projectId);
  const limit = discountLimitOf(ctx.catalogue.current(), catalogId, viewer.roles);
  return no(
    limit < budget.deepestDiscount
      ? { code: 'approvalNotYours', data: { limit } }
      : { code: 'discountDecided' },
  );
}

/** Decides a discount that waits, once: `reason` is null where it is approved. */
async function decide(
  ctx: AppContext,
  { viewer, request }: Call,
  id: string,
  reason: string | null,
): Promise<Answer<BudgetRow>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const found = await findBudget(ctx.pool, viewer, id);
  if (!found) return notFound();
  if (!found.isApprover) {
    const refusal = await notYours(ctx, viewer, found);
    const isDone = stands(found, reason) && refusal.problems.every(({ code }) => code === 'discountDecided');
    return isDone ? answer(presentBudgetRow(found, ctx.today())) : refusal;
  }
  const done = await inTransaction(ctx.pool, async (tx) => {
    await lockQuote(tx, found.quoteId);
    const budget = await findBudget(tx, viewer, id);
    if (!budget) return notFound();
    if (stands(budget, reason)) return answer(presentBudgetRow(budget, ctx.today()));
    const state = quoteStateOn(budget, ctx.today());
    if (state !== 'draft') return no(stuck[state] ?? { code: 'quoteDecided' });
    if (!isAwaiting(budget) || !budget.isApprover) return no({ code: 'discountDecided' });
    await decideDiscount(tx, id, viewer, reason);
    await recordDecision(tx, viewer, budget, reason);
    await tellDecision(ctx, tx, { budgetId: id, origin: linkOrigin(request, ctx.env) });
    const decided = await findBudget(tx, viewer, id);
    return decided ? answer(presentBudgetRow(decided, ctx.today())) : notFound();
  });
  return done;
}

async function recordDecision(
  tx: Parameters<typeof recordEvent>[0],
  viewer: Viewer,
  budget: StoredBudget,
  reason: string | null,
): Promise<void> {
  const { id, number, revision, projectId } = budget;
  const by = reason === null ? { approvedBy: viewer.email } : { refusedBy: viewer.email, reason };
  await recordEvent(tx, reason === null ? 'budgetApproved' : 'budgetApprovalRefused', {
    actor: viewer.accountId,
    subject: projectId,
    payload: { budget: id, number, revision },
    change: {
      ...{ area: 'discounts', label: number },
      before: changeSide({ revision }),
      after: changeSide({ revision, ...by }, { discount: budget.withPrices ? budget.deepestDiscount : null }),
    },
  });
}
