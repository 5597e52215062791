import type { Budget, BudgetRow } from '@lucerna/contract';
import type { Money } from '@lucerna/engine';
import type { StoredBudget, StoredBudgetRow } from './store';

/** A generated budget as the calls answer it (contract: `budget`); `ahead` counts the documents that are made before its own. */
export function presentBudget(stored: StoredBudget, ahead: number | null): Budget {
  const of = (amount: number): Money => ({ amount, currency: stored.currency });
  return {
    id: stored.id,
    budgetNumber: stored.number,
    projectId: stored.projectId,
    projectName: stored.projectName,
    clientName: stored.clientName,
    createdBy: stored.createdBy,
    creationDate: stored.createdAt.toISOString(),
    validationDate: stored.validUntil,
    currency: stored.currency,
    language: stored.language,
    withPrices: stored.withPrices,
    ...(stored.withPrices && {
      discount: stored.discount,
      surcharge: stored.surcharge,
      iva: stored.iva,
      subTotalNet: of(stored.subTotal),
      discountValue: of(stored.discountValue),
      surchargeValue: of(stored.surchargeValue),
      ivaValue: of(stored.ivaValue),
      totalNet: of(stored.netTotal),
    }),
    comments: stored.comments,
    products: stored.products,
    document: {
      state: stored.documentState,
      bytes: stored.documentBytes,
      ahead: stored.documentState === 'making' ? ahead : null,
    },
  };
}

/** A row of the previous budgets. */
export function presentBudgetRow(stored: StoredBudgetRow): BudgetRow {
  return {
    id: stored.id,
    budgetNumber: stored.number,
    projectId: stored.projectId,
    projectName: stored.projectName,
    clientName: stored.clientName,
    creationDate: stored.createdAt.toISOString(),
    withPrices: stored.withPrices,
    ...(stored.withPrices && { totalNet: { amount: stored.netTotal, currency: stored.currency } }),
    isChecked: stored.isChecked,
    document: { state: stored.documentState, bytes: stored.documentBytes },
  };
}
