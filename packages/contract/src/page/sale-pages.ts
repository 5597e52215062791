import { pageGroup } from './page';
import { params } from './page-params';

/** Requests, budgets, orders and invoices. */
export const salePages = pageGroup({
  requestBudget: {
    path: '/project/:projectId/request-budget',
    params: params('projectId'),
    access: 'signed-in',
    status: 'qualified',
    title: 'routes.requestBudget',
  },
  usaRequestBudget: {
    path: '/project/:projectId/usa-request-budget',
    params: params('projectId'),
    access: 'signed-in',
    status: 'qualified',
    title: 'routes.requestBudget',
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
  reviseBudget: {
    path: '/project/:projectId/budget/:budgetId/revise',
    params: params('projectId', 'budgetId'),
    access: 'budget.add',
    title: 'budgets.revise',
  },
  quotes: { path: '/quotes', access: 'open', content: 'budget', title: 'budgets.all' },
  linkedQuote: {
    path: '/quote-link/:hash',
    params: params('hash'),
    access: 'open',
    title: 'routes.budget',
    isUnlisted: true,
  },
  registrationUsa: {
    path: '/project/:projectId/registration-usa',
    params: params('projectId'),
    access: 'signed-in',
    title: 'routes.registrationUsa',
  },
  budgetQuotationUsa: {
    path: '/project/:projectId/budget-quotation-usa',
    params: params('projectId'),
    access: 'project.registration',
    title: 'routes.budgetQuotationUsa',
  },
  requests: { path: '/requests', access: 'signed-in', title: 'routes.requests' },
  request: {
    path: '/requests/:requestId',
    params: params('requestId'),
    access: 'signed-in',
    title: 'routes.request',
  },
  support: { path: '/support', access: 'support.request', title: 'routes.support' },
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
  invoices: { path: '/invoices', access: 'order.view', title: 'routes.invoices' },
  erp: { path: '/erp', access: 'backoffice', title: 'routes.erp' },
  imports: { path: '/imports', access: 'backoffice', title: 'routes.imports' },
  changes: { path: '/changes', access: 'backoffice', title: 'routes.changes' },
});
