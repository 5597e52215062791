import { pageGroup } from './page';
import { params } from './page-params';

/** Budgets, orders and invoices. */
export const salePages = pageGroup({
  requestBudget: {
    path: '/project/:projectId/request-budget',
    params: params('projectId'),
    access: 'signed-in',
    status: 'qualified',
    title: 'routes.requestBudget',
    isLater: true,
  },
  usaRequestBudget: {
    path: '/project/:projectId/usa-request-budget',
    params: params('projectId'),
    access: 'signed-in',
    status: 'qualified',
    title: 'routes.requestBudget',
    isLater: true,
  },
  generateBudget: {
    path: '/project/:projectId/generate-budget',
    params: params('projectId'),
    access: 'signed-in',
    title: 'budgets.new',
  },
  budget: {
    path: '/project/:projectId/budget/:budgetId',
    params: params('projectId', 'budgetId'),
    access: 'budget',
    title: 'routes.budget',
  },
  registrationUsa: {
    path: '/project/:projectId/registration-usa',
    params: params('projectId'),
    access: 'signed-in',
    title: 'routes.registrationUsa',
    isLater: true,
  },
  budgetQuotationUsa: {
    path: '/project/:projectId/budget-quotation-usa',
    params: params('projectId'),
    access: 'project.registration',
    title: 'routes.budgetQuotationUsa',
    isLater: true,
  },
  newOrder: {
    path: '/project/:projectId/new-order',
    params: params('projectId'),
    access: 'open',
    content: 'order.add',
    title: 'orders.new',
  },
  orders: { path: '/orders', access: 'open', content: 'order.view', title: 'orders.title' },
  order: {
    path: '/order/:orderId',
    params: params('orderId'),
    access: 'order.view',
    title: 'routes.order',
  },
  invoices: { path: '/invoices', access: 'order.view', title: 'routes.invoices', isLater: true },
});
