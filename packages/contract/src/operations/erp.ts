import { z } from 'zod';
import { operationOf } from '../operation';
import { id } from '../shape/common';
import { erpListQuery, erpMessages, erpResults, erpTroubleList, unsentOrderList } from '../shape/erp';
import { requiredText } from '../shape/text';

const operation = operationOf('erp');
const access = 'backoffice';

/** What the maker's ERP tells, and what of it did not hold (ORD-05, INV-01, BYN-17; docs/erp.md). */
export const erpOperations = {
  takeErpMessages: operation({
    method: 'POST',
    path: '/api/v1/erp/messages',
    access,
    summary:
      'Take states of orders, shipments, invoices and credit notes; each message counts once, in any order',
    body: erpMessages,
    response: erpResults,
    largestBody: 4 * 1_048_576,
    forKeys: true,
  }),
  putInvoiceDocument: operation({
    method: 'PUT',
    path: '/api/v1/erp/invoices/:number/document',
    access,
    summary: 'Keep the PDF of an invoice, at most 10 MB, as the field `file`',
    params: z.object({ number: requiredText(40) }),
    upload: true,
    status: 204,
    errors: [404, 413, 415, 422],
    forKeys: true,
  }),
  listErpTroubles: operation({
    method: 'GET',
    path: '/api/v1/erp/messages',
    access,
    summary: 'Messages of the ERP that did not hold, newest first',
    query: erpListQuery,
    response: erpTroubleList,
  }),
  retryErpMessage: operation({
    method: 'POST',
    path: '/api/v1/erp/messages/:id/retry',
    access,
    summary: 'Try a message again that named something unknown',
    params: z.object({ id }),
    response: erpResults.shape.results.element,
    errors: [404],
  }),
  listUnsentOrders: operation({
    method: 'GET',
    path: '/api/v1/erp/orders',
    access,
    summary: 'Orders that the ERP has not taken yet, the oldest first',
    query: erpListQuery,
    response: unsentOrderList,
  }),
  sendOrderAgain: operation({
    method: 'POST',
    path: '/api/v1/erp/orders/:orderId/send',
    access,
    summary: 'Offer an order to the ERP again, now',
    params: z.object({ orderId: id }),
    status: 202,
    errors: [404],
  }),
};
