export type { BudgetDocument, BudgetDocumentLine, BudgetDocumentPart } from './budget/document';
export { budgetLabelNames } from './budget/labels';
export type { BudgetLabels } from './budget/labels';
export { renderBudget } from './budget/render';
export type { BudgetOptions } from './budget/render';
export type {
  CompositionDrawing,
  CompositionPage,
  CompositionPart,
  CompositionSheets,
} from './composition/document';
export { compositionLabelNames } from './composition/labels';
export type { CompositionLabels } from './composition/labels';
export { renderCompositions } from './composition/render';
export { compositionLayout } from './composition/sheet';
