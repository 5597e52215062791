import { describe, expect, it } from 'vitest';
import { openSite } from '../site';
import { namesNewProject, productsOf } from './added';

const site = openSite();

describe('what is pressed again while the next page is fetched', () => {
  it('is added to one project, and once', async () => {
    const visitor = await site.arrive();
    await visitor.signIn('distributor');
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/add-product/201/1/2010/attributes-configurator');
      await visitor.button('configurator.addToProject').click();
      await namesNewProject(visitor, 'Pressed twice');

      let fetch: () => void = () => undefined;
      const isFetched = new Promise<void>((resolve) => (fetch = resolve));
      await page.route(/\/assets\/[^/]+\.js$/, (route) => isFetched.then(() => route.continue()));
      const add = visitor.button('configurator.add');
      await add.click();
      await page.waitForURL(/\/project\/[0-9a-f-]{36}$/, { waitUntil: 'commit' });
      await add.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      fetch();
      await page.getByRole('heading', { level: 1, name: 'Pressed twice', exact: true }).waitFor();

      await page.waitForLoadState('networkidle');
      const project = new URL(page.url()).pathname.split('/').at(-1)!;
      expect((await productsOf(visitor, project)).orderedIds).toHaveLength(1);
      await visitor.goTo('/projects');
      await page.getByText('Pressed twice').first().waitFor();
      expect(await page.getByText('Pressed twice').count()).toBe(1);
    });
    await visitor.leave();
  });
});
