import { demoSellers } from '@lucerna/testkit/demo-maker';
import { orderTextNames, type Budget, type Order } from '@lucerna/contract';
import { readPdf } from '@lucerna/testkit/pdf';
import { readStructure } from '@lucerna/testkit/pdf-structure';
import type { TestUser } from '@lucerna/testkit/server';
import { expect, it } from 'vitest';
import { almar, openOrderDesk, wall } from '../../../test/order-desk';

const desk = openOrderDesk();

const address = (order: Pick<Order, 'orderId'>, lang = 'en') =>
  `/api/v1/orders/${order.orderId}/document?lang=${lang}`;

async function textOf(user: TestUser, order: Pick<Order, 'orderId'>, lang = 'en'): Promise<string> {
  const response = await user.raw(address(order, lang));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

it('is read by who does not see it', async () => {
  const response = await desk.buyer.raw(address(await placed()));
  const { problems, pages } = await readStructure(new Uint8Array(await response.arrayBuffer()));
  expect(problems).toEqual([]);
  expect(pages.flat().some(({ role, text }) => role === 'TD' && text.includes('Almar'))).toBe(true);
});

async function placed(change: object = {}): Promise<Order> {
  const project = await desk.createsProject([almar, wall]);
  const { status, body } = await desk.orders(project, change);
  expect([status, body.processOrderSuccess]).toEqual([200, true]);
  return body.order;
}

/** All that is written of an order in one line. */
const written = Object.fromEntries(orderTextNames.map((name, nth) => [name, `PO-77-${nth}`]));

const site = {
  name: 'Hotel Miramar',
  street: 'Hafenstraße 4',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
};

it('says who sells and buys, where it goes, whom to ask, the buyer’s number, each line with its day, and what it comes to', async () => {
  const order = await placed({
    deliverTo: site,
    contact: { name: 'Lena Vogt', email: 'lena@example.test', phone: '+49 40 1234' },
    ...written,
    comments: 'Deliver at the back door.',
  });
  expect(order).toMatchObject(written);
  const text = await textOf(desk.buyer, order);
  const amount = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
  for (const said of [
    ...[
      'Order confirmation',
      order.orderNumber,
      'Casa Norte',
      ...Object.values(written),
      'C-1001',
      'Single shipment',
    ],
    ...[demoSellers[16].legalName, 'VAT no. ESB00000000', 'Bank details: Banc del Vallès'],
    ...[
      'Lumen Distribución de Iluminación, S.L.',
      'Delivery address',
      'Hafenstraße 4',
      '20457 Hamburg',
      'Germany',
    ],
    ...['Billing address', 'Lena Vogt', 'lena@example.test', 'Deliver at the back door.'],
    ...['Prices do not include VAT.', 'Configured products are made to order'],
    ...order.products.orderedIds.flatMap((id) => order.products.byId[id]!.referenceCode),
    amount.format(order.totals!.net.amount / 100).replaceAll(/\s+/g, ' '),
  ])
    expect(text).toContain(said);
  expect(text).toMatch(/lm · [\d.]+ W · 3000 K · CRI \d+ · IP\d\d · DALI/);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect(text).toContain(`Ships on ${day.format(new Date(`${order.shippingDate}T00:00:00Z`))}`);
});

it.each([
  ['es', 'Confirmación de pedido'],
  ['de', 'Bestellbestätigung'],
  ['it', 'Conferma d’ordine'],
  ['fr', 'Confirmation de commande'],
  ['us', 'Order confirmation'],
])('comes in %s', async (lang, title) => {
  expect(await textOf(desk.buyer, await placed(), lang)).toContain(title);
});

it('is for who made the order and who sells it, and not to be found for others', async () => {
  const order = await placed();
  const [sales, stranger, webUser, nobody] = [
    await desk.server.as('sales'),
    await desk.server.as('importer'),
    await desk.server.as('webUser'),
    desk.server.anyone(),
  ];
  expect(await textOf(sales, order)).toContain(order.orderNumber);
  for (const [user, status] of [
    [stranger, 404],
    [nobody, 401],
  ] as const)
    expect((await user.raw(address(order))).status).toBe(status);
  expect([403, 404]).toContain((await webUser.raw(address(order))).status);
  expect((await desk.buyer.raw(address({ orderId: crypto.randomUUID() }))).status).toBe(404);
});

it('holds no price for who may read the order and not its prices', async () => {
  const order = await placed();
  const net = (order.totals!.net.amount / 100).toFixed(2).replace('.', ',');
  const bare = (text: string) => text.replaceAll('.', '');
  expect(bare(await textOf(desk.buyer, order, 'de'))).toContain(net);
  const taken = [3, 'price.view'];
  await desk.server.pool.query('delete from role_privilege where role_id = $1 and privilege = $2', taken);
  desk.server.ctx.viewers.forgetAll();
  const text = await textOf(desk.buyer, order, 'de');
  await desk.server.pool.query('insert into role_privilege (role_id, privilege) values ($1, $2)', taken);
  desk.server.ctx.viewers.forgetAll();
  expect(text).toContain(order.orderNumber);
  expect(text).not.toMatch(/€|\d,\d\d|Mehrwertsteuer/);
});

it('says that it is held, and that it was cancelled, once it is', async () => {
  const order = await placed({ isHeld: true });
  expect(await textOf(desk.buyer, order)).toContain('Order on hold');
  expect((await desk.buyer.put(`/api/v1/orders/${order.orderId}/release`, {})).status).toBe(200);
  expect(await textOf(desk.buyer, order)).toContain('Order confirmation');
  const other = await placed({ isHeld: true });
  await desk.buyer.post(`/api/v1/orders/${other.orderId}/cancellation`, { reason: 'Too late' });
  expect(await textOf(desk.buyer, other)).toContain('Cancelled order');
});

it('stays what was ordered when client and catalogue say something else later', async () => {
  const order = await placed();
  await desk.server.pool.query(`update client set legal_name = 'Another Firm' where code = 'C-1001'`);
  const text = await textOf(desk.buyer, order, 'fr');
  expect(text).toContain('Lumen Distribución de Iluminación, S.L.');
  expect(text).not.toContain('Another Firm');
});

it('is made once: the same bytes for a second reader', async () => {
  const order = await placed();
  const [first, second] = await Promise.all([desk.buyer.raw(address(order)), desk.buyer.raw(address(order))]);
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
  expect((await bytes(first)).equals(await bytes(second))).toBe(true);
});

it('says the terms of the quote at whose prices it was placed, with its discount and freight', async () => {
  const project = await desk.createsProject([almar, wall]);
  const freight = { text: 'Freight', quantity: 1, unitPrice: { amount: 5000, currency: 'EUR' } };
  await desk.buyer.post(`/api/v1/projects/${project.id}/free-lines`, freight);
  const seller = await desk.server.as('sales');
  const idOf = async (user: TestUser) => (await user.get<{ id: string }>('/users/v1/account')).body.id;
  await desk.server.pool.query(
    `insert into project_member (project_id, account_id, role, added_by) values ($1, $2, 'editor', $3)`,
    [project.id, await idOf(seller), await idOf(desk.buyer)],
  );
  const { body: quote } = await seller.post<Budget>('/api/v2/budget', {
    projectId: project.id,
    products: project.products.orderedIds.map((_id) => ({ _id, discount: 10 })),
    ...{ discount: 5, surcharge: 2, paymentTerms: 'half of it with the order' },
    ...{ incoterm: 'DAP', incotermPlace: 'Hamburg', taxKind: 'reverseCharge', taxCertificate: 'DE123456789' },
  });
  await seller.put(`/api/v1/budget/${quote.id}/state`, { state: 'sent' });
  const products = quote.products.map(({ _id, quantity, referenceCode, netPrice }) => ({
    ...{ _id, quantity, referenceCode, unitNet: netPrice },
  }));
  const { body } = await desk.orders(project, { budgetId: quote.id, products });
  const text = await textOf(desk.buyer, body.order);
  for (const said of [
    ...[`Quote ${quote.budgetNumber}`, 'half of it with the order', 'DAP Hamburg', 'Freight'],
    ...['Discount 5% on products', 'Surcharge 2%'],
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/30 days from the invoice date|Prices do not include VAT/);
});
