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

it.each([
  ['phone', 320, 640],
  ['window at 200 %', 720, 450],
])('on a low %s the foot of the configurator is one line until it is opened', async (_, width, height) => {
  const visitor = await site.arrive();
  await visitor.signIn('distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    await page.setViewportSize({ width, height });
    await visitor.goTo('/add-product/201/1/2010/attributes-configurator');
    const foot = page.getByRole('region', { name: visitor.say('configurator.summary') });
    await foot.getByText(/150,00/).waitFor();
    const heightOf = async () => (await foot.boundingBox())!.height;
    expect(await heightOf()).toBeLessThan(height / 5);
    const weight = foot.getByText(visitor.say('configurator.weight'));
    expect(await weight.isVisible()).toBe(false);
    expect(
      await foot.getByRole('button', { name: visitor.say('configurator.addToProject') }).isVisible(),
    ).toBe(true);

    await foot.getByRole('button', { name: visitor.say('editor.details') }).click();
    await weight.waitFor();
    expect(await foot.getByRole('spinbutton').or(foot.getByRole('textbox')).first().isVisible()).toBe(true);
    expect(await heightOf()).toBeGreaterThan(height / 5);
  });
  await visitor.leave();
});

it('on a phone of 320 px the tools of a drawing stand in one row', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 320, height: 640 });
    await visitor.goTo('/new-product/sticks-drawing-configurator');
    const tools = page.getByRole('toolbar', { name: visitor.say('editor.tools') }).getByRole('button');
    await tools.last().waitFor();
    const boxes = await tools.evaluateAll((all) =>
      all.map((each) => {
        const { top, right, width, height } = each.getBoundingClientRect();
        return { middle: Math.round(top + height / 2), right, width };
      }),
    );
    expect(boxes.length).toBeGreaterThan(6);
    expect(new Set(boxes.map(({ middle }) => middle)).size).toBe(1);
    expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(24);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(320);
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

it('on a phone of 320 px the tab that is open is in sight, and the last name of the way is read whole', async () => {
  const { project } = await projectOf(site, 'Kapitänsmützenabzeichen im Hafenspeicher');
  const visitor = await site.arrive();
  await visitor.signIn('admin');
  await visitor.telling(async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 320, height: 640 });
    await visitor.goTo('/users-management?tab=audit');
    const tab = page.getByRole('tab', { selected: true });
    await tab.waitFor();
    const { x, width } = (await tab.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  });
  await visitor.leave();
  const buyer = await site.arrive();
  await buyer.signIn('distributor');
  await buyer.telling(async () => {
    const { page } = buyer;
    await page.setViewportSize({ width: 320, height: 640 });
    await buyer.goTo(`/project/${project.id}/new-order`);
    const last = page.locator('nav [aria-current=page]').last();
    await last.waitFor();
    expect(await last.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  });
  await buyer.leave();
});
