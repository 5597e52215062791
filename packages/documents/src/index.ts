export type { BudgetDocument, BudgetDocumentLine, BudgetDocumentPart } from './budget/document';
export { budgetLabelNames } from './budget/labels';
export type { BudgetLabels } from './budget/labels';
export { renderBudget } from './budget/render';
export type { BudgetOptions } from './budget/render';
