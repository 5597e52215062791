import type { OrderRow } from '@lucerna/contract';
import type { Currency, ProjectStatus } from '@lucerna/engine';
import type pg from 'pg';
import { mapInSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import type { OrderProduct, ProductToShow } from './product';

type Queryable = pg.Pool | pg.PoolClient;

/** An order as it is stored; amounts in minor units of its currency. */
export interface StoredOrder {
  readonly id: string;
  readonly number: string;
  readonly projectId: string;
  readonly ownerId: string;
  readonly projectName: string;
  readonly clientCode: string;
  readonly status: OrderRow['status'];
  readonly currency: Currency;
  readonly comments: string;
  readonly internalOrderNumber: string;
  readonly sendTogether: boolean;
  readonly shippingDate: string | null;
  readonly quantity: number;
  readonly totalGross: number;
  readonly totalNet: number;
  readonly createdAt: Date;
}

const columns = `o.id, o.number, o.project_id as "projectId", o.owner_id as "ownerId", o.project_name as "projectName",
  o.client_code as "clientCode", o.status, o.currency, o.comments, o.internal_order_number as "internalOrderNumber",
  o.send_together as "sendTogether", o.shipping_date::text as "shippingDate", o.quantity,
  o.total_gross::float8 as "totalGross", o.total_net::float8 as "totalNet", o.created_at as "createdAt"`;

export type NewOrderRow = Omit<StoredOrder, 'createdAt' | 'status'> & {
  /** As `linesText` writes them. */
  readonly lines: string;
};

/** The lines of an order as one JSON text, written in slices of the event loop: before the transaction that stores them. */
export async function linesText(lines: readonly ProductToShow[]): Promise<string> {
  const texts = await mapInSlices(lines, (line, position) =>
    JSON.stringify({
      id: line.id,
      position,
      quantity: line.quantity,
      reference: line.product.referenceCode,
      unit_gross: line.unitGross,
      unit_net: line.unitNet,
      shipping_date: line.shippingDate,
      product: line.product,
    }),
  );
  return `[${texts.join()}]`;
}

/** Stores an order with its lines: two statements, whatever the number of lines. */
export async function insertOrder(tx: pg.PoolClient, row: NewOrderRow): Promise<StoredOrder> {
  const { rows } = await tx.query<StoredOrder>(
    `insert into "order" as o (id, number, project_id, owner_id, project_name, client_code, currency, comments,
       internal_order_number, send_together, shipping_date, quantity, total_gross, total_net)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     returning ${columns}`,
    [
      row.id,
      row.number,
      row.projectId,
      row.ownerId,
      row.projectName,
      row.clientCode,
      row.currency,
      row.comments,
      row.internalOrderNumber,
      row.sendTogether,
      row.shippingDate,
      row.quantity,
      row.totalGross,
      row.totalNet,
    ],
  );
  await tx.query(
    `insert into order_line (order_id, id, position, quantity, reference, unit_gross, unit_net, shipping_date, product)
     select $1, l.id, l.position, l.quantity, l.reference, l.unit_gross, l.unit_net, l.shipping_date, l.product
     from json_to_recordset($2) as l(id uuid, position integer, quantity integer, reference text, unit_gross bigint,
       unit_net bigint, shipping_date date, product json)`,
    [row.id, row.lines],
  );
  const [stored] = rows;
  if (!stored) throw new Error('The order was not stored');
  return stored;
}

/** The lines of a project of which something was ordered, each with the numbers of its orders. */
export async function orderNumbers(db: Queryable, projectId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ id: string; number: string }>(
    `select l.id, string_agg(o.number, ', ' order by o.number) as number
     from order_line l join "order" o on o.id = l.order_id where o.project_id = $1 group by l.id`,
    [projectId],
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Counts ordered pieces on the lines of a locked project, which gets the state that it is in from then on. */
export async function countOrdered(
  tx: pg.PoolClient,
  projectId: string,
  lines: readonly Pick<ProductToShow, 'id' | 'quantity'>[],
  status: ProjectStatus,
): Promise<void> {
  await tx.query(
    `update project_line l set ordered = l.ordered + o.quantity
     from json_to_recordset($2) as o(id uuid, quantity integer) where l.project_id = $1 and l.id = o.id`,
    [projectId, JSON.stringify(lines.map(({ id, quantity }) => ({ id, quantity })))],
  );
  await tx.query(
    'update project set version = version + 1, updated_at = clock_timestamp(), status = $2 where id = $1',
    [projectId, status],
  );
}

/** Whether a project is the viewer's own. */
export async function ownsProject(db: Queryable, viewer: Viewer, projectId: string): Promise<boolean> {
  const { rowCount } = await db.query('select from project where id = $1 and owner_id = $2 and status <> 0', [
    projectId,
    viewer.accountId,
  ]);
  return rowCount === 1;
}

/** An order of the viewer; null for one that is not there or foreign. */
export async function findOrder(db: Queryable, viewer: Viewer, id: string): Promise<StoredOrder | null> {
  const { rows } = await db.query<StoredOrder>(
    `select ${columns} from "order" o where o.id = $1 and o.owner_id = $2`,
    [id, viewer.accountId],
  );
  return rows[0] ?? null;
}

export async function linesOfOrder(db: pg.Pool, orderId: string): Promise<ProductToShow[]> {
  // As text, which is read in slices: the driver would read whatever came together at once.
  const { rows } = await db.query<Omit<ProductToShow, 'product'> & { product: string }>(
    `select id, quantity, shipping_date::text as "shippingDate", unit_gross::float8 as "unitGross",
       unit_net::float8 as "unitNet", product::text
     from order_line where order_id = $1 order by position`,
    [orderId],
  );
  return mapInSlices(rows, (row) => ({ ...row, product: JSON.parse(row.product) as OrderProduct }));
}

/** A row of the list with the products of its strip of pictures. */
export type ListedOrder = StoredOrder & {
  readonly products: readonly { readonly id: string; readonly product: OrderProduct }[];
};

export interface OrdersAsked {
  readonly projectId?: string;
  readonly search?: string;
  readonly status?: number;
  readonly sortBy: 'UPDATED_RECENT' | 'UPDATED_OLDER' | 'NAME_ASC' | 'NAME_DESC';
  readonly page: number;
  readonly itemsPerPage: number;
}

const sorts: Readonly<Record<OrdersAsked['sortBy'], string>> = {
  UPDATED_RECENT: 'o.updated_at desc, o.number desc',
  UPDATED_OLDER: 'o.updated_at, o.number',
  NAME_ASC: 'o.project_name collate "und-x-icu", o.number',
  NAME_DESC: 'o.project_name collate "und-x-icu" desc, o.number desc',
};

/** Products shown in the strip of a row. */
const stripLength = 5;

/** A page of the viewer's orders and how many there are. */
export async function listOrders(
  db: Queryable,
  viewer: Viewer,
  asked: OrdersAsked,
): Promise<{ readonly orders: readonly ListedOrder[]; readonly total: number }> {
  // In a pattern of "like", %, _ and \ are no letters.
  const search = asked.search ? `%${asked.search.replace(/[\\%_]/g, '\\$&')}%` : null;
  const values = [viewer.accountId, asked.projectId ?? null, asked.status ?? null, search];
  const found = `from "order" o where o.owner_id = $1 and ($2::uuid is null or o.project_id = $2)
    and ($3::int is null or o.status = $3)
    and ($4::text is null or concat_ws(' ', o.number, o.project_name, o.internal_order_number) ilike $4)`;
  const count = await db.query<{ total: number }>(`select count(*)::int as total ${found}`, values);
  const { rows } = await db.query<ListedOrder>(
    `select ${columns}, coalesce((select json_agg(json_build_object('id', l.id, 'product', l.product)
        order by l.position) from order_line l
       where l.order_id = o.id and l.position < ${stripLength}), '[]') as products
     ${found} order by ${sorts[asked.sortBy]} limit $5 offset $6`,
    [...values, asked.itemsPerPage, (asked.page - 1) * asked.itemsPerPage],
  );
  return { orders: rows, total: count.rows[0]?.total ?? 0 };
}
