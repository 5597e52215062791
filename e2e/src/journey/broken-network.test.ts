import { expect, it } from 'vitest';
import { cases, itInLong } from '../extent';
import { openSite } from '../site';
import { arrivesAt, countLoads, cutOff, failEverySecondCall, heading, retriesUntil } from './broken-network';
import { almar, projectOf, wall, watchFor } from './sale';

const site = openSite();

it('a visit that begins without the server says so in its language, and goes on when it is back', async () => {
  const visitor = await site.arrive('de');
  await visitor.telling(async () => {
    const { page } = visitor;
    const mend = await cutOff(page.context());
    const loads = countLoads(visitor);
    await visitor.goTo('/');
    await page.getByText(visitor.say('errors-dialog.comesBack')).waitFor();
    await mend();
    await heading(visitor, visitor.say('home.title')).waitFor();
    expect(loads()).toBe(1);
  });
  await visitor.leave();
});

it('a collection whose head could not be read says so, and comes by one press', async () => {
  const visitor = await arrivesAt(site, 'distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    const collections = /\/api\/v\d\/categories\/collections/;
    await page.route(collections, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }));
    await visitor.goTo('/create-project/select-collection/201');
    await visitor.button('errors-dialog.retry').waitFor();
    await page.unroute(collections);
    await retriesUntil(visitor, heading(visitor, 'Almar'));
  });
  await visitor.leave();
});

const sales = cases(
  [{ path: 'new-order', act: 'orders.place', done: /\/order\/[0-9a-f-]{36}$/, of: 'orders/by-project/' }],
  [
    {
      path: 'generate-budget',
      act: 'budgets.generate',
      done: /\/budget\/[0-9a-f-]{36}$/,
      of: 'budget/previous?projectId=',
    },
  ],
);

it.each(sales)(
  '$path is done once where its answers are lost, and nothing else is shown between',
  async (page) => {
    const { user, project } = await projectOf(site, `Lost ${page.path}`, [almar, wall]);
    const visitor = await arrivesAt(site, 'distributor');
    await visitor.telling(async () => {
      await visitor.goTo(`/project/${project.id}/${page.path}`);
      await visitor.button(page.act).waitFor();
      await visitor.page.waitForLoadState('networkidle');
      const seen = await watchFor(visitor.page, [
        visitor.say('errors-dialog.generic.title'),
        visitor.say('errors-dialog.unanswered.title'),
        visitor.say('orders.nothing'),
      ]);
      await failEverySecondCall(visitor.page, 'answers nobody');
      await visitor.button(page.act).click();
      await visitor.page.waitForURL(page.done);
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await seen()).toEqual([]);
    });
    const { body } = await user.get<{ docs: readonly object[] }>(`/api/v1/${page.of}${project.id}`);
    expect(body.docs).toHaveLength(1);
    await visitor.leave();
  },
);

itInLong(
  'a list that cannot be searched says so, keeps what was typed under the cursor, and is found by itself',
  async () => {
    const visitor = await arrivesAt(site, 'admin');
    await visitor.telling(async () => {
      const { page } = visitor;
      const searched = /\/users\/manage\/by-company\?.*search=/;
      await page.route(searched, (route) => route.abort('connectionreset'));
      await visitor.goTo('/users-management');
      await page.getByRole('row').filter({ hasText: 'importer@lucerna.test' }).waitFor();
      const field = page.getByRole('searchbox', { name: visitor.say('users.search') });
      await field.pressSequentially('impor');
      await visitor.button('errors-dialog.retry').waitFor();
      // Nobody of the list before stands for the answer that is missing.
      expect(await page.getByRole('row').count()).toBe(0);
      await page.keyboard.type('te');
      expect(await field.inputValue()).toBe('importe');
      let answer = (): void => undefined;
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.unroute(searched);
      await page.route(searched, async (route) => {
        await answered;
        await route.continue();
      });
      const asked = page.waitForRequest(/by-company\?.*search=importer(&|$)/);
      await page.keyboard.type('r');
      await asked;
      // Nor while it is asked for again.
      expect(await page.getByRole('row').count()).toBe(0);
      answer();
      await page.getByRole('row').filter({ hasText: 'importer@lucerna.test' }).waitFor();
      expect(await page.getByRole('row').count()).toBe(2);
      expect(await field.inputValue()).toBe('importer');
    });
    await visitor.leave();
  },
);
