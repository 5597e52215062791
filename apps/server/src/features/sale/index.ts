export { projectForSale } from './project-for-sale';
export type { SaleLine, SaleProject } from './project-for-sale';
export { soldProduct } from './sold-product';
export { soldToday } from './sold-today';
export type { SoldToday } from './sold-today';
export { dayAfter, weeksLater } from './delivery-day';
