import type { Order, OrderList, Project } from '@lucerna/contract';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { almar, moneyPattern, projectOf, wall } from './sale';

const site = openSite();

type Made = Awaited<ReturnType<typeof projectOf>>;

/** Orders lines of a project as it stands, some of them in so many pieces; the others are left out. */
async function ordered(
  { user, project }: Made,
  quantities: readonly number[],
  change: object = {},
): Promise<Order> {
  const products = project.products.orderedIds.flatMap((_id, place) => {
    const { referenceCode, prices } = project.products.byId[_id]!;
    const quantity = quantities[place] ?? 0;
    return quantity === 0 ? [] : [{ _id, quantity, referenceCode, unitNet: prices!.unitNet }];
  });
  const body = { projectId: project.id, products, ...change };
  const { status, body: placed } = await user.post<{ order: Order }>('/api/v1/orders/process', body);
  expect(status).toBe(200);
  return placed.order;
}

const piecesOf = ({ products: { orderedIds, byId } }: Pick<Order, 'products'>) =>
  orderedIds.map((id) => [byId[id]!.referenceCode, byId[id]!.quantity]);

describe('an order that is ordered again', () => {
  it('fills in the same lines of its project while it has that much left, and is placed with one press more', async () => {
    const made = await projectOf(site, 'Hotel in parts', [{ ...almar, quantity: 7 }, wall]);
    const before = await ordered(made, [3, 0]);
    const visitor = await site.arrive();
    await visitor.signIn('distributor');
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo(`/order/${before.orderId}`);
      await visitor.button('orders.again').click();
      await page.waitForURL(new RegExp(`/project/${made.project.id}/new-order\\?again=${before.orderId}$`));
      await page.getByText(visitor.say('orders.sameAs', { number: before.orderNumber })).waitFor();
      await page.getByText(visitor.say('orders.sameAsText')).waitFor();
      await page.getByText('You are ordering 1 of 2 products.').waitFor();
      await expect
        .poll(() => page.locator('aside output').first().innerText())
        .toMatch(moneyPattern(before.totals!.net));
      await visitor.button('orders.place').click();
      await page.getByText(visitor.say('orders.placed')).first().waitFor();
    });
    await visitor.leave();
    const { body } = await made.user.get<OrderList>(`/api/v1/orders/by-project/${made.project.id}`);
    expect(body.docs).toHaveLength(2);
    const orders = await Promise.all(
      body.docs.map(async ({ orderId }) => (await made.user.get<Order>(`/api/v3/orders/${orderId}`)).body),
    );
    for (const order of orders) expect(piecesOf(order)).toEqual(piecesOf(before));
  });

  itInLong(
    'fills in a copy of what was ordered where nothing is left, and leaves the project as it was',
    async () => {
      const made = await projectOf(site, 'Hotel as a whole');
      const before = await ordered(made, [3, 2]);
      const closed = await made.read();
      expect(closed.status).toBe(2);
      const visitor = await site.arrive();
      await visitor.signIn('distributor');
      let copy = '';
      await visitor.telling(async () => {
        const { page } = visitor;
        await visitor.goTo(`/order/${before.orderId}`);
        await visitor.button('orders.again').click();
        await page.waitForURL(new RegExp(`/new-order\\?again=${before.orderId}$`));
        copy = /project\/([0-9a-f-]{36})\//.exec(page.url())![1]!;
        expect(copy).not.toBe(made.project.id);
        await page.getByText(visitor.say('orders.sameAs', { number: before.orderNumber })).waitFor();
        // Nothing is ordered by it.
        const { body } = await made.user.get<OrderList>(`/api/v1/orders/by-project/${copy}`);
        expect(body.docs).toEqual([]);
        await visitor.button('orders.place').click();
        await page.getByText(visitor.say('orders.placed')).first().waitFor();
      });
      await visitor.leave();
      const { body } = await made.user.get<OrderList>(`/api/v1/orders/by-project/${copy}`);
      const { body: again } = await made.user.get<Order>(`/api/v3/orders/${body.docs[0]!.orderId}`);
      expect(piecesOf(again)).toEqual(piecesOf(before));
      expect(await made.read()).toEqual(closed);
    },
  );

  itInLong('says what of it is no longer there', async () => {
    const made = await projectOf(site, 'Hotel without its lamp', [almar, { ...wall, quantity: 5 }]);
    const before = await ordered(made, [0, 1], { isHeld: true });
    const { user, project } = made;
    // Cancelled at once, so that its line may go.
    const cancelled = await user.post(`/api/v1/orders/${before.orderId}/cancellation`, {
      reason: 'Too many',
    });
    expect(cancelled.status).toBe(201);
    const [, lamp] = project.products.orderedIds;
    const gone = await user.del<Project>(`/api/v1/projects/${project.id}/products/${lamp}`);
    expect(gone.status).toBe(200);
    const visitor = await site.arrive();
    await visitor.signIn('distributor');
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo(`/project/${project.id}/new-order?again=${before.orderId}`);
      await page.getByText('One product of that order is no longer in its project').waitFor();
      const reference = project.products.byId[lamp!]!.referenceCode;
      await page
        .getByText(new RegExp(reference.replaceAll('/', '\\/')))
        .first()
        .waitFor();
    });
    await visitor.leave();
  });
});

