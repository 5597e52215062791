import { cancellationStates } from '@lucerna/contract';
import type { Order, OrderContact, OrderRow, PostalAddress } from '@lucerna/contract';
import type { SoldFreeLine } from '@lucerna/contract';
import type { Currency } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { budget, quote } from './budget';
import { ofProject } from './project';
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
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    projectId: ofProject(),
    ownerId: uuid('owner_id').notNull(),
    projectName: text('project_name').notNull(),
    clientCode: text('client_code').notNull(),
    /** 1 pending, 2 confirmed, 3 production, 4 finished. */
    status: smallint().$type<OrderRow['status']>().notNull().default(1),
    currency: text().$type<Currency>().notNull(),
    comments: text().notNull(),
    internalOrderNumber: text('internal_order_number').notNull(),
    sendTogether: boolean('send_together').notNull(),
    shippingDate: date('shipping_date', { mode: 'string' }),
    quantity: integer().notNull(),
    totalGross: bigint('total_gross', { mode: 'number' }).notNull(),
    totalNet: bigint('total_net', { mode: 'number' }).notNull(),
    /** Null: what the client's data say. */
    deliverTo: json('deliver_to').$type<PostalAddress>(),
    billTo: json('bill_to').$type<PostalAddress>(),
    contact: json().$type<OrderContact>(),
    /** It is not sent before somebody releases it. */
    isHeld: boolean('is_held').notNull().default(false),
    /** What became of the wish to cancel it. */
    cancellation: text({ enum: cancellationStates }),
    cancelReason: text('cancel_reason').notNull().default(''),
    cancelAskedBy: text('cancel_asked_by').notNull().default(''),
    cancelAskedAt: moment('cancel_asked_at'),
    cancelAnswer: text('cancel_answer').notNull().default(''),
    /** The quote at whose prices it was placed; null of one at the prices of its day. */
    quoteId: uuid('quote_id').references(() => quote.id),
    budgetId: uuid('budget_id').references(() => budget.id),
    quoted: json().$type<QuotedTerms>(),
    /** The revision of the catalogue that it was worked out on: its document says the products in its words. */
    catalogueRevision: integer('catalogue_revision'),
    /** The client by its legal data on the day of the order; null where the feed of clients had none. */
    buyer: json().$type<LegalClient>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the ERP took it; null until then (docs/decisions/0078). */
    sentAt: moment('sent_at'),
  },
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
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** The line of the project. */
    id: uuid().notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    reference: text().notNull(),
    unitGross: bigint('unit_gross', { mode: 'number' }).notNull(),
    unitNet: bigint('unit_net', { mode: 'number' }).notNull(),
    shippingDate: date('shipping_date', { mode: 'string' }),
    /** The rest of what the calls answer, without prices. */
    product: json().$type<OrderProduct>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.id] }),
    check('order_line_quantity', sql`${table.quantity} between 1 and 100000`),
    check('order_line_price', sql`${table.unitGross} > 0 and ${table.unitNet} >= 0`),
  ],
);
