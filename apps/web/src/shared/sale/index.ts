export { SaleChangesDialog } from './SaleChangesDialog';
export { StalePrices } from './StalePrices';
export { changesBetween, sumsOf } from './sale-changes';
export type { SaleChange, SeenLine } from './sale-changes';
export { refusedAsChanged, useSaleChanges } from './use-sale-changes';
