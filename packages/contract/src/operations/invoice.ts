import { z } from 'zod';
import { operationOf } from '../operation';
import { languageQuery } from '../shape/common';
import { invoiceList, invoiceListQuery, invoiceMonths } from '../shape/invoice';
import { requiredText } from '../shape/text';

const operation = operationOf('invoices');
const access = 'order.view';
const clientCode = requiredText(40);
const ofClient = z.object({ clientCode });

/** Invoices of a client (P7; INV-01): for its own buyers and for those who look after it. */
export const invoiceOperations = {
  listInvoices: operation({
    method: 'GET',
    path: '/api/v1/invoices/:clientCode',
    access,
    summary: 'List the invoices and credit notes of a client',
    params: ofClient,
    query: invoiceListQuery,
    response: invoiceList,
    errors: [404],
  }),
  getInvoiceMonths: operation({
    method: 'GET',
    path: '/api/v1/invoices/:clientCode/months',
    access,
    summary: 'What a client was invoiced in each of the last twelve months, and what is open',
    params: ofClient,
    query: z.object({ lang: languageQuery }),
    response: invoiceMonths,
    errors: [404],
  }),
  getInvoiceDocument: operation({
    method: 'GET',
    path: '/api/v1/invoices/:clientCode/documents/:number',
    access,
    summary: 'The PDF of an invoice',
    params: ofClient.extend({ number: requiredText(40) }),
    file: 'application/pdf',
    errors: [404],
  }),
};
