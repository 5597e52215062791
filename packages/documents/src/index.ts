export type {
  BudgetConditions,
  BudgetDocument,
  BudgetDocumentFreeLine,
  BudgetDocumentLine,
  BudgetDocumentOption,
  BudgetDocumentPart,
  BudgetParty,
  BudgetSeller,
} from './budget/document';
export { renderBudget, type BudgetOptions } from './budget/render';
export type { OrderDocument, OrderDocumentState } from './order/document';
export { renderOrder } from './order/render';
export type {
  CompositionDrawing,
  CompositionPage,
  CompositionPart,
  CompositionSheets,
} from './composition/document';
export { renderCompositions } from './composition/render';
export { compositionLayout } from './composition/sheet';
export type { Block, Fact, ProductDocument } from './product/document';
export { renderProductDocument } from './product/render';
export type {
  MakersDocument,
  SubmittalDocument,
  SubmittalSection,
  SubmittalType,
} from './submittal/document';
export type { ScheduleCell, ScheduleSymbol } from './schedule/cell';
export type { ScheduleDocument } from './schedule/document';
export { renderSchedule } from './schedule/render';
export type { Letterhead } from './typst/letterhead';
export { renderSubmittal } from './submittal/render';