describe('the page of an order', () => {
  it('gives its confirmation as PDF in the language of the page', async () => {
    const made = await projectOf(site, 'Hotel confirmed');
    const order = await ordered(made, [3, 2], { internalOrderNumber: 'PO-5' });
    const visitor = await site.arrive();
    await visitor.signIn('distributor');
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo(`/order/${order.orderId}`);
      const [download, asked] = [page.waitForEvent('download'), page.waitForRequest(/\/document\?lang=en$/)];
      await page.getByRole('link', { name: visitor.say('orders.document') }).click();
      await asked;
      const file = await download;
      expect(file.suggestedFilename()).toBe(`${order.orderNumber}.pdf`);
      const bytes = readFileSync(await file.path());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });
    await visitor.leave();
  });

  itInLong(
    'asks for its cancellation, which sales declines with a reason that its buyer reads at once',
    async () => {
      const made = await projectOf(site, 'Hotel called off');
      const order = await ordered(made, [3, 2]);
      const [buyer, sales] = [await site.arrive(), await site.arrive()];
      await buyer.signIn('distributor');
      await sales.signIn('sales');
      await buyer.telling(async () => {
        const isHeard = buyer.page
          .waitForEvent('websocket')
          .then((socket) => socket.waitForEvent('framereceived'));
        await buyer.goTo(`/order/${order.orderId}`);
        await isHeard;
        await buyer.button('orders.cancel').click();
        const dialog = buyer.page.getByRole('alertdialog');
        await dialog.getByLabel(buyer.say('orders.cancelReason')).fill('The hotel closed');
        await dialog.getByRole('button', { name: buyer.say('orders.cancel') }).click();
        await buyer.page.getByText(buyer.say('orders.cancelAsked')).first().waitFor();
        expect(await buyer.button('orders.refuseCancel').count()).toBe(0);
      });
      await sales.telling(async () => {
        await sales.goTo('/orders');
        const row = sales.page.getByRole('listitem').filter({ hasText: 'Hotel called off' });
        await row.getByText(sales.say('orders.cancelAsked')).waitFor();
        await sales.goTo(`/order/${order.orderId}`);
        await sales.page.getByText('The hotel closed').first().waitFor();
        await sales.button('orders.refuseCancel').click();
        const dialog = sales.page.getByRole('alertdialog');
        await dialog.getByLabel(sales.say('orders.cancelReason')).fill('It is being made');
        await dialog.getByRole('button', { name: sales.say('orders.refuseCancel') }).click();
        await sales.page.getByText(sales.say('orders.cancelRefused')).first().waitFor();
      });
      await buyer.telling(async () => {
        await buyer.page.getByText(buyer.say('orders.cancelRefused')).first().waitFor();
        await buyer.page.getByText('It is being made').first().waitFor();
      });
      await sales.leave();
      await buyer.leave();
    },
  );

  itInLong('takes the buyer’s own order as a file, and gives it back', async () => {
    const { project } = await projectOf(site, 'Hotel with an order of its own', [almar]);
    const visitor = await site.arrive();
    await visitor.signIn('distributor');
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo(`/project/${project.id}/new-order`);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'PO-77.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
      await page.getByText('PO-77.pdf').waitFor();
      await visitor.button('orders.place').click();
      await page.getByText(visitor.say('orders.placed')).first().waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /PO-77\.pdf/ }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('PO-77.pdf');
      expect(readFileSync(await file.path()).toString()).toBe('%PDF-1.4\n');
    });
    await visitor.leave();
  });
});
