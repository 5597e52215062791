import type { ErpOutcome, ErpResults, OrderRow } from '@lucerna/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { order } from './order';
import { moment } from './columns';

/**
 * What the ERP told, each message once under its id (docs/decisions/0078). One that did not hold keeps its body, so that none is
 * lost; of one that holds the rows below are what is left.
 */
export const erpMessage = pgTable(
  'erp_message',
  (t) => ({
    id: t.uuid().primaryKey(),
    /** The id that the ERP gave; null where none could be read. */
    message: t.text().unique(),
    /** SHA-256 of the content: tells a repeat from another message under the same id. */
    hash: t.text().notNull(),
    kind: t.text(),
    /** Number of the order, shipment or invoice, code of the client or reference that it is about. */
    about: t.text(),
    outcome: t.text().$type<ErpOutcome>().notNull(),
    problems: t.jsonb().$type<ErpResults['results'][number]['problems']>().notNull(),
    /** Null where it holds. */
    body: t.jsonb().$type<Readonly<Record<string, unknown>>>(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  }),
  (table) => [
    index('erp_message_trouble')
      .on(table.receivedAt)
      .where(sql`${table.outcome} in ('unknown', 'refused')`),
    index('erp_message_received').using('brin', table.receivedAt),
  ],
);

const ofOrder = () =>
  uuid('order_id')
    .notNull()
    .references(() => order.id, { onDelete: 'cascade' });

/** The message that a row is from: of two, the one of the later moment holds, and of one moment that of the greater id. */
export const ofMessage = { at: moment('at').notNull(), message: text().notNull() };

/** The last try to hand an order to the ERP; no row before the first one. */
export const orderDispatch = pgTable('order_dispatch', (t) => ({
  orderId: ofOrder().primaryKey(),
  attempts: t.integer().notNull(),
  /** Null where the ERP refused it: it is offered again only when somebody asks. */
  nextTryAt: moment('next_try_at'),
  reason: t.text(),
}));

/** The days on which an order reached its states, as the newest message about each says. */
export const orderState = pgTable(
  'order_state',
  (t) => ({
    orderId: ofOrder(),
    status: t.smallint().$type<OrderRow['status']>().notNull(),
    day: t.date({ mode: 'string' }).notNull(),
    ...ofMessage,
  }),
  (table) => [
    primaryKey({ columns: [table.orderId, table.status] }),
    check('order_state_known', sql`${table.status} in (1, 2, 3, 4)`),
  ],
);

export const shipment = pgTable(
  'shipment',
  (t) => ({
    number: t.text().primaryKey(),
    orderId: ofOrder(),
    day: t.date({ mode: 'string' }).notNull(),
    carrier: t.text(),
    tracking: t.text(),
    trackingUrl: t.text('tracking_url'),
    ...ofMessage,
  }),
  (table) => [index('shipment_order').on(table.orderId)],
);

/** Pieces of a line of the order that left. */
export const shipmentLine = pgTable(
  'shipment_line',
  (t) => ({
    shipment: t
      .text()
      .notNull()
      .references(() => shipment.number, { onDelete: 'cascade' }),
    lineId: t.uuid('line_id').notNull(),
    quantity: t.integer().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.shipment, table.lineId] }),
    check('shipment_line_quantity', sql`${table.quantity} > 0`),
  ],
);

/**
 * The last message about each client. That of no client, '', is the feed of all clients: what is older than it says nothing
 * any more. A client that was withdrawn before anybody knew it is here alone.
 */
export const clientMessage = pgTable('client_message', (t) => ({
  code: t.text().primaryKey(),
  ...ofMessage,
}));

/** Pieces of a reference in the maker's stock at a moment, as the newest message says. */
export const stock = pgTable(
  'stock',
  (t) => ({
    reference: t.text().primaryKey(),
    quantity: t.integer().notNull(),
    /** When more comes, and how much; both null where that is not known. */
    nextOn: t.date('next_on', { mode: 'string' }),
    nextQuantity: t.integer('next_quantity'),
    ...ofMessage,
  }),
  (table) => [check('stock_quantity', sql`${table.quantity} between 0 and 1000000`)],
);
