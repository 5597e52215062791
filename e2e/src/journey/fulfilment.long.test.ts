import type { Order } from '@lucerna/contract';
import { startErp, type StandInErp } from '@lucerna/testkit/erp';
import { signedIn } from '@lucerna/testkit/user';
import { afterAll, expect, it } from 'vitest';
import { openSite } from '../site';
import { projectOf } from './sale';

let erp: StandInErp;
const site = openSite({
  env: async () => {
    erp = await startErp({ token: 'a token of the ERP', repeat: 0.5, shuffle: true, seed: 7 });
    return { ERP_URL: erp.url, ERP_TOKEN: 'a token of the ERP' };
  },
});
afterAll(() => erp?.close());

it('an order goes to the ERP, moves on before the eyes of its buyer, and ends in an invoice that is read', async () => {
  const { user, project } = await projectOf(site, 'To be delivered');
  const products = project.products.orderedIds.map((_id) => {
    const { quantity, referenceCode, prices } = project.products.byId[_id]!;
    return { _id, quantity, referenceCode, unitNet: prices?.unitNet ?? null };
  });
  const placed = await user.post<{ order: Order }>('/api/v1/orders/process', {
    projectId: project.id,
    products,
  });
  const { orderId, orderNumber } = placed.body.order;
  const admin = await signedIn(site.url, 'admin');
  const { body: made } = await admin.post<{ key: string }>('/users/v1/api-keys', {
    name: 'ERP',
    scopes: ['backoffice'],
  });

  const visitor = await site.arrive();
  await visitor.signIn('distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    const steps = page.getByRole('list', { name: visitor.say('orders.steps') });
    const now = steps.locator('[aria-current=step]');
    const isHeard = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await visitor.goTo(`/order/${orderId}`);
    await expect.poll(() => now.innerText()).toContain(visitor.say('orders.status1'));
    const isTaken = () => erp.orders.find(({ orderNumber: number }) => number === orderNumber);
    await expect.poll(isTaken).toBeDefined();
    await isHeard;

    erp.tells({ url: site.url, key: made.key });
    const told = { code: 'C-7001', name: 'Lumen Nord', catalogId: 16, rateId: 10, discounts: { A: 15 } };
    await erp.tellClients([{ ...told, managers: ['sales@lucerna.test'] }]);
    await erp.fulfil(isTaken()!);
    await expect.poll(() => now.innerText()).toContain(visitor.say('orders.status4'));
    const shipments = page.getByRole('region', { name: visitor.say('orders.shipments') });
    await expect.poll(() => shipments.getByRole('listitem').count()).toBe(2);
    const { quantity } = placed.body.order.products.byId[products[0]!._id]!;
    const all = visitor.say('orders.shippedOf', { shipped: String(quantity), quantity: String(quantity) });
    await page.getByText(all).first().waitFor();
    expect(erp.outcomes).not.toContain('refused');
    expect(erp.outcomes).not.toContain('unknown');

    await visitor
      .button('navigation.account')
      .or(page.getByRole('button', { name: new RegExp(`^${visitor.say('navigation.account')}:`) }))
      .first()
      .click();
    await page.getByRole('menuitem', { name: visitor.say('routes.invoices') }).click();
    await page.getByRole('heading', { level: 1, name: visitor.say('invoices.title') }).waitFor();
    const row = page.getByRole('row').filter({ hasText: `R-${orderNumber}` });
    await row.getByRole('link', { name: orderNumber }).waitFor();
    const saved = page.waitForEvent('download');
    await row
      .getByRole('button', { name: visitor.say('invoices.downloadOf', { number: `R-${orderNumber}` }) })
      .click();
    expect((await saved).suggestedFilename()).toBe(`R-${orderNumber}.pdf`);

    // It told of a client and of its stock, too: twice and in any order.
    const sales = await signedIn(site.url, 'sales');
    const { body: clients } = await sales.get('/api/v1/clients');
    expect(JSON.stringify(clients)).toContain('Lumen Nord');
    const next = await projectOf(site, 'From stock');
    await visitor.goTo(`/project/${next.project.id}/new-order`);
    await page
      .getByText(visitor.say('orders.inStock', { pieces: '103' }))
      .first()
      .waitFor();

    await visitor.signIn('admin');
    await visitor.goTo('/erp');
    await page.getByText(visitor.say('erp.unsentNone')).waitFor();
    await page.getByText(visitor.say('erp.troublesNone')).waitFor();
    await erp.fulfil({ ...isTaken()!, orderNumber: '1999-000001' });
    await page.reload();
    await page.getByText('1999-000001').first().waitFor();
    const troubles = page.getByRole('region', { name: visitor.say('erp.troubles') });
    await troubles
      .getByRole('button', { name: visitor.say('erp.retryOf', { message: '1999-000001' }) })
      .first()
      .click();
    await page.getByText(visitor.say('erp.stillUnknown')).waitFor();
  });
  await visitor.leave();
});
