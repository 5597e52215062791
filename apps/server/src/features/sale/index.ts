export { projectForSale } from './project-for-sale';
export type { SaleLine, SaleProject } from './project-for-sale';
export { netOfLine } from './net-of-line';
export { soldProduct } from './sold-product';
export { sellOnce } from './sell-once';
export type { SaleCall } from './sell-once';
export { calendarOf, saleDay, soldToday } from './sold-today';
export type { Delivery, SaleDay, SoldToday } from './sold-today';
