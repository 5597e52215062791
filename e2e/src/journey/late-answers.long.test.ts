import type { OrderList } from '@lucerna/contract';
import { signedIn } from '@lucerna/testkit/user';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { cases } from '../extent';
import { openSite } from '../site';
import { namesNewProject, productsOf } from './added';
import { delayEveryCall } from './broken-network';
import { watchFor } from './sale';

const site = openSite();

/** Presses as somebody does who does not know that once is enough. */
const pressTwice = (pressed: Locator) => pressed.dblclick();

it.each(cases([1000], [3000]))(
  'with every answer %i ms late and every press doubled, a luminaire is added, quoted and ordered once',
  async (ms) => {
    const visitor = await site.arrive();
    await visitor.signIn('distributor');
    const { page } = visitor;
    const name = `Late by ${ms} ms`;
    await visitor.telling(async () => {
      await delayEveryCall(page, ms);
      await visitor.goTo('/add-product/201/1/2010/attributes-configurator');
      await page.getByRole('radiogroup').first().waitFor();
      const seen = await watchFor(page, [
        visitor.say('errors-dialog.generic.title'),
        visitor.say('errors-dialog.offline.title'),
        visitor.say('errors-dialog.unanswered.title'),
        visitor.say('errors-dialog.404.title'),
        visitor.say('navigation.notFound'),
        visitor.say('projects.notFoundTitle'),
        visitor.say('projects.notSaved'),
        visitor.say('budgets.empty'),
        visitor.say('orders.nothing'),
        visitor.say('orders.noClientCode'),
      ]);
      await visitor.choose('color', 'Black');
      await pressTwice(visitor.button('configurator.addToProject'));
      await namesNewProject(visitor, name);
      await pressTwice(visitor.button('configurator.add'));
      const heading = page.getByRole('heading', { level: 1, name, exact: true });
      await heading.waitFor();
      const project = new URL(page.url()).pathname.split('/').at(-1)!;
      await pressTwice(visitor.link('projects.generateBudget').first());
      await pressTwice(visitor.button('budgets.generate'));
      await page.waitForURL(/\/budget\/[0-9a-f-]{36}$/);
      await page.getByRole('heading', { name: /\d{4}-\d{6}/ }).waitFor();
      await page.getByRole('link', { name, exact: true }).first().click();
      await heading.waitFor();
      await pressTwice(visitor.link('projects.order').first());
      await pressTwice(visitor.button('orders.place'));
      await page.getByText(visitor.say('orders.placed')).first().waitFor();
      expect(await seen()).toEqual([]);

      expect((await productsOf(visitor, project)).orderedIds).toHaveLength(1);
      const user = await signedIn(site.url, 'distributor');
      const quotes = await user.get<{ docs: readonly object[] }>(
        `/api/v1/budget/previous?projectId=${project}`,
      );
      const orders = await user.get<OrderList>(`/api/v1/orders/by-project/${project}`);
      expect([quotes.body.docs.length, orders.body.docs.length]).toEqual([1, 1]);
    });
    await visitor.leave();
  },
  120_000,
);

it('the home page of an account shows that it comes while its answers are late', async () => {
  const visitor = await site.arrive();
  await visitor.signIn('distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await delayEveryCall(page, 2000);
    await visitor.goTo('/');
    // Before anything is known of the session: the heading comes with the account.
    await page.waitForFunction(
      () =>
        document.querySelector('[role=progressbar]') !== null &&
        document.querySelector('main [aria-busy=true]') !== null &&
        document.querySelector('h1') === null,
    );
    await page
      .getByRole('heading', { level: 1, name: visitor.say('home.greeting', { name: 'Distributor' }) })
      .waitFor();
  });
  await visitor.leave();
});
