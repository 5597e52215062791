import type { Order, OrderList, Project } from '@lucerna/contract';
import { signedIn } from '@lucerna/testkit/user';
import { describe, expect, it } from 'vitest';
import { cases, itInLong } from '../extent';
import { openSite } from '../site';
import { agePrices, almar, halvePrices, holdCode, moneyPattern, projectOf, wall, watchFor } from './sale';

const site = openSite();

async function ordersOf({ user, project }: Awaited<ReturnType<typeof projectOf>>): Promise<readonly Order[]> {
  const { body } = await user.get<OrderList>(`/api/v1/orders/by-project/${project.id}`);
  return Promise.all(
    body.docs.map(async ({ orderId }) => (await user.get<Order>(`/api/v3/orders/${orderId}`)).body),
  );
}

describe('a line of an order', () => {
  itInLong(
    'is left out with the keyboard and stays in the project; without a line nothing is ordered',
    async () => {
      const made = await projectOf(site, 'Ordered in parts');
      const { project } = made;
      const [first, second] = project.products.orderedIds.map((id) => project.products.byId[id]!);
      const visitor = await site.arrive();
      await visitor.signIn('distributor');
      await visitor.telling(async () => {
        const { page } = visitor;
        await visitor.goTo(`/project/${project.id}/new-order`);
        const box = ({ name, referenceCode: reference }: typeof first & object) =>
          page.getByRole('checkbox', { name: visitor.say('orders.orderLine', { name, reference }) });
        const place = visitor.button('orders.place');
        const total = page.locator('aside output');
        await box(second!).focus();
        await page.keyboard.press('Space');
        await page.getByText('You are ordering 1 of 2 products.').waitFor();
        await expect.poll(() => total.innerText()).toMatch(moneyPattern(first!.prices!.totalNet));
        await box(first!).focus();
        await page.keyboard.press('Space');
        await page.getByText(visitor.say('orders.noneChosen')).waitFor();
        await page.getByText(visitor.say('orders.nothingChosen')).waitFor();
        await place.click();
        await page.getByRole('alert').getByText(visitor.say('orders.nothingChosen')).waitFor();
        await visitor.button('orders.orderAll').click();
        await expect.poll(() => total.innerText()).toMatch(moneyPattern(project.totals.net!));
        await box(second!).focus();
        await page.keyboard.press('Space');
        await place.click();
        await page.getByText(visitor.say('orders.placed')).first().waitFor();

        // In the project only what can still be ordered asks to be validated.
        await visitor.goTo(`/project/${project.id}`);
        const rowOf = ({ referenceCode }: typeof first & object) =>
          page.getByRole('row').filter({ hasText: referenceCode });
        const asks = visitor.say('projects.isNotValidated');
        await rowOf(second!).getByText(asks).waitFor();
        expect(await rowOf(first!).getByText(asks).count()).toBe(0);
      });
      await visitor.leave();
      const [order] = await ordersOf(made);
      expect(order?.products.orderedIds).toEqual([first!._id]);
      const { status, products } = await made.read();
      expect([status, products.byId[first!._id]?.ordered, products.byId[second!._id]?.ordered]).toEqual([
        1, 3, 0,
      ]);
    },
  );
});

