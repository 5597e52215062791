import type { ProjectStatus } from '@lucerna/engine';
import { and, desc, eq, getColumns, or, sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import { jsonArray, jsonText, jsonTextOf, parseJson, recordsOf } from '../../database/json-text';
import type { JsonText } from '../../database/json-text';
import { account } from '../../database/tables/account';
import { order, orderLine, type OrderProduct } from '../../database/tables/order';
import { project, projectLine } from '../../database/tables/project';
import { anyOf, pick, prepared, typed, type Given, type Queryable } from '../../database/typed';
import { limitOf, type Page } from '../../http/paging';
import { mapInSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import { legalClient } from '../client';
import { mayDo } from '../project';
import type { SaleProject } from '../sale';
import type { ProductToShow } from './product';

const {
  updatedAt: _,
  sentAt: _sent,
  buyer: _buyer,
  catalogueRevision: _revision,
  ...columns
} = getColumns(order);

/** An order as it is stored; amounts in minor units of its currency. */
export type StoredOrder = Omit<
  typeof order.$inferSelect,
  'updatedAt' | 'sentAt' | 'buyer' | 'catalogueRevision'
>;

const { orderId: _order, ...lineColumns } = getColumns(orderLine);
type NewOrderLine = Omit<typeof orderLine.$inferInsert, 'orderId'>;

/** What a new order says of itself; its state, its moments and its buyer are the database's. */
const {
  createdAt: _createdAt,
  status: _status,
  cancellation: _cancellation,
  cancelReason: _cancelReason,
  cancelAskedBy: _cancelAskedBy,
  cancelAskedAt: _cancelAskedAt,
  cancelAnswer: _cancelAnswer,
  ...aboutColumns
} = { ...columns, catalogueRevision: order.catalogueRevision };

export type NewOrderRow = Required<Pick<typeof order.$inferInsert, keyof typeof aboutColumns>> & {
  /** As `linesText` writes them. */
  readonly lines: JsonText<NewOrderLine[]>;
};

/** The lines of an order as one JSON text, written in slices of the event loop: before the transaction that stores them. */
export async function linesText(lines: readonly ProductToShow[]): Promise<JsonText<NewOrderLine[]>> {
  return jsonArray(
    await mapInSlices(lines, ({ id, quantity, unitGross, unitNet, shippingDate, product }, position) =>
      jsonText<NewOrderLine>({
        ...{ id, position, quantity, unitGross, unitNet, shippingDate, product },
        reference: product.referenceCode,
      }),
    ),
  );
}

const insertWhole = prepared('insert order', (db, about: Given<NewOrderRow>) => {
  const stored = db.$with('stored').as(
    db
      .insert(order)
      .values({ ...pick(about, aboutColumns), buyer: legalClient(db, about.clientCode) })
      .returning(columns),
  );
  const given = db.$with('given', lineColumns).as(recordsOf(about.lines, lineColumns));
  const placed = db.$with('placed').as(
    db.insert(orderLine).select((qb) =>
      qb
        .select({ orderId: stored.id, ...pick(given, lineColumns) })
        .from(stored)
        .crossJoin(given),
    ),
  );
  return db.with(stored, given, placed).select(pick(stored, columns)).from(stored);
});

/** Stores an order with its lines and its buyer’s legal data of now: one statement, whatever the number of lines. */
export async function insertOrder(tx: pg.PoolClient, row: NewOrderRow): Promise<StoredOrder> {
  const [stored] = await insertWhole(tx, row);
  if (!stored) throw new Error('The order was not stored');
  return stored;
}

/** The lines of a project of which something was ordered, each with the numbers of its orders. Nothing is asked where nothing was. */
export async function orderNumbers(
  db: Queryable,
  { id: projectId, lines }: Pick<SaleProject, 'id' | 'lines'>,
): Promise<ReadonlyMap<string, string>> {
  if (lines.every(({ ordered }) => ordered === 0)) return new Map();
  const rows = await typed(db)
    .select({
      id: orderLine.id,
      numbers: sql<string>`string_agg(${order.number}, ', ' order by ${order.number})`,
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(eq(order.projectId, projectId), sql`${order.cancellation} is distinct from 'granted'`))
    .groupBy(orderLine.id);
  return new Map(rows.map(({ id, numbers }) => [id, numbers]));
}

const pieces = { id: projectLine.id, quantity: projectLine.quantity };

const count = prepared(
  'count ordered',
  (
    db,
    about: Given<{
      projectId: string;
      lines: JsonText<{ readonly id: string; readonly quantity: number }[]>;
      status: ProjectStatus;
      isQuoted: boolean;
    }>,
  ) => {
    const given = db.$with('given', pieces).as(recordsOf(about.lines, pieces));
    const ordered = sql`${projectLine.ordered} + ${given.quantity}`;
    const counted = db.$with('counted').as(
      db
        .update(projectLine)
        .set({
          ordered,
          // A quote may be of more pieces than the project has.
          quantity: sql`case when ${about.isQuoted}::boolean then greatest(${projectLine.quantity}, ${ordered})
            else ${projectLine.quantity} end`,
        })
        .from(given)
        .where(and(eq(projectLine.projectId, about.projectId), eq(projectLine.id, given.id))),
    );
    return db
      .with(given, counted)
      .update(project)
      .set({
        version: sql`${project.version} + 1`,
        updatedAt: sql`clock_timestamp()`,
        status: sql`${about.status}::smallint`,
      })
      .where(eq(project.id, about.projectId));
  },
);

/** Counts ordered pieces on the lines of a locked project, which gets the state that it is in from then on. */
export async function countOrdered(
  tx: pg.PoolClient,
  projectId: string,
  lines: readonly Pick<ProductToShow, 'id' | 'quantity'>[],
  status: ProjectStatus,
  isQuoted: boolean,
): Promise<void> {
  const ordered = jsonText(lines.map(({ id, quantity }) => ({ id, quantity })));
  await count(tx, { projectId, lines: ordered, status, isQuoted });
}

/**
 * Whether the viewer may see what an order costs: it made it, or it buys for its client, or did until that was withdrawn, or looks
 * after it. What others
 * pay is nobody's to see who only works on the project.
 */
function isPriced(viewer: Viewer): SQL<boolean> {
  const { accountId } = viewer;
  if (!viewer.can('price.view')) return sql`false`;
  const clients = viewer.can('project.view.assigned.company')
    ? sql`${order.clientCode} in (select own.code from clients_of(${accountId}) as own(code))`
    : sql`false`;
  return sql`(${order.ownerId} = ${accountId} or ${order.clientCode} = (select ${account.clientCode} from ${account} where ${account.id} = ${accountId}) or ${clients}) is true`;
}

/** An order that the viewer may read, and whether it may see its prices; null for any other. */
export async function findOrder(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<(StoredOrder & { readonly priced: boolean }) | null> {
  const [found] = await typed(db)
    .select({ ...columns, priced: isPriced(viewer) })
    .from(order)
    .where(and(eq(order.id, id), mayDo(viewer, 'orders', 'order', id)));
  return found ?? null;
}

export async function linesOfOrder(db: pg.Pool, orderId: string): Promise<ProductToShow[]> {
  const { id, quantity, shippingDate, unitGross, unitNet } = lineColumns;
  const rows = await typed(db)
    .select({ id, quantity, shippingDate, unitGross, unitNet, product: jsonTextOf(orderLine.product) })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(orderLine.position);
  return mapInSlices(rows, (row) => ({ ...row, product: parseJson(row.product) }));
}

/** A row of the list with the products of its strip of pictures. */
export type ListedOrder = StoredOrder & {
  readonly priced: boolean;
  readonly products: readonly { readonly id: string; readonly product: OrderProduct }[];
};

export interface OrdersAsked extends Page {
  readonly search?: string;
  readonly status?: number;
  readonly sortBy: 'UPDATED_RECENT' | 'UPDATED_OLDER' | 'NAME_ASC' | 'NAME_DESC';
}

/** Products shown in the strip of a row. */
const stripLength = 5;

const strip = sql<ListedOrder['products']>`coalesce((
  select json_agg(json_build_object('id', ${orderLine.id}, 'product', ${orderLine.product}) order by ${orderLine.position})
  from ${orderLine} where ${orderLine.orderId} = ${order.id} and ${orderLine.position} < ${stripLength}), '[]')`;

/** Orders by their ids, in this order. */
export async function findListed(
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
): Promise<readonly ListedOrder[]> {
  const rows = await typed(db)
    .select({ ...columns, priced: isPriced(viewer), products: strip })
    .from(order)
    .where(anyOf(order.id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** A page of the orders of a project that the viewer may read, newest first, and how many there are. */
export async function listOrdersOfProject(
  db: Queryable,
  viewer: Viewer,
  { projectId, ...page }: Page & { readonly projectId: string },
): Promise<{ readonly orders: readonly ListedOrder[]; readonly total: number }> {
  const isTheirs = or(eq(order.ownerId, viewer.accountId), mayDo(viewer, 'orders', 'project', projectId));
  const found = and(eq(order.projectId, projectId), isTheirs);
  const total = await typed(db).$count(order, found);
  const [limit, offset] = limitOf(page);
  const orders = await typed(db)
    .select({ ...columns, priced: isPriced(viewer), products: strip })
    .from(order)
    .where(found)
    .orderBy(desc(order.updatedAt), desc(order.number))
    .limit(limit)
    .offset(offset);
  return { orders, total };
}
