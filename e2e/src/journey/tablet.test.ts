import { expect, it } from 'vitest';
import { openSite } from '../site';
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
