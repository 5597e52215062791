import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../site';
import { addsToNewProject, lineOf, written, type Added } from './added';
import { priceOf } from './crea';
import { arrives, types, validates } from './form-configurators';
import type { Visitor } from './visitor';

const site = openSite();

/** Changes or removes the product as the same account does on another device. */
async function elsewhere(
  { page }: Visitor,
  { projectId, productId }: Added,
  quantity: number | null,
): Promise<void> {
  const status = await page.evaluate(
    async ({ path, count }) => {
      const change = {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ attributesToUpdate: { quantity: count } }),
      };
      const remove = { method: 'DELETE', headers: { 'idempotency-key': crypto.randomUUID() } };
      return (await fetch(path, count === null ? remove : change)).status;
    },
    { path: `/api/v1/projects/${projectId}/products/${productId}`, count: quantity },
  );
  expect(status).toBe(200);
}

describe('one product on two pages', () => {
  it('is noticed where it is changed and validated, is taken over, and is never stored over without a word', async () => {
    const visitor = await arrives(site);
    await visitor.telling(async () => {
      const { page } = visitor;
      const light = visitor.say('counts.quantityOf', { name: 'Plusminus sphere' });
      const countOf = (tab: Page): Locator => tab.getByRole('spinbutton', { name: light, exact: true });
      const counts = async (tab: Page, count: string) => {
        await countOf(tab).fill(count);
        await countOf(tab).press('Tab');
        await tab.getByText(visitor.say('editor.kept.saved')).waitFor();
      };
      const button = (tab: Page, text: string) =>
        tab.getByRole('button', { name: visitor.say(text), exact: true });
      await visitor.goTo('/new-product/plusminus-nodrawing-configurator');
      await types(visitor, light, '4');
      const added = await addsToNewProject(visitor, 'On two pages');
      await visitor.goTo(`${added.line}/plusminus-nodrawing-configurator/validate`);
      await countOf(page).waitFor();

      const edited = await page.context().newPage();
      await edited.goto(`${site.url}${added.line}/plusminus-nodrawing-configurator/edit`);
      await countOf(edited).waitFor();
      const noticed = visitor.say('editor.otherTab');
      await page.getByText(noticed).waitFor();
      await edited.getByText(noticed).waitFor();
      await counts(edited, '3');
      await button(page, 'editor.takeOther').click();
      await expect.poll(() => countOf(page).inputValue()).toBe('3');
      await counts(page, '6');
      await button(edited, 'configurator.save').click();
      await edited.waitForURL((url) => url.pathname === added.project);

      await page.getByText(visitor.say('editor.overtaken')).waitFor();
      await page.getByText(noticed).waitFor({ state: 'detached' });
      expect(await countOf(page).inputValue()).toBe('6');
      expect(await button(page, 'editor.validate').isDisabled()).toBe(true);
      // What is kept goes on from what the project had then, also after a reload.
      await page.reload();
      await page.getByText(visitor.say('editor.overtaken')).waitFor();
      await button(page, 'editor.takeWork').click();
      await expect.poll(() => countOf(page).inputValue()).toBe('3');
      await page.keyboard.press('Control+z');
      await expect.poll(() => countOf(page).inputValue()).toBe('6');
      const price = await priceOf(visitor);
      await validates(visitor, added);
      expect(written(await lineOf(visitor, added))).toBe(price);
    });
    await visitor.leave();
  }, 120_000);

  it('is not stored over what another device stored, nor lost when it was removed there', async () => {
    const visitor = await arrives(site);
    await visitor.telling(async () => {
      const { page } = visitor;
      const quantity = visitor.say('configurator.quantity');
      const field = page.getByRole('spinbutton', { name: quantity, exact: true });
      await visitor.goTo('/add-product/201/1/2010/attributes-configurator');
      const added = await addsToNewProject(visitor, 'On two devices');
      await visitor.goTo(`${added.line}/attributes-configurator`);
      await types(visitor, quantity, '7');
      await page.getByText(visitor.say('editor.kept.saved')).waitFor();
      await elsewhere(visitor, added, 5);

      await visitor.button('configurator.save').click();
      const refused = page.getByRole('alertdialog');
      await refused.getByText(visitor.say('errors-dialog.409.title')).waitFor();
      await page.keyboard.press('Escape');
      await refused.waitFor({ state: 'detached' });
      await page.getByText(visitor.say('editor.overtaken')).waitFor();
      await visitor.button('editor.takeWork').click();
      await expect.poll(() => field.inputValue()).toBe('5');
      await page.keyboard.press('Control+z');
      await expect.poll(() => field.inputValue()).toBe('7');

      await elsewhere(visitor, added, null);
      // As when somebody comes back to this tab.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.getByText(visitor.say('configurator.productGone')).waitFor();
      expect(await field.inputValue()).toBe('7');
      const anew = await addsToNewProject(visitor, 'Saved from another device');
      expect((await lineOf(visitor, anew)).quantity).toBe(7);
    });
    await visitor.leave();
  }, 120_000);
});
