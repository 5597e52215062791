import { expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { addsToNewProject, namesNewProject, partsOf, productsOf, written } from './added';
import { adds, listOf, priceOf, showsList } from './crea';
import { drawsBelt, planOf, seesPlanOnly, spreads } from './drawing';
import { putsOn } from './drawing-pointer';
import { partsInEditor, priceAtFoot } from './drawing-product';
import { types } from './form-configurators';
import { projectOf } from './sale';
import type { Visitor } from './visitor';
import { arrives, opens, willBeSent, withoutConnection } from './connection-gone';

const site = openSite();

itInLong(
  'what is configured without a connection is added when it is back, and once, in a dialog never opened before',
  async () => {
    const visitor = await arrives(site, 'distributor');
    await visitor.telling(async () => {
      const { page } = visitor;
      const kept = page.waitForResponse(/\/assets\/AddDialog[^/]*\.js$/);
      await opens(visitor, '/add-product/201/1/2010/attributes-configurator');
      await kept;
      await page.waitForLoadState('networkidle');
      const before = await visitor.reference();
      await withoutConnection(visitor, async () => {
        await visitor.choose('color', 'Black');
        await expect.poll(() => visitor.reference()).not.toBe(before);
        await visitor.button('configurator.addToProject').click();
        const dialog = page.getByRole('dialog', { name: visitor.say('configurator.addToProject') });
        await dialog.getByText(visitor.say('errors-dialog.offline.title')).waitFor();
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
  },
);

itInLong(
  'what is composed without a connection keeps its price, and is kept and added when it is back',
  async () => {
    const visitor = await arrives(site, 'distributor');
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
  },
);

itInLong(
  'what is composed in the compositor without a connection is added when it is back, and once',
  async () => {
    const visitor = await arrives(site, 'distributor');
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

/** Opens the dialog that adds, so that its code is there when the connection goes, and names a new project in it. */
async function opensDialog(visitor: Visitor, project: string): Promise<void> {
  await visitor.button('configurator.addToProject').click();
  await namesNewProject(visitor, project);
  await visitor.page.getByRole('dialog').press('Escape');
  await visitor.page.waitForLoadState('networkidle');
}

/** Adds to a new project as often as a hurried hand presses, and is told that it is sent later. */
async function addsLater(visitor: Visitor, project: string): Promise<void> {
  await visitor.button('configurator.addToProject').click();
  await namesNewProject(visitor, project);
  await visitor.button('configurator.add').dblclick();
  await willBeSent(visitor);
}

/** The one line of the one project of a name, whose page comes by itself. */
async function onlyLineOf(visitor: Visitor, project: string) {
  const { page } = visitor;
  await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
  await page.getByRole('heading', { level: 1, name: project, exact: true }).waitFor();
  const { byId, orderedIds } = await productsOf(visitor, new URL(page.url()).pathname.split('/').at(-1)!);
  expect(orderedIds).toHaveLength(1);
  await visitor.goTo('/projects');
  await page.locator('main').getByText(project).first().waitFor();
  expect(await page.locator('main').getByText(project).count()).toBe(1);
  return byId[orderedIds[0]!]!;
}

itInLong(
  'a creation that is composed and added without a connection is added when it is back, and once',
  async () => {
    const visitor = await arrives(site, 'distributor');
    const project = 'Two pendants in a tunnel';
    await visitor.telling(async () => {
      const { page } = visitor;
      await opens(visitor, '/new-product/crea-configurator/2010');
      await showsList(visitor);
      await opensDialog(visitor, project);
      const one = await priceOf(visitor);
      let both = one;
      await withoutConnection(visitor, async () => {
        await adds(visitor, 'Almar 30');
        await expect.poll(() => priceOf(visitor)).not.toBe(one);
        both = await priceOf(visitor);
        await addsLater(visitor, project);
      });
      expect(written(await onlyLineOf(visitor, project))).toBe(both);
      // What was added is no longer kept as work that goes on.
      await visitor.goTo('/new-product/crea-configurator/2010');
      await showsList(visitor);
      expect(await listOf(page).count()).toBe(1);
      expect(await page.getByText(visitor.say('editor.restored')).count()).toBe(0);
    });
    await visitor.leave();
  },
  120_000,
);

itInLong(
  'a drawing that is drawn on and added without a connection is added when it is back, and once',
  async () => {
    const visitor = await arrives(site, 'distributor');
    const project = 'A belt in a tunnel';
    await visitor.telling(async () => {
      const { page } = visitor;
      const lights = planOf(visitor).locator('[data-grip=light]');
      await opens(visitor, '/new-product/plusminus-drawing-configurator');
      await seesPlanOnly(visitor);
      await drawsBelt(visitor);
      await opensDialog(visitor, project);
      await partsInEditor(visitor);
      const bare = await priceAtFoot(visitor);
      let [lit, parts]: [string, readonly string[]] = [bare, []];
      await withoutConnection(visitor, async () => {
        await spreads(visitor, 3);
        await expect.poll(() => lights.count()).toBe(3);
        await putsOn(visitor, 'Plusminus spot', [0.4, -1.5]);
        await expect.poll(() => lights.count()).toBe(4);
        await expect.poll(() => priceAtFoot(visitor)).not.toBe(bare);
        [lit, parts] = [await priceAtFoot(visitor), await partsInEditor(visitor)];
        await addsLater(visitor, project);
      });
      const line = await onlyLineOf(visitor, project);
      expect(partsOf(line)).toEqual(parts);
      expect(written(line)).toContain(lit);
      await visitor.goTo('/new-product/plusminus-drawing-configurator');
      await seesPlanOnly(visitor);
      expect(await lights.count()).toBe(0);
      expect(await page.getByText(visitor.say('editor.restored')).count()).toBe(0);
    });
    await visitor.leave();
  },
  120_000,
);

itInLong('a quantity that is typed without a connection is saved by itself when it is back', async () => {
  const { project, read } = await projectOf(site, 'Counted in a tunnel');
  const id = project.products.orderedIds[0]!;
  const visitor = await arrives(site, 'distributor');
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
    const visitor = await arrives(site, 'specifier');
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

it('an order that is placed without a connection is placed when it is back, and once', async () => {
  const { user, project } = await projectOf(site, 'Ordered in a tunnel');
  const visitor = await arrives(site, 'distributor');
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

/** The connection goes while the first act at a path is on its way: the server has done it, and no answer comes. */
