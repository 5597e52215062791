import type { InvoiceListQuery } from '@lucerna/contract';
import type { Currency } from '@lucerna/engine';
import { and, asc, desc, eq, gt, gte, ilike, sql } from 'drizzle-orm';
import { account } from '../../database/tables/account';
import { client } from '../../database/tables/client';
import { invoice } from '../../database/tables/invoice';
import { order } from '../../database/tables/order';
import { containing } from '../../database/text';
import { anyOf, typed, type Queryable } from '../../database/typed';
import { limitOf, type Page } from '../../http/paging';
import type { Viewer } from '../../viewer';
import { mayDo } from '../project';

export type StoredInvoice = typeof invoice.$inferSelect;

/** Whether the viewer buys for a client, or did until that was withdrawn, or looks after it. */
export async function isOfClient(db: Queryable, viewer: Viewer, clientCode: string): Promise<boolean> {
  if (viewer.clientCode === clientCode) return true;
  const [own] = await typed(db)
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, viewer.accountId), eq(account.clientCode, clientCode)));
  if (own) return true;
  if (!viewer.can('project.view.assigned.company')) return false;
  const [found] = await typed(db)
    .select({ code: client.code })
    .from(client)
    .where(
      and(
        eq(client.code, clientCode),
        sql`${client.code} in (select own.code from clients_of(${viewer.accountId}) as own(code))`,
      ),
    );
  return found !== undefined;
}

const sorts = {
  UPDATED_RECENT: [desc(invoice.day), desc(invoice.number)],
  UPDATED_OLDER: [asc(invoice.day), asc(invoice.number)],
  NAME_ASC: [asc(invoice.number)],
  NAME_DESC: [desc(invoice.number)],
};

export type InvoicesAsked = Page & Pick<InvoiceListQuery, 'search' | 'state' | 'sortBy'>;

/** A page of the invoices of a client: searched by their numbers and those of their orders. */
export async function listInvoices(
  db: Queryable,
  clientCode: string,
  asked: InvoicesAsked,
): Promise<{ readonly rows: readonly StoredInvoice[]; readonly total: number }> {
  const words = sql`${invoice.number} || ' ' || array_to_string(${invoice.orders}, ' ')`;
  const { search, state, sortBy } = asked;
  const found = and(
    eq(invoice.clientCode, clientCode),
    search ? ilike(words, containing(search)) : undefined,
    state === undefined ? undefined : state === 'open' ? gt(invoice.open, 0) : eq(invoice.open, 0),
  );
  const total = await typed(db).$count(invoice, found);
  const [limit, offset] = limitOf(asked);
  const rows = await typed(db)
    .select()
    .from(invoice)
    .where(found)
    .orderBy(...sorts[sortBy])
    .limit(limit)
    .offset(offset);
  return { rows, total };
}

/** The orders of these numbers that the viewer may open, by number. */
export async function readableOrders(
  db: Queryable,
  viewer: Viewer,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await typed(db)
    .select({ id: order.id, number: order.number })
    .from(order)
    .where(and(anyOf(order.number, numbers), mayDo(viewer, 'orders', 'order', order.id)));
  return new Map(rows.map(({ id, number }) => [number, id]));
}

/** A client that moved to another market may have invoices in two currencies, which no sum adds up. */
const inCurrency = (clientCode: string, currency: Currency) =>
  and(eq(invoice.clientCode, clientCode), eq(invoice.currency, currency));

/** What was invoiced by month from a day on, credit notes taken off; the key is YYYY-MM. */
export async function sumsByMonth(db: Queryable, clientCode: string, currency: Currency, from: string) {
  const month = sql<string>`to_char(${invoice.day}, 'YYYY-MM')`;
  const signed = sql`case when ${invoice.kind} = 'creditNote' then -${invoice.total} else ${invoice.total} end`;
  const rows = await typed(db)
    .select({
      month,
      total: sql`sum(${signed})`.mapWith(Number),
      open: sql`sum(${invoice.open})`.mapWith(Number),
    })
    .from(invoice)
    .where(and(inCurrency(clientCode, currency), gte(invoice.day, from)))
    .groupBy(month);
  return new Map(rows.map((row) => [row.month, row]));
}

/** What is left to pay of all invoices of a client, and what of it is overdue on a day. */
export async function openSums(db: Queryable, clientCode: string, currency: Currency, today: string) {
  const [sums] = await typed(db)
    .select({
      open: sql`coalesce(sum(${invoice.open}), 0)`.mapWith(Number),
      overdue: sql`coalesce(sum(${invoice.open}) filter (where ${invoice.dueDay} < ${today}), 0)`.mapWith(
        Number,
      ),
    })
    .from(invoice)
    .where(and(inCurrency(clientCode, currency), gt(invoice.open, 0)));
  return sums ?? { open: 0, overdue: 0 };
}

export async function findInvoice(
  db: Queryable,
  clientCode: string,
  number: string,
): Promise<StoredInvoice | null> {
  const [found] = await typed(db)
    .select()
    .from(invoice)
    .where(and(eq(invoice.clientCode, clientCode), eq(invoice.number, number)));
  return found ?? null;
}

/** In which currency a client is invoiced is that of its market. */
export async function catalogOf(db: Queryable, clientCode: string) {
  const [found] = await typed(db)
    .select({ catalogId: client.catalogId })
    .from(client)
    .where(eq(client.code, clientCode));
  return found?.catalogId ?? null;
}