describe('a price that is no longer that of the project', () => {
  it('is asked about before it is ordered, with both prices, and nothing is ordered on going back', async () => {
    const made = await projectOf(site, 'Dearer to order', [almar]);
    const { project } = made;
    const line = project.products.byId[project.products.orderedIds[0]!]!;
    const before = { amount: Math.round(line.prices!.unitNet.amount / 2) };
    await halvePrices(site, project.id);
    const visitor = await site.arrive();
    await visitor.signIn('distributor');
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo(`/project/${project.id}/new-order`);
      await visitor.button('orders.place').click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText(visitor.say('orders.nothingOrderedYet')).waitFor();
      const row = dialog.getByRole('row').filter({ hasText: line.referenceCode });
      expect(await row.innerText()).toMatch(moneyPattern(before));
      expect(await row.innerText()).toMatch(moneyPattern(line.prices!.unitNet));
      await dialog.getByRole('button', { name: visitor.say('sale.back') }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await ordersOf(made)).toEqual([]);
      await visitor.button('orders.place').click();
      await dialog.getByRole('button', { name: visitor.say('orders.orderAtNewPrices') }).click();
      await page.getByText(visitor.say('orders.placed')).first().waitFor();
    });
    await visitor.leave();
    const [order] = await ordersOf(made);
    expect(order?.products.byId[line._id]?.prices?.unitNet).toEqual(line.prices!.unitNet);
  });

  itInLong(
    'is asked about before it is quoted, with both prices, and nothing is generated on going back',
    async () => {
      const { user, project } = await projectOf(site, 'Dearer to quote', [almar]);
      const line = project.products.byId[project.products.orderedIds[0]!]!;
      const before = { amount: line.prices!.unitGross.amount / 2 };
      await halvePrices(site, project.id);
      const visitor = await site.arrive();
      await visitor.signIn('distributor');
      const budgets = async () =>
        (await user.get<{ docs: readonly object[] }>(`/api/v1/budget/previous?projectId=${project.id}`)).body
          .docs;
      await visitor.telling(async () => {
        const { page } = visitor;
        await visitor.goTo(`/project/${project.id}/generate-budget`);
        await visitor.button('budgets.generate').click();
        const dialog = page.getByRole('alertdialog');
        await dialog.getByText(visitor.say('budgets.notGeneratedYet')).waitFor();
        const row = dialog.getByRole('row').filter({ hasText: line.referenceCode });
        expect(await row.innerText()).toMatch(moneyPattern(before));
        expect(await row.innerText()).toMatch(moneyPattern(line.prices!.unitGross));
        await dialog.getByRole('button', { name: visitor.say('sale.back') }).click();
        await dialog.waitFor({ state: 'detached' });
        expect(await budgets()).toEqual([]);
        await visitor.button('budgets.generate').click();
        await dialog.getByRole('button', { name: visitor.say('budgets.atNewPrices') }).click();
        await page.waitForURL(/\/budget\/[0-9a-f-]{36}$/);
        await page.getByRole('heading', { name: /\d{4}-\d{6}/ }).waitFor();
        expect(await page.locator('main').innerText()).toMatch(moneyPattern(line.prices!.unitGross));
      });
      await visitor.leave();
      expect(await budgets()).toHaveLength(1);
    },
  );
});

describe('old prices of a project', () => {
  itInLong('that expired are told in the budget with their day, until they are taken over', async () => {
    const { project } = await projectOf(site, 'Expired prices', [almar]);
    await agePrices(site, project.id);
    const visitor = await site.arrive();
    await visitor.signIn('distributor');
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo(`/project/${project.id}/generate-budget`);
      await page.getByText(visitor.say('budgets.pricesExpiredText')).waitFor();
      await page.getByText(visitor.pattern('sale.wasValidUntil')).waitFor();
      await visitor.button('sale.refreshPrices').click();
      await page.getByText(visitor.say('budgets.pricesExpiredText')).waitFor({ state: 'detached' });
      expect(await page.getByText(visitor.pattern('sale.wasValidUntil')).count()).toBe(0);
    });
    await visitor.leave();
  });
});

describe('a project that was changed elsewhere', () => {
  it.each(
    cases(
      [
        {
          path: 'new-order',
          act: 'orders.place',
          agree: 'orders.orderAsNow',
          done: /\/order\/[0-9a-f-]{36}$/,
        },
      ],
      [
        {
          path: 'generate-budget',
          act: 'budgets.generate',
          agree: 'budgets.asNow',
          done: /\/budget\/[0-9a-f-]{36}$/,
        },
      ],
    ),
  )('is not taken unseen by $path: what changed is shown and can be agreed to', async (page) => {
    const { user, project } = await projectOf(site, `Elsewhere ${page.path}`, [almar]);
    const id = project.products.orderedIds[0]!;
    const visitor = await site.arrive();
    await visitor.signIn('distributor');
    await visitor.telling(async () => {
      await visitor.goTo(`/project/${project.id}/${page.path}`);
      await visitor.button(page.act).waitFor();
      const { status } = await user.put(`/api/v1/projects/${project.id}/products/${id}`, {
        attributesToUpdate: { quantity: 7 },
      });
      expect(status).toBe(200);
      await visitor.button(page.act).click();
      const dialog = visitor.page.getByRole('alertdialog');
      const row = dialog.getByRole('row').filter({ hasText: project.products.byId[id]!.referenceCode });
      await row.waitFor();
      expect(await row.getByRole('cell').first().innerText()).toMatch(/3\s+7/);
      await dialog.getByRole('button', { name: visitor.say(page.agree) }).click();
      await visitor.page.waitForURL(page.done);
    });
    await visitor.leave();
  });

  itInLong('is ordered without a question where nothing that was seen changed', async () => {
    const made = await projectOf(site, 'Renamed elsewhere', [almar]);
    const { user, project } = made;
    const visitor = await site.arrive();
    await visitor.signIn('distributor');
    await visitor.telling(async () => {
      await visitor.goTo(`/project/${project.id}/new-order`);
      await visitor.button('orders.place').waitFor();
      const name = { fieldsToUpdate: { name: 'Renamed meanwhile' } };
      expect((await user.put(`/api/v1/projects/${project.id}`, name)).status).toBe(200);
      await visitor.button('orders.place').click();
      await visitor.page.getByText(visitor.say('orders.placed')).first().waitFor();
    });
    await visitor.leave();
    expect(await ordersOf(made)).toHaveLength(1);
  });
});

