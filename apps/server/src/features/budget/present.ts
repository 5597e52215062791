import { quoteDetails, type Budget, type BudgetRow } from '@lucerna/contract';
import { quoteStateOn, type Money } from '@lucerna/engine';
import { pick } from '../../database/typed';
import { presentLine, type StoredLine } from './lines';
import type { StoredBudget } from './store';

/** Whether somebody else has to agree before it is sent: nobody has said so, or somebody said no. */
export const needsApproval = ({
  deepestDiscount,
  discountLimit,
  approvedBy,
}: Pick<StoredBudget, 'deepestDiscount' | 'discountLimit' | 'approvedBy'>): boolean =>
  deepestDiscount > discountLimit && approvedBy === null;

/** Whether it waits for that: a draft that nobody has approved or refused. */
export const isAwaiting = (
  stored: Pick<StoredBudget, 'deepestDiscount' | 'discountLimit' | 'approvedBy' | 'refusedBy' | 'state'>,
): boolean => stored.state === 'draft' && stored.refusedBy === null && needsApproval(stored);

const approvalOf = (stored: StoredBudget): Budget['approval'] => ({
  percent: stored.withPrices ? stored.deepestDiscount : 0,
  limit: stored.discountLimit,
  isNeeded: needsApproval(stored),
  by: stored.approvedBy,
  at: stored.approvedAt?.toISOString() ?? null,
  refused:
    stored.refusedBy === null || stored.refusedAt === null
      ? null
      : { by: stored.refusedBy, at: stored.refusedAt.toISOString(), reason: stored.refusedReason },
});

/** What the client of a quote is told of it: how a seller may sell is the seller's. */
const noApproval: Budget['approval'] = {
  percent: 0,
  limit: 0,
  isNeeded: false,
  by: null,
  at: null,
  refused: null,
};

/** How revisions of an older release are printed. */
const formerForm: Budget['form'] = { layout: 'pictures', lineDiscounts: true, acceptance: false };

export const formOf = ({ form }: Pick<StoredBudget, 'form'>): Budget['form'] => form ?? formerForm;

const headOf = (stored: StoredBudget, today: string) => ({
  id: stored.id,
  projectId: stored.projectId,
  projectName: stored.projectName,
  clientName: stored.clientName,
  budgetNumber: stored.number,
  creationDate: stored.createdAt.toISOString(),
  validationDate: stored.validUntil,
  revision: stored.revision,
  state: quoteStateOn(stored, today),
  stateAt: stored.stateAt.toISOString(),
  stateBy: stored.stateBy,
  stateNote: stored.stateNote,
  approval: stored.isSeller || stored.isApprover ? approvalOf(stored) : noApproval,
});

/** For whom a revision is presented, and when. */
export interface BudgetView {
  readonly today: string;
  /** Documents that are made before its own. */
  readonly ahead: number | null;
  /** The viewer may see what it costs who sells it. */
  readonly seesCost: boolean;
  /** The viewer may put lines back. */
  readonly mayQuote: boolean;
}

/** A revision as the calls answer it (contract: `budget`). */
export function presentBudget(
  stored: StoredBudget,
  lines: readonly StoredLine[],
  { today, ahead, seesCost, mayQuote }: BudgetView,
): Budget {
  const { currency, withPrices } = stored;
  const { discount, surcharge, iva, ...details } = pick(stored, quoteDetails.shape);
  const of = (amount: number): Money => ({ amount, currency });
  const form = formOf(stored);
  const hidesDiscounts = !form.lineDiscounts && !stored.isSeller && !stored.isApprover;
  const view = { currency, withPrices, seesCost, hidesDiscounts };
  const present = (some: readonly StoredLine[]) => some.map((line, at) => presentLine(line, at + 1, view));
  const counted = lines.filter(({ isOut }) => !isOut);
  const out = lines.filter(({ isOut }) => isOut);
  const hasCost = seesCost && withPrices && counted.every(({ unitCost }) => unitCost !== null);
  return {
    ...headOf(stored, today),
    quoteId: stored.quoteId,
    createdBy: stored.createdBy,
    currency,
    language: stored.language,
    withPrices,
    ...(withPrices && {
      ...{ discount, surcharge, iva },
      subTotalNet: of(stored.subTotal),
      discountValue: of(stored.discountValue),
      surchargeValue: of(stored.surchargeValue),
      ivaValue: of(stored.ivaValue),
      totalNet: of(stored.netTotal),
    }),
    ...(hasCost && {
      cost: of(counted.reduce((sum, { unitCost, quantity }) => sum + (unitCost ?? 0) * quantity, 0)),
    }),
    ...details,
    form,
    ...stored.parties,
    isFinalQuote: stored.parties?.finalQuote !== undefined,
    products: present(counted),
    ...(mayQuote && out.length > 0 && { takenOut: present(out) }),
    ...stored.extras,
    document: {
      state: stored.documentState,
      bytes: stored.documentBytes,
      ahead: stored.documentState === 'making' ? ahead : null,
    },
  };
}

/** A row of a list of revisions. */
export function presentBudgetRow(stored: StoredBudget, today: string): BudgetRow {
  return {
    ...headOf(stored, today),
    withPrices: stored.withPrices,
    ...(stored.withPrices && { totalNet: { amount: stored.netTotal, currency: stored.currency } }),
    isChecked: stored.isChecked,
    document: { state: stored.documentState, bytes: stored.documentBytes },
  };
}
