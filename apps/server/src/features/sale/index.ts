export { projectForSale, type SaleLine, type SaleProject } from './project-for-sale';
export { netOfLine } from './net-of-line';
export { soldProduct } from './sold-product';
export { sellOnce, type SaleCall } from './sell-once';
export { calendarOf, saleDay, soldToday, type Delivery, type SaleDay, type SoldToday } from './sold-today';
