export { projectForSale } from './project-for-sale';
export type { SaleLine, SaleProject } from './project-for-sale';
export { netOfLine } from './net-of-line';
export { soldProduct } from './sold-product';
export { soldToday } from './sold-today';
export type { Delivery, SoldToday } from './sold-today';
