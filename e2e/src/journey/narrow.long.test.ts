import { expect, it } from 'vitest';
import { cases } from '../extent';
import { openSite } from '../site';
import { projectOf } from './sale';

const site = openSite();

it('on a phone of 320 px every figure of a new quote and a new order is seen whole', async () => {
  const { project } = await projectOf(site, 'Narrow');
  const visitor = await site.arrive();
  await visitor.signIn('distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [path, act] of [
      ['generate-budget', 'budgets.generate'],
      ['new-order', 'orders.place'],
    ] as const) {
      await visitor.goTo(`/project/${project.id}/${path}`);
      await visitor.button(act).waitFor();
      const figures = page.locator('main td, main td input, main dd, main dl input');
      expect(await figures.count()).toBeGreaterThan(10);
      const cut = await figures.evaluateAll((all) =>
        all
          .filter(
            (each) =>
              each.scrollWidth > each.clientWidth + 1 ||
              each.getBoundingClientRect().right > document.documentElement.clientWidth,
          )
          .map((each) => each.textContent || each.getAttribute('aria-label')),
      );
      expect(cut).toEqual([]);
    }
  });
  await visitor.leave();
});

it('on a phone of 320 px the name of a project is no wider than the page of its product', async () => {
  const { project } = await projectOf(site, 'Kapitänsmützenabzeichen im Alten Hafenspeicher');
  const visitor = await site.arrive('de');
  await visitor.signIn('distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 320, height: 640 });
    for (const way of ['express-configurator', 'attributes-configurator']) {
      await visitor.goTo(`/project/${project.id}/product/${project.products.orderedIds[0]}/${way}`);
      await page.getByRole('heading', { level: 1, name: 'Almar 20' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
  await visitor.leave();
});

it.each(cases(['fr', 'de'], ['es', 'it', 'en']))(
  'on a phone of 320 px the bar is seen whole in %s, and who is led home reads why',
  async (language) => {
    const visitor = await site.arrive(language);
    await visitor.telling(async () => {
      const { page } = visitor;
      await page.setViewportSize({ width: 320, height: 640 });
      await visitor.goTo('/my-profile');
      await page.getByText(visitor.say('routes.signInText')).waitFor();
      const menu = visitor.button('kit.openMenu');
      const { x, width } = (await menu.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(320);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await menu.click();
      await visitor.button('navigation.themeDark').waitFor();
    });
    await visitor.leave();
  },
);
