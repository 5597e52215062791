import type { Invoice, InvoiceMonths, Order } from '@lucerna/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openOrderDesk } from '../../../test/order-desk';

const desk = openOrderDesk();
let order: Order;
let client: string;

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 24, 8, minutes)).toISOString();
const today = () => desk.server.ctx.today();
const dayOf = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);

let last = 0;
const invoiceOf = (invoice: string, change: object = {}) => ({
  ...{ id: `i-${(last += 1)}`, at: at(0), kind: 'invoice', invoice, client, orders: [order.orderNumber] },
  ...{ day: today(), dueDay: dayOf(30), currency: 'EUR', net: 10_000, tax: 2_100, total: 12_100 },
  ...change,
});

async function told(...messages: readonly object[]): Promise<string[]> {
  const admin = await desk.server.as('admin');
  const { body } = await admin.post<{ results: { outcome: string; problems: { code: string }[] }[] }>(
    '/api/v1/erp/messages',
    { messages },
  );
  return body.results.map(({ outcome, problems }) => problems[0]?.code ?? outcome);
}

interface List {
  docs: Invoice[];
  meta: { totalDocs: number };
}
const lists = async (query = '') => (await desk.buyer.get<List>(`/api/v1/invoices/${client}?${query}`)).body;

beforeAll(async () => {
  order = (await desk.orders(await desk.createsProject())).body.order;
  client = order.clientCode;
});

describe('invoices of a client', () => {
  it('are read with what is left to pay, by their newest message', async () => {
    expect(await told(invoiceOf('R-1'))).toEqual(['taken']);
    const [first] = (await lists('search=R-1')).docs;
    expect(first).toMatchObject({
      ...{ number: 'R-1', state: 'open', hasDocument: false },
      orders: [{ number: order.orderNumber, orderId: order.orderId }],
      open: { amount: 12_100, currency: 'EUR' },
    });
    const paid = invoiceOf('R-1', { at: at(2), paid: 12_100 });
    const partly = invoiceOf('R-1', { at: at(1), paid: 100 });
    expect(await told(paid, partly)).toEqual(['taken', 'late']);
    expect((await lists('search=R-1')).docs).toMatchObject([{ state: 'paid', open: { amount: 0 } }]);
  });

  it('are searched, filtered, sorted, paged and summed by month', async () => {
    await told(
      invoiceOf('R-20', { day: dayOf(-20), dueDay: dayOf(-1), net: 500, tax: 0, total: 500 }),
      invoiceOf('R-21', { day: dayOf(-400), dueDay: undefined, net: 700, tax: 0, total: 700, orders: [] }),
      invoiceOf('R-22', { kind: 'creditNote', net: 50, tax: 0, total: 50 }),
    );
    const numbers = async (query: string) => (await lists(query)).docs.map(({ number }) => number);
    expect(await numbers('search=r-2&sortBy=NAME_ASC')).toEqual(['R-20', 'R-21', 'R-22']);
    expect(await numbers('search=R-2&sortBy=UPDATED_RECENT')).toEqual(['R-22', 'R-20', 'R-21']);
    expect(await numbers('search=R-2&state=open&sortBy=NAME_DESC')).toEqual(['R-21', 'R-20']);
    expect(await numbers('search=R-2&sortBy=NAME_ASC&limit=2&page=2')).toEqual(['R-22']);
    expect((await lists('search=R-20')).docs[0]!.state).toBe('overdue');
    const { body } = await desk.buyer.get<InvoiceMonths>(`/api/v1/invoices/${client}/months`);
    expect(body.months).toHaveLength(12);
    expect(body.months.at(-1)!.month).toBe(today().slice(0, 7));
    const { docs } = await lists('limit=100');
    const first = `${body.months[0]!.month}-01`;
    const sum = docs
      .filter(({ day }) => day >= first)
      .reduce((all, { kind, total }) => all + (kind === 'invoice' ? total.amount : -total.amount), 0);
    expect(body.months.reduce((all, { total }) => all + total.amount, 0)).toBe(sum);
    expect(body.open.amount).toBe(docs.reduce((all, { open }) => all + open.amount, 0));
    expect(body.overdue.amount).toBe(500);
  });

  it('have their PDF, judged by its content', async () => {
    await told(invoiceOf('R-3/ä'));
    const admin = await desk.server.as('admin');
    const number = encodeURIComponent('R-3/ä');
    const puts = (content: string, name = number) => {
      const form = new FormData();
      form.append('file', new File([content], 'invoice.pdf', { type: 'application/pdf' }));
      return admin.raw(`/api/v1/erp/invoices/${name}/document`, { method: 'PUT', body: form });
    };
    const pdf = '%PDF-1.7\nshort\n%%EOF\n';
    expect((await puts('<html>')).status).toBe(422);
    expect((await puts(pdf, 'unknown')).status).toBe(404);
    const address = `/api/v1/invoices/${client}/documents/${number}`;
    expect((await desk.buyer.raw(address)).status).toBe(404);
    expect((await puts(pdf)).status).toBe(204);
    const document = await desk.buyer.raw(address);
    expect([document.headers.get('content-type'), await document.text()]).toEqual(['application/pdf', pdf]);
    expect((await lists('search=R-3')).docs[0]!.hasDocument).toBe(true);
    expect((await puts('x'.repeat(10 * 1_048_576 + 1))).status).toBe(413);
  });

  it('that were told for the wrong client go to the right one, whichever message comes first', async () => {
    await desk.server.pool.query(
      `insert into client (code, catalog_id, name, rate_id) values ('C-wrong', 16, 'Another client', 10)`,
    );
    for (const number of ['R-7', 'R-8']) {
      const wrong = invoiceOf(number, { client: 'C-wrong' });
      const right = invoiceOf(number, { at: at(1) });
      await told(...(number === 'R-7' ? [wrong, right] : [right, wrong]));
      const { rows } = await desk.server.pool.query('select client_code from invoice where number = $1', [
        number,
      ]);
      expect(rows).toEqual([{ client_code: client }]);
    }
  });

  it('are refused where they do not add up or name what is not there', async () => {
    expect(
      await told(
        invoiceOf('R-5', { total: 12_099 }),
        invoiceOf('R-5', { net: -1, tax: 1, total: 0 }),
        invoiceOf('R-5', { paid: 12_101 }),
        invoiceOf('R-5', { currency: 'USD' }),
        invoiceOf('R-5', { client: 'C-unknown' }),
      ),
    ).toEqual(['erpField', 'erpField', 'erpField', 'erpCurrency', 'erpClientUnknown']);
    expect((await lists('search=R-5')).docs).toEqual([]);
  });

  it('are only for those of the client, and for who looks after it', async () => {
    await told(invoiceOf('R-6'));
    const path = `/api/v1/invoices/${client}`;
    expect((await (await desk.server.as('specifier')).get(path)).status).toBe(403);
    expect((await (await desk.server.as('sales_usa')).get(path)).status).toBe(404);
    expect((await desk.buyer.get('/api/v1/invoices/C-unknown')).status).toBe(404);
    expect((await desk.buyer.get('/api/v1/invoices/C-unknown/documents/R-6')).status).toBe(404);
    const { rows } = await desk.server.pool.query<{ email: string }>(
      'select email from client_manager where client_code = $1',
      [client],
    );
    expect(rows.map(({ email }) => email)).toContain('sales@lucerna.test');
    expect((await (await desk.server.as('sales')).get(path)).status).toBe(200);
  });
});
