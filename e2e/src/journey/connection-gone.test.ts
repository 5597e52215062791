import type { Budget, QuoteLink } from '@lucerna/contract';
import { expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { addsToNewProject, namesNewProject, productsOf } from './added';
import { adds, listOf, priceOf, showsList } from './crea';
import { types } from './form-configurators';
import { projectOf } from './sale';
import type { Visitor } from './visitor';

const site = openSite();

async function arrives(role?: string): Promise<Visitor> {
  const visitor = await site.arrive();
  visitor.isServerBroken = true;
  if (role) await visitor.signIn(role);
  return visitor;
}

/** Opens a page and waits until it has what it needs to tell of a connection that is gone. */
async function opens(visitor: Visitor, path: string): Promise<void> {
  const canTell = visitor.page.waitForResponse(/\/assets\/OfflineAlert/);
  await visitor.goTo(path);
  await canTell;
  await visitor.page.waitForLoadState('networkidle');
}

/** Takes the connection away, which the page tells, while something is done; afterwards it tells so no longer. */
async function withoutConnection(visitor: Visitor, act: () => Promise<unknown>): Promise<void> {
  const { page } = visitor;
  await page.context().setOffline(true);
  const told = page.getByText(visitor.say('errors-dialog.away.text'), { exact: true });
  await told.waitFor();
  await act();
  await page.context().setOffline(false);
  await told.waitFor({ state: 'detached' });
}

/** It is told that what was pressed is sent when the connection is back. */
const willBeSent = (visitor: Visitor) =>
  visitor.page.getByText(visitor.say('errors-dialog.unanswered.offline')).first().waitFor();

itInLong('what is configured without a connection is added when it is back, and once', async () => {
  const visitor = await arrives('distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await opens(visitor, '/add-product/201/1/2010/attributes-configurator');
    await visitor.button('configurator.addToProject').click();
    await namesNewProject(visitor, 'Configured in a tunnel');
    await page.getByRole('dialog').press('Escape');
    const before = await visitor.reference();
    await withoutConnection(visitor, async () => {
      await visitor.choose('color', 'Black');
      await expect.poll(() => visitor.reference()).not.toBe(before);
      await visitor.button('configurator.addToProject').click();
      await namesNewProject(visitor, 'Configured in a tunnel');
      await visitor.button('configurator.add').click();
      await willBeSent(visitor);
    });
    await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
    const { byId, orderedIds } = await productsOf(visitor, new URL(page.url()).pathname.split('/').at(-1)!);
    expect(orderedIds).toHaveLength(1);
    expect(byId[orderedIds[0]!]!.referenceCode).not.toBe(before);
  });
  await visitor.leave();
});

it('what is composed without a connection keeps its price, and is kept and added when it is back', async () => {
  const visitor = await arrives('distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await opens(visitor, '/new-product/crea-configurator/2010');
    await showsList(visitor);
    await page.waitForLoadState('networkidle');
    const one = await priceOf(visitor);
    await withoutConnection(visitor, async () => {
      await adds(visitor, 'Almar 30');
      await expect.poll(() => priceOf(visitor)).not.toBe(one);
    });
    await page.getByText(visitor.say('editor.kept.saved')).waitFor();
    const both = await priceOf(visitor);
    await page.reload();
    await showsList(visitor);
    await expect.poll(() => listOf(page).count()).toBe(2);
    await expect.poll(() => priceOf(visitor)).toBe(both);
    const { projectId } = await addsToNewProject(visitor, 'Composed in a tunnel');
    expect((await productsOf(visitor, projectId)).orderedIds).toHaveLength(1);
  });
  await visitor.leave();
});

itInLong(
  'what is composed in the compositor without a connection is added when it is back, and once',
  async () => {
    const visitor = await arrives('distributor');
    const project = 'Four drops in a tunnel';
    await visitor.telling(async () => {
      const { page } = visitor;
      await opens(visitor, '/compositor/v2');
      const count = page.getByLabel(visitor.say('compositor.count')).first();
      await count.waitFor();
      // Its code is there when the connection goes.
      await visitor.button('configurator.addToProject').click();
      await namesNewProject(visitor, project);
      await page.getByRole('dialog').press('Escape');
      await page.waitForLoadState('networkidle');
      await withoutConnection(visitor, async () => {
        await types(visitor, visitor.say('compositor.count'), '4');
        await visitor.button('configurator.addToProject').click();
        await namesNewProject(visitor, project);
        await visitor.button('configurator.add').dblclick();
        await willBeSent(visitor);
      });
      await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
      const { orderedIds } = await productsOf(visitor, new URL(page.url()).pathname.split('/').at(-1)!);
      expect(orderedIds).toHaveLength(1);
      await visitor.goTo('/projects');
      await page.locator('main').getByText(project).first().waitFor();
      expect(await page.locator('main').getByText(project).count()).toBe(1);
      // What was added is no longer kept as work that goes on.
      await visitor.goTo('/compositor/v2');
      await count.waitFor();
      expect(await page.getByText(visitor.say('editor.restored')).count()).toBe(0);
    });
    await visitor.leave();
  },
  120_000,
);

