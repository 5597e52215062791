import { cancellationStates, type SoldFreeLine } from '@lucerna/contract';
import type { Order, OrderContact, OrderRow, PostalAddress } from '@lucerna/contract';
import type { Currency } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { budget, quote } from './budget';
import { numbered } from './project';
import { createdAt, moment, updatedAt } from './columns';

interface LegalAddress {
  readonly name: string | null;
  readonly street: string;
  readonly postalCode: string | null;
  readonly city: string;
  readonly region: string | null;
  readonly country: string;
}

/** A client as documents name it: where bills go, where goods go, and who is asked first. */
export interface LegalClient {
  readonly name: string;
  readonly legalName: string | null;
  readonly taxNumber: string | null;
  readonly address: LegalAddress | null;
  readonly delivery: LegalAddress | null;
  readonly contact: {
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
  } | null;
}

/** What an order takes over of a quote beside the prices of its lines: percents, and amounts in minor units. */
export interface QuotedTerms {
  readonly number: string;
  readonly revision: number;
  readonly discount: number;
  readonly surcharge: number;
  readonly discountValue: number;
  readonly surchargeValue: number;
  /** Freight and other lines that are no product: they come with the first order from a quote. */
  readonly freeLines: readonly SoldFreeLine[];
}

/** An order as it was sent: prices, discounts and delivery of that day. Only its status moves on (ORD-05). */
export const order = pgTable(
  'order',
  (t) => ({
    ...numbered(),
    projectName: t.text('project_name').notNull(),
    clientCode: t.text('client_code').notNull(),
    /** 1 pending, 2 confirmed, 3 production, 4 finished. */
    status: t.smallint().$type<OrderRow['status']>().notNull().default(1),
    currency: t.text().$type<Currency>().notNull(),
    comments: t.text().notNull(),
    internalOrderNumber: t.text('internal_order_number').notNull(),
    sendTogether: t.boolean('send_together').notNull(),
    shippingDate: t.date('shipping_date', { mode: 'string' }),
    quantity: t.integer().notNull(),
    totalGross: t.bigint('total_gross', { mode: 'number' }).notNull(),
    totalNet: t.bigint('total_net', { mode: 'number' }).notNull(),
    /** Null: what the client's data say. */
    deliverTo: t.json('deliver_to').$type<PostalAddress>(),
    billTo: t.json('bill_to').$type<PostalAddress>(),
    contact: t.json().$type<OrderContact>(),
    /** It is not sent before somebody releases it. */
    isHeld: t.boolean('is_held').notNull().default(false),
    /** What became of the wish to cancel it. */
    cancellation: t.text({ enum: cancellationStates }),
    cancelReason: t.text('cancel_reason').notNull().default(''),
    cancelAskedBy: t.text('cancel_asked_by').notNull().default(''),
    cancelAskedAt: moment('cancel_asked_at'),
    cancelAnswer: t.text('cancel_answer').notNull().default(''),
    /** The quote at whose prices it was placed; null of one at the prices of its day. */
    quoteId: t.uuid('quote_id').references(() => quote.id),
    budgetId: t.uuid('budget_id').references(() => budget.id),
    quoted: t.json().$type<QuotedTerms>(),
    /** The revision of the catalogue that it was worked out on: its document says the products in its words. */
    catalogueRevision: t.integer('catalogue_revision'),
    /** The client by its legal data on the day of the order; null where the feed of clients had none. */
    buyer: t.json().$type<LegalClient>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the ERP took it; null until then (docs/decisions/0078). */
    sentAt: moment('sent_at'),
  }),
  (table) => [
    index('order_unsent')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
    index('order_owner').on(table.ownerId, table.updatedAt),
    index('order_project').on(table.projectId),
    // What was ordered since the stock was told.
    index('order_created').using('brin', table.createdAt),
    index('order_quote')
      .on(table.quoteId)
      .where(sql`${table.quoteId} is not null`),
    check('order_status_known', sql`${table.status} in (1, 2, 3, 4)`),
  ],
);

/** What an order keeps of a product beside its quantity, day and prices. */
export type OrderProduct = Omit<
  Order['products']['byId'][string],
  '_id' | 'quantity' | 'availability' | 'prices'
>;

/**
 * A product of an order, frozen. A line of a project may be ordered in parts; that they are never more than it has is
 * held by `project_line_ordered`, even when several arrive at the same moment.
 */
export const orderLine = pgTable(
  'order_line',
  (t) => ({
    orderId: t
      .uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** The line of the project. */
    id: t.uuid().notNull(),
    position: t.integer().notNull(),
    quantity: t.integer().notNull(),
    reference: t.text().notNull(),
    unitGross: t.bigint('unit_gross', { mode: 'number' }).notNull(),
    unitNet: t.bigint('unit_net', { mode: 'number' }).notNull(),
    shippingDate: t.date('shipping_date', { mode: 'string' }),
    /** The rest of what the calls answer, without prices. */
    product: t.json().$type<OrderProduct>().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.orderId, table.id] }),
    check('order_line_quantity', sql`${table.quantity} between 1 and 100000`),
    check('order_line_price', sql`${table.unitGross} > 0 and ${table.unitNet} >= 0`),
  ],
);
