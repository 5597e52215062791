import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import type { Visitor } from './visitor';

const site = openSite();
const lines = 14;
const models = ['2010', '2011', '2012', '2015', '2050', '2051', '2100'];

/** A project of many lines, open. */
async function opensProject(visitor: Visitor): Promise<string> {
  await visitor.signIn('distributor');
  await visitor.goTo('/projects');
  const { origin } = new URL(visitor.page.url());
  const products = Array.from({ length: lines }, (_, at) => ({
    model: models[at % models.length],
    quantity: at + 1,
  }));
  const answer = await visitor.page.request.post(`${origin}/api/v1/projects`, {
    data: { name: 'House of lists', products },
    headers: { origin },
  });
  const { id } = (await answer.json()) as { id: string };
  await visitor.goTo(`/project/${id}`);
  await visitor.page.getByRole('table').waitFor();
  return id;
}

const rowHeight = (visitor: Visitor): Promise<number> =>
  visitor.page
    .locator('main tbody tr')
    .nth(1)
    .evaluate((row) => row.getBoundingClientRect().height);

describe('a project of many lines', () => {
  it('keeps its headings in sight, puts its rows closer at a press, and remembers it', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await opensProject(visitor);
      await page
        .getByText(/White · 2700/)
        .first()
        .waitFor();
      const comfortable = await rowHeight(visitor);
      await page.mouse.wheel(0, 900);
      const head = page.getByRole('columnheader', { name: visitor.say('projects.quantity') });
      const bar = page.getByRole('banner');
      await expect
        .poll(async () => Math.abs((await head.boundingBox())!.y - (await bar.boundingBox())!.height))
        .toBeLessThanOrEqual(1);

      await visitor.button('lists.compact').click();
      await visitor.button('lists.comfortable').waitFor();
      const compact = await rowHeight(visitor);
      expect(compact).toBeLessThan(comfortable * 0.7);
      await page.reload();
      await visitor.button('lists.comfortable').waitFor();
      await page
        .getByText(/White · 2700/)
        .first()
        .waitFor();
      expect(await rowHeight(visitor)).toBeCloseTo(compact, 0);

      // A line that is cut is whole for who goes there by keys.
      const cut = page.getByText(/White · 2700.*200/).first();
      const isCut = () => cut.evaluate((line) => line.scrollWidth > line.clientWidth);
      expect(await isCut()).toBe(true);
      await page.getByRole('link', { name: 'Almar 20' }).first().focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect.poll(isCut).toBe(false);
      await page.keyboard.press('Escape');
      await expect.poll(isCut).toBe(true);
    });
    await visitor.leave();
  });

  itInLong('is short on a phone, and never shows codes where words are still to come', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await page.setViewportSize({ width: 390, height: 844 });
      let letGo = () => undefined as void;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/articles/variations*', async (route) => {
        await held;
        await route.continue();
      });
      await opensProject(visitor);
      await page.getByText('Almar 20').first().waitFor();
      expect(await page.getByText(/10 · 1 · [A-Z]/).count()).toBe(0);
      letGo();
      await page
        .getByText(/White · 2700/)
        .first()
        .waitFor();
      // Name, choices, reference, quantity, unit price and days: five lines.
      expect(await rowHeight(visitor)).toBeLessThan(150);
    });
    await visitor.leave();
  });

  itInLong('leads from its menu to its export in 3D', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await opensProject(visitor);
      await visitor.button('projects.menuOf', { name: 'House of lists' }).click();
      await page.getByRole('menuitem', { name: visitor.say('routes.projectExport') }).click();
      await page.getByRole('heading', { level: 1, name: visitor.say('export.project') }).waitFor();
    });
    await visitor.leave();
  });

  itInLong('says in the list of projects what it comes to', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      const id = await opensProject(visitor);
      const total = /[\d.]+,\d\d\s€/;
      const sum = (await page.locator('aside, main').getByText(total).allInnerTexts()).at(-1)!;
      await visitor.goTo('/projects');
      const row = page.locator('main li').filter({ has: page.locator(`a[href$="${id}"]`) });
      await row.getByText(total).waitFor();
      expect((await row.innerText()).replaceAll(/\s/g, '')).toContain(sum.trim().replaceAll(/\s/g, ''));
    });
    await visitor.leave();
  });
});
