import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { namesNewProject } from './added';
import { almar, projectOf, wall } from './sale';

const site = openSite();

it('at 900 px the sheet of a quote holds every figure, and each reference in one line', async () => {
  const { project } = await projectOf(site, 'Read on a tablet', [almar, wall]);
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 900, height: 1000 });
    await visitor.signIn('distributor');
    await visitor.goTo(`/project/${project.id}/generate-budget`);
    const table = page.getByRole('table', { name: visitor.say('budgets.lines') });
    await table.waitFor();
    const { products } = project;
    for (const id of products.orderedIds) {
      const reference = table.getByText(products.byId[id]!.referenceCode, { exact: true });
      expect((await reference.boundingBox())!.height).toBeLessThan(30);
    }
    const isWithin = await table.evaluate((element) => {
      const sheet = element.parentElement!.getBoundingClientRect();
      return [...element.querySelectorAll('button, input, td')].every(
        (each) => each.getBoundingClientRect().right <= sheet.right + 1,
      );
    });
    expect(isWithin).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(900);
  });
  await visitor.leave();
});

/** Whether what is at the middle of a part of the page is that part: nothing lies over it. */
const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

it.each([
  [900, 1000],
  [390, 844],
])(
  'at %i by %i the repair of a blocked choice comes into sight, and a notification leaves the total in sight',
  async (width, height) => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await page.setViewportSize({ width, height });
      await visitor.signIn('distributor');
      await visitor.goTo('/add-product/201/1/2010/attributes-configurator');
      await visitor.choose('control', 'No driver');
      await visitor.choose('installation', 'Surface Basic');
      const repair = page.getByRole('button', { name: visitor.pattern('configurator.takeWith') });
      await repair.waitFor();
      await expect.poll(() => isInSight(repair)).toBe(true);
      await repair.click();

      await visitor.button('configurator.addToProject').click();
      await namesNewProject(visitor, `Seen at ${width}`);
      await visitor.button('configurator.add').click();
      await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
      await page
        .getByText(visitor.say('configurator.added', { product: 'Almar 20', project: `Seen at ${width}` }))
        .waitFor();
      const total = page
        .locator('main [aria-hidden=true]')
        .getByText(/^[\d.]+,\d\d\s€$/)
        .last();
      await expect.poll(() => isInSight(total)).toBe(true);
      if (width < 768) return;
      const summary = page.getByRole('complementary', { name: visitor.say('projects.summary') });
      await expect.poll(() => isInSight(summary.getByText(/^[\d.]+,\d\d\s€$/).last())).toBe(true);
    });
    await visitor.leave();
  },
);
