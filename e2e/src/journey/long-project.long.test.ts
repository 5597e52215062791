import { expect, it } from 'vitest';
import { openSite } from '../site';
import { createsProject } from './projects';

const site = openSite();

const models = ['2010', '2011', '2012', '2050', '2100', '2140', '2250', '2300', '2340', '2440'];
/** Beside the one that a project begins with. */
const lines = 1999;
const atOnce = 500;

it('a project of two thousand lines is opened, searched and changed by the keyboard', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('distributor');
    await visitor.goTo('/projects');
    const id = await createsProject(visitor, site.url, 'Two thousand lines');
    const products = Array.from({ length: lines }, (_, at) =>
      // One of its kind, near the end.
      at === lines - 40 ? { model: '2100', choices: { color: '20' } } : { model: models[at % models.length] },
    ).map((product) => ({ ...product, quantity: 2 }));
    for (let from = 0; from < lines; from += atOnce) {
      const answer = await page.request.post(`${site.url}/api/v1/projects/${id}/products`, {
        data: products.slice(from, from + atOnce),
        headers: { origin: site.url },
      });
      expect(answer.status()).toBe(201);
    }

    await visitor.goTo(`/project/${id}`);
    const table = page.getByRole('table', { name: visitor.pattern('projects.table') });
    await table.getByRole('rowheader').first().waitFor();
    expect(await table.getAttribute('aria-rowcount')).toBe('2001');
    expect(await page.locator('*').count()).toBeLessThan(3000);
    expect(await table.getByText('210020/').count()).toBe(0);

    await page.keyboard.press('ControlOrMeta+f');
    const field = page.getByRole('searchbox', { name: visitor.say('projects.findLine') });
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('210020/');
    const row = table.getByRole('row').filter({ hasText: '210020/' });
    await row.waitFor();
    expect(await row.getAttribute('aria-rowindex')).toBe(String(lines - 40 + 3));
    expect(await page.locator('*').count()).toBeLessThan(3000);

    const summary = page.getByRole('complementary');
    const pieces = await summary.innerText();
    const quantity = row.getByRole('spinbutton');
    await quantity.fill('7');
    await quantity.press('Enter');
    await expect.poll(() => summary.innerText()).not.toBe(pieces);
    // Enter goes on to the next line.
    const focused = page.locator('tr:has(:focus)');
    await expect.poll(() => focused.getAttribute('aria-rowindex')).toBe(String(lines - 40 + 4));
    await page.getByText(visitor.pattern('projects.savedAt')).waitFor();
    await visitor.goTo(`/project/${id}`);
    await expect.poll(async () => (await summary.innerText()).replace(/\s/g, '')).toContain('4005');
  });
  await visitor.leave();
}, 240_000);
