import { operations as calls, type Invoice, type InvoiceMonths } from '@lucerna/contract';
import { invoiceState, markets, money, monthsUpTo } from '@lucerna/engine';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, sendFile, type Refusal } from '../../http/answer';
import { metaOf } from '../../http/paging';
import { serve } from '../../http/serve';
import type { Viewer } from '../../viewer';
import { documentKey } from './document-key';
import {
  catalogOf,
  findInvoice,
  listInvoices,
  isOfClient,
  openSums,
  readableOrders,
  sumsByMonth,
} from './store';
import type { StoredInvoice } from './store';

const usualPage = 10;
const monthsShown = 12;

function presentInvoice(stored: StoredInvoice, orders: ReadonlyMap<string, string>, today: string): Invoice {
  const { number, kind, day, dueDay, currency } = stored;
  return {
    ...{ number, kind, day, dueDay },
    state: invoiceState(stored, today),
    orders: stored.orders.map((each) => ({ number: each, orderId: orders.get(each) ?? null })),
    net: money(stored.net, currency),
    tax: money(stored.tax, currency),
    total: money(stored.total, currency),
    open: money(stored.open, currency),
    hasDocument: stored.documentBytes !== null,
    updatedAt: stored.updatedAt.toISOString(),
  };
}

/** Invoices of a client (INV-01), for its buyers and for who looks after it; nobody else learns whether there is one. */
export function invoiceRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { pool, storage } = ctx;

  async function refusalOf(viewer: Viewer, clientCode: string): Promise<Refusal | null> {
    if (!viewer.can('price.view')) return no({ code: 'forbidden' });
    return (await isOfClient(pool, viewer, clientCode)) ? null : notFound();
  }

  serve(app, ctx, calls.listInvoices, async ({ viewer, params: { clientCode }, query }) => {
    const refused = await refusalOf(viewer, clientCode);
    if (refused) return refused;
    const asked = { ...query, itemsPerPage: query.itemsPerPage ?? query.limit ?? usualPage };
    const { rows, total } = await listInvoices(pool, clientCode, asked);
    const orders = await readableOrders(pool, viewer, [...new Set(rows.flatMap((row) => row.orders))]);
    const today = ctx.today();
    return answer({
      docs: rows.map((row) => presentInvoice(row, orders, today)),
      meta: metaOf(asked, total),
    });
  });

  serve(app, ctx, calls.getInvoiceMonths, async ({ viewer, params: { clientCode } }) => {
    const refused = await refusalOf(viewer, clientCode);
    if (refused) return refused;
    const { currency } = markets[(await catalogOf(pool, clientCode)) ?? viewer.catalogId];
    const today = ctx.today();
    const months = monthsUpTo(today, monthsShown);
    const sums = await sumsByMonth(pool, clientCode, currency, `${months[0]}-01`);
    const { open, overdue } = await openSums(pool, clientCode, currency, today);
    const of = (amount: number) => money(amount, currency);
    return answer<InvoiceMonths>({
      currency,
      months: months.map((month) => {
        const sum = sums.get(month);
        return { month, total: of(sum?.total ?? 0), open: of(sum?.open ?? 0) };
      }),
      open: of(open),
      overdue: of(overdue),
    });
  });

  serve(app, ctx, calls.getInvoiceDocument, async ({ viewer, params: { clientCode, number } }) => {
    const refused = await refusalOf(viewer, clientCode);
    if (refused) return refused;
    const found = await findInvoice(pool, clientCode, number);
    const file = found?.documentBytes ? await storage.get(documentKey(number)) : null;
    if (!file) return notFound();
    return sendFile({ body: file.stream, size: file.size, type: file.type, name: `${number}.pdf` });
  });
}
