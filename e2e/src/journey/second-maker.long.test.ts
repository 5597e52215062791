import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { namesNewProject } from './added';
import { order, quote } from './main-job';
import { bringsItsFeed } from './second-maker';

const site = openSite();

it('another maker brings its catalogue by the page of imports, and its own lamps are configured, shown, quoted and ordered', async () => {
  const admin = await site.arrive();
  await admin.signIn('admin');
  await admin.telling(async () => {
    const { page } = admin;
    await admin.goTo('/imports');
    const input = page.locator('input[type=file]');
    const csv = 'reference,catalogId,rateId,salePrice,currency\n201010,16,10,-1,EUR\n';
    const weeks = 'catalogId,model,type,code,leadtime\n16,2010,,,1:6\n';
    const csvFile = (name: string, text: string) => ({
      ...{ name, mimeType: 'text/csv', buffer: Buffer.from(text) },
    });
    await input.setInputFiles([csvFile('may.csv', csv), csvFile('weeks.csv', weeks)]);
    // What is wrong is said with file, row and field, and nothing can be put in force.
    const fault = page.getByRole('row').filter({ hasText: 'prices.csv' }).first();
    await fault.waitFor({ timeout: 60_000 });
    expect(await fault.innerText()).toMatch(/row 1, salePrice/);
    expect(await admin.button('imports.apply').count()).toBe(0);
    await bringsItsFeed(admin);
  });
  await admin.leave();

  const seller = await site.arrive();
  await seller.signIn('distributor');
  await seller.telling(async () => {
    const { page } = seller;
    await seller.goTo('/');
    await seller.chooseModel('Skog', 'Skog 25');
    await expect
      .poll(() => page.locator('main picture img, main img[src*="picture"]').count(), { timeout: 30_000 })
      .toBeGreaterThan(0);
    await seller.choose('color', 'Copper');
    expect(await seller.reference()).toContain('7001CU/');
    await seller.button('configurator.addToProject').click();
    await namesNewProject(seller, 'Fjellstua');
    await seller.button('configurator.add').click();
    await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
    await page
      .getByText(/7001CU\//)
      .first()
      .waitFor();
    const project = page.url();
    // From here on the steps of the demo maker's main job.
    expect(readFileSync((await quote(seller)).file, 'latin1').slice(0, 5)).toBe('%PDF-');
    expect(await order(seller, project)).toMatch(/7001CU\//);
    const sheet = `model=7001&subType=specSheet&format=pdf&catalogId=16`;
    const made = await page.request.get(`${seller.url}/documents/v1/docs-web/download?${sheet}`);
    expect([made.status(), made.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });
  await seller.leave();
});
