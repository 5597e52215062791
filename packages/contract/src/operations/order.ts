import { z } from 'zod';
import { operationOf } from '../operation';
import { id, languageQuery, largestPage, pageOf } from '../shape/common';
import {
  cancellationAnswer,
  newCancellation,
  newOrder,
  order,
  orderDraft,
  orderList,
  orderListQuery,
  processedOrder,
} from '../shape/order';
import { stockList, stockQuery } from '../shape/stock';

const operation = operationOf('orders');
const language = z.object({ lang: languageQuery });

/** Orders (P7; ORD-01 to ORD-05). */
export const orderOperations = {
  getOrderDraft: operation({
    method: 'GET',
    path: '/api/v1/orders/generate',
    access: 'order.add',
    summary: 'What of a project can be ordered today, what cannot and why; with a quote, at its prices',
    query: z.object({ projectId: id, budgetId: id.optional(), lang: languageQuery }),
    response: orderDraft,
    errors: [404, 422],
  }),
  getStock: operation({
    method: 'GET',
    path: '/api/v1/stock',
    access: 'order.add',
    summary: 'The free pieces of one or several references in the stock of the maker, and when more comes',
    query: stockQuery,
    response: stockList,
  }),
  getProjectStock: operation({
    method: 'GET',
    path: '/api/v1/projects/:id/stock',
    access: 'order.add',
    summary: 'The same of all references of a project',
    params: z.object({ id }),
    response: stockList,
    errors: [404],
  }),
  processOrder: operation({
    method: 'POST',
    path: '/api/v1/orders/process',
    access: 'order.add',
    summary: 'Order products of a project, exactly once under retries',
    body: newOrder,
    response: processedOrder,
    errors: [404, 409, 422],
    idempotent: true,
    versioned: true,
  }),
  listOrders: operation({
    method: 'GET',
    path: '/api/v3/orders',
    aliases: [
      { method: 'GET', path: '/api/v2/orders' },
      { method: 'GET', path: '/api/v1/orders' },
      { method: 'GET', path: '/api/v1/orders/filter' },
    ],
    access: 'order.view',
    summary: 'List the orders of the account',
    query: orderListQuery,
    response: orderList,
  }),
  getOrder: operation({
    method: 'GET',
    path: '/api/v3/orders/:orderId',
    aliases: [
      { method: 'GET', path: '/api/v2/orders/:orderId' },
      { method: 'GET', path: '/api/v1/orders/:orderId' },
    ],
    access: 'order.view',
    summary: 'Read an order',
    params: z.object({ orderId: id }),
    query: language,
    response: order,
    errors: [404],
  }),
  getOrderDocument: operation({
    method: 'GET',
    path: '/api/v1/orders/:orderId/document',
    access: 'order.view',
    summary:
      'The confirmation of an order as PDF, in one of the six languages; without prices for who may not see them',
    params: z.object({ orderId: id }),
    query: language,
    file: 'application/pdf',
    errors: [404, 429, 503],
  }),
  getOrderFile: operation({
    method: 'GET',
    path: '/api/v1/orders/:orderId/files/:fileId',
    access: 'order.view',
    summary: 'A file that the buyer sent with an order',
    params: z.object({ orderId: id, fileId: id }),
    file: 'application/octet-stream',
    errors: [404],
  }),
  askCancellation: operation({
    method: 'POST',
    path: '/api/v1/orders/:orderId/cancellation',
    access: 'order.add',
    summary:
      'Ask that an order is cancelled; one that is held, and one that was not sent yet, is cancelled at once',
    params: z.object({ orderId: id }),
    body: newCancellation,
    response: order,
    status: 201,
    errors: [404, 422],
    idempotent: true,
  }),
  answerCancellation: operation({
    method: 'PUT',
    path: '/api/v1/orders/:orderId/cancellation',
    access: 'order.view',
    summary:
      'Cancel an order whose buyer asked for it, or say why not: for whoever sells for the manufacturer and reads the order',
    params: z.object({ orderId: id }),
    body: cancellationAnswer,
    response: order,
    errors: [404, 422],
  }),
  releaseOrder: operation({
    method: 'PUT',
    path: '/api/v1/orders/:orderId/release',
    access: 'order.add',
    summary:
      'Release an order that was held: it goes to the manufacturer now; one that was released before stays so',
    params: z.object({ orderId: id }),
    response: order,
    errors: [404],
  }),
  listOrdersByProject: operation({
    method: 'GET',
    path: '/api/v1/orders/by-project/:projectId',
    aliases: [
      { method: 'GET', path: '/api/v3/projects/:projectId/orders' },
      { method: 'GET', path: '/api/v3/projects/:projectId/allOrders' },
    ],
    access: 'order.view',
    summary: 'List the orders of a project',
    params: z.object({ projectId: id }),
    query: z.object({ lang: languageQuery, ...pageOf(largestPage) }),
    response: orderList,
    errors: [404],
  }),
};
