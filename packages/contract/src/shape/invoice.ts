import { z } from 'zod';
import {
  currency,
  id,
  instant,
  isoDate,
  languageQuery,
  listOf,
  money,
  pageQuery,
  rows,
  sortOrder,
} from './common';

export const invoiceKind = z.enum(['invoice', 'creditNote']);

/** The largest document of an invoice, bytes (P5). */
export const largestInvoiceDocument = 10 * 1_048_576;

/** The most orders that one invoice names. */
export const maxInvoicedOrders = 100;

/** An invoice or a credit note of a client, as the ERP told it. Amounts of a credit note are what the client gets back. */
export const invoice = z.object({
  number: z.string(),
  kind: invoiceKind,
  state: z.enum(['open', 'overdue', 'paid']),
  day: isoDate,
  dueDay: isoDate.nullable(),
  /** With an id where the order was placed here and the reader may open it. */
  orders: rows(z.object({ number: z.string(), orderId: id.nullable() }), maxInvoicedOrders),
  net: money,
  tax: money,
  total: money,
  /** What is left to pay. */
  open: money,
  /** Whether its PDF is there. */
  hasDocument: z.boolean(),
  updatedAt: instant,
});

export const invoiceList = listOf(invoice);

export const invoiceListQuery = z.object({
  ...pageQuery,
  lang: languageQuery,
  /** By day, or by number (NAME). */
  sortBy: sortOrder.default('UPDATED_RECENT'),
  /** Open ones are those of which something is left to pay. */
  state: z.enum(['open', 'paid']).optional(),
});

/** What was invoiced in each of the last months, less credit notes, the oldest first. */
export const invoiceMonths = z.object({
  currency,
  months: rows(z.object({ month: z.string(), total: money, open: money })),
  /** Of all invoices. */
  open: money,
  overdue: money,
});

export type Invoice = z.infer<typeof invoice>;
export type InvoiceListQuery = z.infer<typeof invoiceListQuery>;
export type InvoiceMonths = z.infer<typeof invoiceMonths>;
