// The names of the texts of a document, without what renders it.
export { budgetLabelNames } from './budget/labels';
export type { BudgetLabels } from './budget/labels';
export { quoteWords } from './budget/sheet';
export { compositionLabelNames } from './composition/labels';
export type { CompositionLabels } from './composition/labels';
export { orderLabelNames } from './order/labels';
export type { OrderLabels } from './order/labels';