itInLong('a quantity that is typed without a connection is saved by itself when it is back', async () => {
  const { project, read } = await projectOf(site, 'Counted in a tunnel');
  const id = project.products.orderedIds[0]!;
  const visitor = await arrives('distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await opens(visitor, `/project/${project.id}`);
    const row = page.getByRole('row').filter({ hasText: project.products.byId[id]!.referenceCode });
    const quantity = row.getByRole('spinbutton').first();
    await withoutConnection(visitor, async () => {
      for (const typed of ['9', '12']) {
        await quantity.fill(typed);
        await quantity.press('Tab');
      }
      await page.getByText(visitor.say('projects.saving')).first().waitFor();
      expect(await quantity.inputValue()).toBe('12');
    });
    await page.getByText(visitor.pattern('projects.savedAt')).first().waitFor();
    await expect.poll(async () => (await read()).products.byId[id]?.quantity).toBe(12);
    await expect.poll(() => quantity.inputValue()).toBe('12');
  });
  await visitor.leave();
});

itInLong(
  'a request that cannot be sent keeps its words, says so, and is sent once by the next press',
  async () => {
    const visitor = await arrives('specifier');
    await visitor.telling(async () => {
      const { page } = visitor;
      const made = await page.request.post(`${site.url}/api/v1/projects`, {
        headers: { origin: site.url },
        data: { name: 'Asked in a tunnel', products: [{ model: '2015', quantity: 3 }] },
      });
      const { id } = (await made.json()) as { id: string };
      await opens(visitor, `/project/${id}/request-budget`);
      const description = page.getByLabel(visitor.say('requests.description'));
      await withoutConnection(visitor, async () => {
        await description.fill('By Friday, please.');
        await visitor.button('requests.send').click();
        await page.getByRole('alert').getByText(visitor.say('errors-dialog.offline.title')).waitFor();
      });
      expect(await description.inputValue()).toBe('By Friday, please.');
      await visitor.button('requests.send').click();
      await page.waitForURL(/\/requests\/[0-9a-f-]{36}$/);
      await page.getByText('By Friday, please.').waitFor();
      await visitor.goTo('/requests');
      const asked = page.getByRole('link', { name: /Asked in a tunnel/ });
      await asked.first().waitFor();
      expect(await asked.count()).toBe(1);
    });
    await visitor.leave();
  },
);

itInLong('what is said about a quote by its link stands there until it can be sent', async () => {
  const { user, project } = await projectOf(site, 'Read in a tunnel');
  const products = project.products.orderedIds.map((_id) => ({ _id, discount: 0 }));
  const { body: quote } = await user.post<Budget>('/api/v2/budget', { projectId: project.id, products });
  await user.put(`/api/v1/budget/${quote.id}/state`, { state: 'sent' });
  const { body: link } = await user.post<QuoteLink>(`/api/v1/budget/${quote.id}/links`, {});
  const client = await arrives();
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

it('an order that is placed without a connection is placed when it is back, and once', async () => {
  const { user, project } = await projectOf(site, 'Ordered in a tunnel');
  const visitor = await arrives('distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await opens(visitor, `/project/${project.id}/new-order`);
    await visitor.button('orders.place').waitFor();
    await withoutConnection(visitor, async () => {
      await visitor.button('orders.place').click();
      await willBeSent(visitor);
    });
    await page.waitForURL(/\/order\/[0-9a-f-]{36}$/);
    await page.getByRole('heading', { level: 1, name: visitor.pattern('orders.number') }).waitFor();
  });
  const { body } = await user.get<{ docs: readonly object[] }>(`/api/v1/orders/by-project/${project.id}`);
  expect(body.docs).toHaveLength(1);
  await visitor.leave();
});

itInLong(
  'a file that is saved without a connection is saved when it is back, and a page comes by itself',
  async () => {
    const { project } = await projectOf(site, 'Saved in a tunnel');
    const visitor = await arrives('distributor');
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
      expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
      await page.getByText(visitor.say('light.saved')).waitFor();

      await page.context().setOffline(true);
      await visitor.link('navigation.orders').first().click();
      await page.locator('main').getByText(visitor.say('errors-dialog.comesBack')).waitFor();
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: visitor.say('orders.title') }).waitFor();
    });
    await visitor.leave();
  },
);