describe('between a press and its confirmation', () => {
  it('an order never says that there is nothing to order', async () => {
    const { project } = await projectOf(site, 'Slow to confirm', [almar, wall]);
    const visitor = await site.arrive();
    await visitor.signIn('distributor');
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo(`/project/${project.id}/new-order`);
      const place = visitor.button('orders.place');
      await place.waitFor();
      const wrong = [visitor.say('orders.nothing'), 'cannot be ordered'];
      const seen = await watchFor(page, wrong);
      const goOn = await holdCode(page);
      const readAgain = page.waitForResponse(/\/api\/v1\/orders\/generate/);
      await place.click();
      await readAgain;
      await page.waitForTimeout(300);
      expect(await place.isVisible()).toBe(true);
      goOn();
      await page.getByText(visitor.say('orders.placed')).first().waitFor();
      expect(await seen()).toEqual([]);
    });
    await visitor.leave();
  });

  itInLong('a project that is deleted never says that it does not exist', async () => {
    const { project } = await projectOf(site, 'Slow to go', [almar]);
    const visitor = await site.arrive();
    await visitor.signIn('distributor');
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo(`/project/${project.id}`);
      await page
        .getByRole('button', { name: visitor.say('projects.menuOf', { name: project.name }) })
        .click();
      await page.getByRole('menuitem', { name: visitor.say('projects.delete') }).click();
      const wrong = [visitor.say('projects.notFoundTitle')];
      const seen = await watchFor(page, wrong);
      const goOn = await holdCode(page);
      const dialog = page.getByRole('alertdialog');
      const readAgain = page.waitForResponse((answer) => answer.status() === 404);
      await dialog.getByRole('button', { name: visitor.say('projects.delete'), exact: true }).click();
      await readAgain;
      await page.waitForTimeout(300);
      goOn();
      await page.waitForURL((url) => url.pathname === '/');
      expect(await seen()).toEqual([]);
    });
    await visitor.leave();
  });
});

itInLong('a press that cannot go names each field that is missing, and leads to the first', async () => {
  const made = await projectOf(site, 'To another site', [almar]);
  const visitor = await site.arrive();
  await visitor.signIn('distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.goTo(`/project/${made.project.id}/new-order`);
    await page.getByRole('button', { name: visitor.pattern('orders.deliverTo') }).click();
    await page.getByRole('option', { name: visitor.say('orders.otherAddress') }).click();
    await page.getByLabel(visitor.pattern('orders.contactPhone')).fill('+34 600 000 000');
    const place = visitor.button('orders.place');
    const field = (role: 'textbox' | 'combobox', key: string) =>
      page.getByRole(role, { name: visitor.pattern(key) });
    const hasFocus = (key: string, role: 'textbox' | 'combobox' = 'textbox') =>
      expect.poll(() => field(role, key).evaluate((each) => each === document.activeElement)).toBe(true);
    await place.click();
    await hasFocus('orders.street');
    const wrong = ['orders.street', 'orders.city', 'orders.contactName'];
    for (const key of wrong) expect(await field('textbox', key).getAttribute('aria-invalid')).toBe('true');
    expect(await field('combobox', 'orders.country').getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('alert').getByText(visitor.say('sale.checkFields')).waitFor();

    await field('textbox', 'orders.street').fill('Calle Mayor 1');
    await field('textbox', 'orders.city').fill('Soria');
    await place.click();
    await hasFocus('orders.country', 'combobox');
    await page.keyboard.type('Spa');
    await page.getByRole('option', { name: 'Spain' }).click();
    await place.click();
    await hasFocus('orders.contactName');
    await page.keyboard.type('Ana');
    await place.click();
    await page.getByText(visitor.say('orders.placed')).first().waitFor();
    await page.getByText('Calle Mayor 1, Soria, Spain').waitFor();
  });
  await visitor.leave();
  const [order] = await ordersOf(made);
  expect(order?.deliverTo).toMatchObject({ street: 'Calle Mayor 1', country: 'ES' });
});

it('an account without a client code reads so before it fills in an order, and where to ask for one', async () => {
  const user = await signedIn(site.url, 'admin');
  const { body: project } = await user.post<Project>('/api/v1/projects', {
    ...{ name: 'Without a client code', products: [almar] },
  });
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('admin');
    await visitor.goTo(`/project/${project.id}/new-order`);
    await page.getByText(visitor.say('orders.noClientCodeText')).waitFor();
    await visitor.button('orders.place').click();
    await page.getByRole('alert').getByText(visitor.say('orders.noClientCode')).waitFor();
    await page
      .locator('main')
      .getByRole('link', { name: visitor.say('requests.askSupport') })
      .click();
    await page.waitForURL(/\/support$/);
  });
  await visitor.leave();
});
