import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../site';
import { addsToNewProject, lineOf, written } from './added';
import { adds, listOf, priceOf, showsList } from './crea';
import { arrives, types, validates } from './form-configurators';
import { kill } from './kill';
import type { Visitor } from './visitor';

const site = openSite();

/** The draft of a validation in the account; null without one. */
async function draftOf({ page }: Visitor, productId: string): Promise<unknown> {
  const answer = await page.request.get(new URL(`/api/v1/drafts/validate:${productId}`, page.url()).href);
  return answer.json();
}

/** Opens the page of the validation, where the work goes on that was kept. */
async function findsWork(visitor: Visitor, path: string): Promise<void> {
  await visitor.goTo(path);
  await visitor.page.getByText(visitor.say('editor.restored')).waitFor();
}

/** Validates, and finds what was changed in the project and nothing kept any more. */
async function validatesAndForgets(
  visitor: Visitor,
  added: Awaited<ReturnType<typeof addsToNewProject>>,
  { path, shown }: { readonly path: string; readonly shown: () => Promise<unknown> },
): Promise<void> {
  const { page } = visitor;
  const price = await priceOf(visitor);
  await validates(visitor, added);
  const line = await lineOf(visitor, added);
  expect([written(line), line.validation.status]).toEqual([price, 1]);
  await expect.poll(() => draftOf(visitor, added.productId)).toBeNull();
  await visitor.goTo(path);
  await shown();
  await expect.poll(() => priceOf(visitor)).toBe(price);
  expect(await page.getByText(visitor.say('editor.restored')).count()).toBe(0);
}

describe('work of a validation is kept', () => {
  it('in a room, over a reload and on the server, until it is stored', async () => {
    const visitor = await arrives(site);
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/new-product/crea-configurator/2010');
      await showsList(visitor);
      await adds(visitor, 'Almar 20');
      const added = await addsToNewProject(visitor, 'Validated later');
      const path = `${added.line}/crea-configurator/validate`;

      await visitor.goTo(path);
      await showsList(visitor);
      const price = await priceOf(visitor);
      await listOf(page).first().click();
      await page.keyboard.press('Delete');
      await expect.poll(() => listOf(page).count()).toBe(1);
      await page.getByText(visitor.say('editor.kept.saved')).waitFor();
      await expect.poll(() => draftOf(visitor, added.productId), { timeout: 20_000 }).not.toBeNull();
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase('lucerna-work').onsuccess = resolve;
          }),
      );
      // What is changed there is another work: it begins with what the project has.
      await visitor.goTo(`${added.line}/crea-configurator/edit`);
      await showsList(visitor);
      await expect.poll(() => listOf(page).count()).toBe(2);

      await findsWork(visitor, path);
      await showsList(visitor);
      await expect.poll(() => listOf(page).count()).toBe(1);
      expect(await priceOf(visitor)).not.toBe(price);
      const shown = () => showsList(visitor);
      await validatesAndForgets(visitor, added, { path, shown });
    });
    await visitor.leave();
  }, 120_000);

  it('in a form, when the tab is killed, until it is stored or begun anew', async () => {
    const visitor = await arrives(site);
    await visitor.telling(async () => {
      const { page } = visitor;
      const light = visitor.say('counts.quantityOf', { name: 'Plusminus sphere' });
      const countOf = (tab: Page): Locator => tab.getByRole('spinbutton', { name: light, exact: true });
      await visitor.goTo('/new-product/plusminus-nodrawing-configurator');
      await types(visitor, light, '4');
      const added = await addsToNewProject(visitor, 'Counted again');
      const path = `${added.line}/plusminus-nodrawing-configurator/validate`;

      const tab = await page.context().newPage();
      await tab.goto(site.url + path);
      await countOf(tab).fill('3');
      await countOf(tab).press('Tab');
      await tab.getByText(visitor.say('editor.kept.saved')).waitFor();
      await kill(tab);

      await findsWork(visitor, path);
      await expect.poll(() => countOf(page).inputValue()).toBe('3');
      await visitor.button('configurator.startAgain').click();
      await expect.poll(() => countOf(page).inputValue()).toBe('4');
      await expect.poll(() => draftOf(visitor, added.productId)).toBeNull();

      await types(visitor, light, '2');
      await types(visitor, visitor.say('configurator.quantity'), '12');
      await page.getByText(visitor.say('editor.kept.saved')).waitFor();
      await findsWork(visitor, path);
      await expect.poll(() => countOf(page).inputValue()).toBe('2');
      const shown = () => countOf(page).waitFor();
      await validatesAndForgets(visitor, added, { path, shown });
      expect((await lineOf(visitor, added)).quantity).toBe(12);
    });
    await visitor.leave();
  }, 120_000);
});
