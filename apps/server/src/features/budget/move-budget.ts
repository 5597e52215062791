import type { BodyOf, BudgetRevisions, BudgetRow, Operations } from '@lucerna/contract';
import { mayBeRevised, nextQuoteStates, quoteStateOn } from '@lucerna/engine';
import type { QuoteActor, QuoteState } from '@lucerna/engine';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { changeSide } from '../../database/change-side';
import { recordEvent } from '../../database/events';
import { inTransaction } from '../../database/transaction';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer, type Refusal, type Trouble } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { findWithdrawn } from '../client';
import { answerWithBudget } from '../request';
import { keepAcceptance } from './acceptance';
import { revisionsOf } from './list-quotes';
import { maySeeBudgets } from './policy';
import { isAwaiting, needsApproval, presentBudgetRow } from './present';
import { viewOf } from './read-budget';
import { decide, findBudget, lockQuote, moveState, supersede, type StoredBudget } from './store';

/** States in which a quote is ordered at its prices. */
const orderable: readonly QuoteState[] = ['sent', 'seen', 'accepted'];

/** Why a revision in such a state goes nowhere. */
export const stuck: Readonly<Partial<Record<QuoteState, Trouble>>> = {
  draft: { code: 'quoteNotSent' },
  accepted: { code: 'quoteDecided' },
  rejected: { code: 'quoteDecided' },
  expired: { code: 'quoteExpired' },
  superseded: { code: 'quoteSuperseded' },
};

const approvalTrouble = ({ discountLimit: limit }: StoredBudget): Trouble => ({
  code: 'approvalNeeded',
  data: { limit },
});

/** Who moves a revision, in which call. */
export interface Sending {
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
}

/** Moves a revision where the table of the engine lets its viewer. */
export async function moveBudget(
  ctx: AppContext,
  call: Sending,
  id: string,
  { state, note }: BodyOf<Operations['moveBudget']>,
): Promise<Answer<BudgetRow>> {
  const { viewer } = call;
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const found = await findBudget(ctx.pool, viewer, id);
  if (!found) return notFound();
  const { actor } = await viewOf(ctx, viewer, found);
  return inTransaction(ctx.pool, async (tx) => {
    await lockQuote(tx, found.quoteId);
    const budget = await findBudget(tx, viewer, id);
    if (!budget) return notFound();
    const { email, accountId } = viewer;
    const refusal = await moveRevision(ctx, tx, budget, {
      ...{ state, actor, by: email, note, accountId },
      onAccepted: () => keepAcceptance(tx, budget, { accountId, name: email, orderNumber: note }),
    });
    if (refusal) return refusal;
    if (state === 'sent') await answerWithBudget(ctx, tx, call, budget);
    const moved = await findBudget(tx, viewer, id);
    return moved ? answer(presentBudgetRow(moved, ctx.today())) : notFound();
  });
}

/** Sends a locked revision, and answers the request that its quote was begun for. */
export async function sendRevision(
  ctx: AppContext,
  tx: pg.PoolClient,
  call: Sending,
  budget: StoredBudget,
  actor: QuoteActor | null,
): Promise<Refusal | null> {
  const { email, accountId } = call.viewer;
  const refusal = await moveRevision(ctx, tx, budget, {
    ...{ state: 'sent', actor, by: email, note: '', accountId },
    onAccepted: () => Promise.resolve(),
  });
  if (refusal) return refusal;
  await answerWithBudget(ctx, tx, call, budget);
  return null;
}

/** What the client decides. */
const isDecision: Readonly<Partial<Record<QuoteState, true>>> = { accepted: true, rejected: true };

/** Who moves a revision where, and with what words. */
interface RevisionMove {
  readonly state: Exclude<QuoteState, 'draft' | 'expired' | 'superseded'>;
  /** Null of somebody who has no side in it. */
  readonly actor: QuoteActor | null;
  /** E-mail, or the name that somebody without an account gave; null where none was given. */
  readonly by: string | null;
  readonly note: string;
  /** Null of somebody without one. */
  readonly accountId: string | null;
  readonly linkId?: string;
  /** Keeps what was accepted. */
  readonly onAccepted: () => Promise<void>;
}

