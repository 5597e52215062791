import type { BudgetRow } from '@lucerna/contract';
import { quoteStates } from '@lucerna/engine';

export type QuoteStateName = BudgetRow['state'];

/** The keys of the words of the states. */
export const stateWords: Readonly<Record<QuoteStateName, string>> = {
  draft: 'budgets.stateDraft',
  sent: 'budgets.stateSent',
  seen: 'budgets.stateSeen',
  accepted: 'budgets.stateAccepted',
  rejected: 'budgets.stateRejected',
  expired: 'budgets.stateExpired',
  superseded: 'budgets.stateSuperseded',
};

export const stateNames: readonly QuoteStateName[] = quoteStates;
