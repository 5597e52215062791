import { z } from 'zod';
import { currency, id, instant, isoDate, listOf, pageQuery, problem, rows } from './common';
import { wholeClient } from './feed-client';
import { invoiceKind, maxInvoicedOrders } from './invoice';
import { detailsOfOrder } from './order';
import { soldFreeLine } from './project-structure';
import { anyText, requiredText } from './text';

/** The most messages of one call. */
export const maxErpMessages = 500;

const number = requiredText(40);
const amount = z.int().min(0).max(1e12);

const head = {
  /** Names the message: the same one sent again changes nothing. */
  id: requiredText(80),
  /** When it came about in the ERP. Of two about the same thing the later one holds, in whatever order they arrive. */
  at: z.iso.datetime({ offset: true }),
};

/** An order reached a state on a day: 1 pending, 2 confirmed, 3 production, 4 finished (P3). */
export const orderStateMessage = z.strictObject({
  ...head,
  kind: z.literal('orderState'),
  order: number,
  status: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  day: isoDate,
});

/** What of an order left on a day. A later message about the same shipment takes the place of the one before. */
export const shipmentMessage = z.strictObject({
  ...head,
  kind: z.literal('shipment'),
  shipment: number,
  order: number,
  day: isoDate,
  carrier: requiredText(80).optional(),
  tracking: requiredText(80).optional(),
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
  lines: z
    .array(z.strictObject({ line: id, quantity: z.int().min(1).max(100_000) }))
    .min(1)
    .max(2000)
    .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, 'formError.repeated'),
});

/** An invoice or a credit note as it stands; a payment is a later message with what is paid in all. */
export const invoiceMessage = z
  .strictObject({
    ...head,
    kind: invoiceKind,
    invoice: number,
    client: number,
    orders: z.array(number).max(maxInvoicedOrders).default([]),
    day: isoDate,
    dueDay: isoDate.optional(),
    currency,
    /** Minor units of the currency, as all amounts here. */
    net: amount,
    tax: amount,
    total: amount,
    paid: amount.default(0),
  })
  .refine(({ net, tax, total }) => net + tax === total, { path: ['total'], error: 'formError.sum' })
  .refine(({ paid, total }) => paid <= total, { path: ['paid'], error: 'formError.sum' });

/** An order is cancelled, whether its buyer asked for it or not; or the buyer's wish is refused. */
export const cancellationMessage = z.strictObject({
  ...head,
  kind: z.literal('orderCancellation'),
  order: number,
  isGranted: z.boolean(),
  answer: anyText(400).default(''),
});

const { code: clientCode, ...ofClient } = wholeClient.shape;

/** A client whole, as a row of the feed of clients has it: it takes the place of what was known of that client. */
export const clientMessage = z.strictObject({
  ...head,
  kind: z.literal('client'),
  client: clientCode,
  ...ofClient,
});

/** A client is none any more: nobody sees its prices or orders for it, and nothing of it is lost. */
export const clientWithdrawnMessage = z.strictObject({
  ...head,
  kind: z.literal('clientWithdrawn'),
  client: clientCode,
});

/** So many pieces of a reference lay in the maker's stock, those kept for orders left out. */
export const stockMessage = z.strictObject({
  ...head,
  kind: z.literal('stock'),
  reference: number,
  quantity: z.int().min(0).max(1_000_000),
  /** When more comes, and how many pieces; without, that is not known. */
  next: z.strictObject({ day: isoDate, quantity: z.int().min(1).max(1_000_000) }).optional(),
});

export const erpMessage = z.union([
  orderStateMessage,
  shipmentMessage,
  cancellationMessage,
  invoiceMessage,
  clientMessage,
  clientWithdrawnMessage,
  stockMessage,
]);

/** Each message is checked by itself, so that a wrong one keeps none of the others out. */
export const erpMessages = z.strictObject({
  messages: z
    .array(z.record(z.string().max(80), z.unknown()))
    .min(1)
    .max(maxErpMessages),
});

/**
 * taken: it holds now. late: another message about the same thing is newer, or the order is further already; its day is kept.
 * repeated: it was here before. unknown: it names an order, line, client or price list that is not here; it is kept and can be tried again.
 * refused: it cannot hold; nothing was changed.
 */
export const erpOutcome = z.enum(['taken', 'late', 'repeated', 'unknown', 'refused']);

export const erpResults = z.object({
  results: rows(
    z.object({ id: z.string().nullable(), outcome: erpOutcome, problems: z.array(problem) }),
    maxErpMessages,
  ),
});

/** Messages that did not hold, newest first. */
export const erpTroubleList = listOf(
  z.object({
    id,
    message: z.string().nullable(),
    kind: z.string().nullable(),
    /** The order, shipment, invoice, client or reference that it is about. */
    about: z.string().nullable(),
    outcome: erpOutcome,
    problems: z.array(problem),
    receivedAt: instant,
  }),
);

/** An order that the ERP has not taken yet. */
export const unsentOrderList = listOf(
  z.object({
    orderId: id,
    orderNumber: z.string(),
    clientCode: z.string(),
    placedAt: instant,
    attempts: z.int(),
    /** Null where it is not tried again by itself. */
    nextTryAt: instant.nullable(),
    /** What the ERP or the network said to the last try. */
    reason: z.string().nullable(),
  }),
);

export const erpListQuery = z.object({
  page: pageQuery.page,
  itemsPerPage: pageQuery.itemsPerPage,
  search: anyText(80).optional(),
});

/** One that is held does not go there. */
const { isHeld: _held, ...details } = detailsOfOrder;

/** An order as it goes to the ERP (docs/erp.md). Amounts are minor units of the currency. */
export const erpOrder = z.object({
  orderId: id,
  orderNumber: z.string(),
  placedAt: instant,
  clientCode: z.string(),
  currency,
  ...details,
  shippingDate: z.string().nullable(),
  totalGross: z.int(),
  /** All lines and what is below, without tax. */
  totalNet: z.int(),
  /** The quote at whose prices it was placed; null at list prices and the client's discounts. */
  quote: z
    .object({
      number: z.string(),
      revision: z.int(),
      discountValue: z.int(),
      surchargeValue: z.int(),
      freeLines: z.array(soldFreeLine),
    })
    .nullable(),
  lines: z.array(
    z.object({
      line: id,
      position: z.int(),
      reference: z.string(),
      quantity: z.int(),
      unitGross: z.int(),
      unitNet: z.int(),
      shippingDate: z.string().nullable(),
    }),
  ),
});

export type ErpMessage = z.infer<typeof erpMessage>;
export type OrderStateMessage = z.infer<typeof orderStateMessage>;
export type CancellationMessage = z.infer<typeof cancellationMessage>;
export type ShipmentMessage = z.infer<typeof shipmentMessage>;
export type InvoiceMessage = z.infer<typeof invoiceMessage>;
export type ClientMessage = z.infer<typeof clientMessage>;
export type ClientWithdrawnMessage = z.infer<typeof clientWithdrawnMessage>;
export type StockMessage = z.infer<typeof stockMessage>;
export type ErpOutcome = z.infer<typeof erpOutcome>;
export type ErpResults = z.infer<typeof erpResults>;
export type ErpOrder = z.infer<typeof erpOrder>;
