import { writeOtherMaker } from '@lucerna/testkit/other-maker';
import { zipSync } from 'fflate';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { namesNewProject } from './added';

const site = openSite();

/** The folder of another maker's feed as a ZIP. */
function feedAsZip(): Buffer {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-second-maker-'));
  try {
    writeOtherMaker(folder, { withPhotographs: true, withBodies: true });
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => path.relative(folder, path.join(each.parentPath, each.name)));
    return Buffer.from(
      zipSync(Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name))]))),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('another maker brings its catalogue by the page of imports, and its own lamps are configured, shown and quoted', async () => {
  const admin = await site.arrive();
  await admin.signIn('admin');
  await admin.telling(async () => {
    const { page } = admin;
    await admin.goTo('/imports');
    const input = page.locator('input[type=file]');
    const csv = 'reference,catalogId,rateId,salePrice,currency\n201010,16,10,-1,EUR\n';
    await input.setInputFiles({ name: 'may.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    // What is wrong is said with file, row and field, and nothing can be put in force.
    const fault = page.getByRole('row').filter({ hasText: 'prices.csv' }).first();
    await fault.waitFor({ timeout: 60_000 });
    expect(await fault.innerText()).toMatch(/row 1, salePrice/);
    expect(await admin.button('imports.apply').count()).toBe(0);
    await input.setInputFiles({ name: 'ulven.zip', mimeType: 'application/zip', buffer: feedAsZip() });
    await admin.button('imports.apply').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: new RegExp(admin.say('imports.kind-model')) }).click();
    await page.getByText('model 7001').first().waitFor();
    await admin.button('imports.apply').click();
    await page
      .getByText(/In force as revision \d+/)
      .first()
      .waitFor({ timeout: 60_000 });
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
    await seller.link('projects.generateBudget').first().click();
    await page.getByLabel(seller.say('budgets.client')).first().fill('Hytta');
    await seller.button('budgets.generate').click();
    await page.waitForURL(/\/budget\/[0-9a-f-]{36}$/);
    await page
      .getByRole('heading', { name: /\d{4}-\d{6}/ })
      .first()
      .waitFor();
  });
  await seller.leave();
});
