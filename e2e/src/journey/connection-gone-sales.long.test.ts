import type { Budget, BudgetRevisions, QuoteLink } from '@lucerna/contract';
import { expect, it } from 'vitest';
import { goInside } from '../go-inside';
import { openSite } from '../site';
import { projectOf } from './sale';
import type { Visitor } from './visitor';
import { arrives, opens, tellingOf, willBeSent, withoutConnection } from './connection-gone';

const site = openSite();

it('what is said about a quote by its link stands there until it can be sent', async () => {
  const { user, project } = await projectOf(site, 'Read in a tunnel');
  const products = project.products.orderedIds.map((_id) => ({ _id, discount: 0 }));
  const { body: quote } = await user.post<Budget>('/api/v2/budget', { projectId: project.id, products });
  await user.put(`/api/v1/budget/${quote.id}/state`, { state: 'sent' });
  const { body: link } = await user.post<QuoteLink>(`/api/v1/budget/${quote.id}/links`, {});
  const client = await arrives(site);
  await client.telling(async () => {
    const { page } = client;
    await opens(client, `/quote-link/${link.token}`);
    await page.getByRole('article').waitFor();
    const comment = page.getByLabel(client.say('budgets.comment'), { exact: true });
    await withoutConnection(client, async () => {
      await page.getByLabel(client.say('budgets.yourName')).fill('Nadia Berg');
      await comment.fill('In black, please');
      await client.button('budgets.sendComment').click();
      await page.getByRole('alert').first().waitFor();
    });
    expect(await comment.inputValue()).toBe('In black, please');
    await client.button('budgets.sendComment').click();
    await page.getByRole('listitem').getByText('In black, please').waitFor();
    expect(await page.getByRole('listitem').getByText('In black, please').count()).toBe(1);
  });
  await client.leave();
});

async function goesOnTheWay({ page }: Visitor, path: RegExp): Promise<void> {
  let isGone = false;
  await page.route(path, async (route) => {
    if (isGone || route.request().method() === 'GET') return route.fallback();
    isGone = true;
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort('connectionreset');
  });
}

it('a quote that is filled in and made without a connection is made when it is back, and once', async () => {
  const { user, project } = await projectOf(site, 'Quoted in a tunnel');
  const reference = project.products.byId[project.products.orderedIds[0]!]!.referenceCode;
  const visitor = await arrives(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await opens(visitor, `/project/${project.id}/generate-budget`);
    const client = page.getByLabel(visitor.say('budgets.client')).first();
    await client.waitFor();
    await withoutConnection(visitor, async () => {
      await client.fill('Casa Clara');
      await page.getByLabel(visitor.say('budgets.lineDiscountOf', { reference })).fill('10');
      await page.keyboard.press('Tab');
      await visitor.button('budgets.generate').dblclick();
      await willBeSent(visitor);
      expect(await client.inputValue()).toBe('Casa Clara');
    });
    await page.waitForURL(/\/budget\/[0-9a-f-]{36}$/);
    await page.getByRole('article').getByText('Casa Clara').first().waitFor();
    const { body: made } = await user.get<Budget>(`/api/v1/budget/${page.url().split('/').at(-1)}`);
    expect(made).toMatchObject({ clientName: 'Casa Clara', products: [{ discount: 10 }, { discount: 0 }] });
  });
  const { body } = await user.get<{ docs: readonly object[] }>(
    `/api/v1/budget/previous?projectId=${project.id}`,
  );
  expect(body.docs).toHaveLength(1);
  await visitor.leave();
});

it('a revision whose connection goes while it is sent is shown when it is back, and is the only one', async () => {
  const { user, project } = await projectOf(site, 'Revised in a tunnel');
  const reference = project.products.byId[project.products.orderedIds[0]!]!.referenceCode;
  const products = project.products.orderedIds.map((_id) => ({ _id, discount: 0 }));
  const { body: quote } = await user.post<Budget>('/api/v2/budget', { projectId: project.id, products });
  const visitor = await arrives(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await opens(visitor, `/project/${project.id}/budget/${quote.id}/revise`);
    const quantity = page.getByLabel(visitor.say('budgets.quantityOf', { reference }));
    await withoutConnection(visitor, async () => {
      await quantity.fill('7');
      await page.keyboard.press('Tab');
    });
    await goesOnTheWay(visitor, /\/api\/v1\/budget\/[0-9a-f-]{36}\/revise$/);
    await visitor.button('budgets.createRevision', { revision: '2' }).dblclick();
    await willBeSent(visitor);
    expect(await quantity.inputValue()).toBe('7');
    await page.context().setOffline(false);
    await page.waitForURL((url) => /\/budget\/[0-9a-f-]{36}$/.test(url.href) && !url.href.endsWith(quote.id));
    const { body } = await user.get<Budget>(`/api/v1/budget/${page.url().split('/').at(-1)}`);
    expect(body.products[0]).toMatchObject({ quantity: 7, referenceCode: reference });
  });
  const { body } = await user.get<BudgetRevisions>(`/api/v1/budget/${quote.id}/revisions`);
  expect(body.revisions.map(({ state }) => state)).toEqual(['draft', 'superseded']);
  await visitor.leave();
});

it('a file that is saved without a connection is saved when it is back, and a page comes by itself', async () => {
  const { project } = await projectOf(site, 'Saved in a tunnel');
  const visitor = await arrives(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await opens(visitor, `/project/${project.id}/technical-downloads`);
    const save = visitor.button('light.saveAll');
    await save.waitFor();
    const saved = page.waitForEvent('download', { timeout: 60_000 });
    await withoutConnection(visitor, async () => {
      await save.click();
      await willBeSent(visitor);
    });
    const name = (await saved).suggestedFilename();
    expect(name).toMatch(/\.zip$/);
    await page.getByText(visitor.say('export.saved', { name })).waitFor();

    await page.context().setOffline(true);
    await visitor.link('navigation.orders').first().click();
    await page.locator('main').getByText(visitor.say('errors-dialog.comesBack')).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: visitor.say('orders.title') }).waitFor();
  });
  await visitor.leave();
});

it('what stands in place of a page is there without a connection, once a page was at rest', async () => {
  for (const [path, title, code] of [
    ['/nowhere/at/all', 'navigation.notFound', 'NotFound'],
    ['/orders', 'orders.title', 'SignInAsked'],
  ] as const) {
    const stranger = await arrives(site);
    await stranger.telling(async () => {
      const { page } = stranger;
      const kept = page.waitForResponse(new RegExp(`/assets/${code}[^/]*\\.js$`));
      await opens(stranger, '/');
      await kept;
      await page.waitForLoadState('networkidle');
      const heading = page.getByRole('heading', { level: 1, name: stranger.say(title), exact: true });
      await withoutConnection(stranger, async () => {
        await goInside(page, path);
        await heading.waitFor();
      });
      await heading.waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
    await stranger.leave();
  }
});

it('a connection that goes as a page begins can be told of when it goes again', async () => {
  const { project } = await projectOf(site, 'Two tunnels');
  const visitor = await arrives(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    const canTell = tellingOf(page);
    await visitor.goTo(`/project/${project.id}/new-order`);
    await visitor.button('orders.place').waitFor();
    await page.context().setOffline(true);
    // Longer than the first page is left alone.
    await page.waitForTimeout(4000);
    await page.context().setOffline(false);
    await canTell();
    await withoutConnection(visitor, async () => {
      await visitor.button('orders.place').click();
      await willBeSent(visitor);
    });
    await page.waitForURL(/\/order\/[0-9a-f-]{36}$/);
  });
  await visitor.leave();
});