/**
 * Moves a locked revision where the table of the engine lets the actor; null once it stands there. To where it stands already
 * nothing is changed, so that what is accepted twice is accepted once.
 */
export async function moveRevision(
  ctx: AppContext,
  tx: pg.PoolClient,
  budget: StoredBudget,
  { state, actor, by, note, accountId, linkId, onAccepted }: RevisionMove,
): Promise<Refusal | null> {
  const from = quoteStateOn(budget, ctx.today());
  if (from === state) return null;
  if (actor === null) return no({ code: 'projectForbidden' });
  if (!nextQuoteStates(from, actor).includes(state)) return no(stuck[from] ?? { code: 'quoteMoveNotYours' });
  if (state === 'sent' && needsApproval(budget)) return no(approvalTrouble(budget));
  if (state === 'accepted' && budget.isBinding && budget.quoteClientCode !== null) {
    const client = await findWithdrawn(tx, budget.quoteClientCode);
    if (client !== null) return no({ code: 'quoteClientWithdrawn', data: { client } });
  }
  await moveState(tx, budget.id, { state, stateBy: by, stateNote: note });
  if (state === 'sent') await supersede(tx, budget.quoteId, budget.revision, 'sent');
  if (state === 'accepted') {
    await decide(tx, budget);
    await onAccepted();
  }
  const { id, number, revision, projectId } = budget;
  await recordEvent(tx, 'budgetMoved', {
    actor: accountId,
    subject: projectId,
    payload: { budget: id, number, revision, state, ...(linkId && { link: linkId }) },
    change: {
      area: isDecision[state] ? 'acceptances' : 'quotes',
      label: number,
      before: changeSide({ state: from, revision }),
      after: changeSide({
        ...{ state, revision },
        ...(isDecision[state] && {
          name: by,
          [state === 'accepted' ? 'orderNumber' : 'reason']: note,
        }),
      }),
    },
  });
  return null;
}

const maySend = (ctx: AppContext, actor: QuoteActor | null, budget: StoredBudget): boolean =>
  actor !== null &&
  nextQuoteStates(quoteStateOn(budget, ctx.today()), actor).includes('sent') &&
  !needsApproval(budget);

/** The revisions of a quote, newest first, and what the viewer may do with the current one. */
export async function readRevisions(
  ctx: AppContext,
  viewer: Viewer,
  id: string,
): Promise<Answer<BudgetRevisions>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const found = await findBudget(ctx.pool, viewer, id);
  if (!found) return notFound();
  const docs = await revisionsOf(ctx.pool, viewer, found.quoteId);
  // Where the current one is a draft that is not shown, the newest that is.
  const current = docs.find(({ revision }) => revision <= found.currentRevision);
  const view = await viewOf(ctx, viewer, found);
  const state = current && quoteStateOn(current, ctx.today());
  const isSeller = view.mayQuote && current !== undefined && state !== undefined;
  return answer({
    revisions: docs.map((each) => presentBudgetRow(each, ctx.today())),
    currentRevision: current?.revision ?? found.revision,
    may: {
      states: state && view.actor ? [...nextQuoteStates(state, view.actor)] : [],
      revise: isSeller && viewer.can('budget.add') && mayBeRevised(state),
      order:
        view.mayOrder &&
        found.withPrices &&
        found.sentAt !== null &&
        orderable.includes(quoteStateOn(found, ctx.today())),
      link:
        view.mayQuote &&
        viewer.can('budget.add') &&
        (found.sentAt !== null || maySend(ctx, view.actor, found)),
      approve: current !== undefined && current.isApprover && state === 'draft' && isAwaiting(current),
      project: view.seesProject,
    },
  });
}
