import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { addsToNewProject } from './added';
import { adds, listOf, priceOf, showsList } from './crea';

const start = '/new-product/crea-configurator/2010';
const site = openSite();

describe('composing in a room', () => {
  it('brings a creation into a project with the same price, changes it there and validates it', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('distributor');
      await visitor.goTo(start);
      await showsList(visitor);
      await adds(visitor, 'Almar 30');
      await adds(visitor, 'Almar 20');
      await page.getByText(visitor.say('editor.kept.saved')).waitFor();
      await visitor.page.reload();
      // It is said beneath the title, where it covers no lamp, and until the next step only.
      const restored = page.locator('header').getByText(visitor.say('editor.restored'));
      await restored.waitFor();
      await showsList(visitor);
      await expect.poll(() => listOf(page).count()).toBe(3);
      await adds(visitor, 'Almar 20');
      await restored.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+z');
      await expect.poll(() => listOf(page).count()).toBe(3);
      // Letters are the room's also while a choice has the focus.
      await listOf(page).first().click();
      await page.getByRole('radio').first().focus();
      await page.keyboard.press('Control+d');
      await expect.poll(() => listOf(page).count()).toBe(4);
      await page.keyboard.press('Control+z');
      await expect.poll(() => listOf(page).count()).toBe(3);
      const price = await priceOf(visitor);

      const { project, line } = await addsToNewProject(visitor, 'Three over a table');
      const code = page.getByText(/^CR\d{9}/).first();
      await code.waitFor();
      const reference = (await code.innerText()).trim();
      await expect.poll(() => page.locator('main').innerText()).toContain(price);

      await visitor.goTo(`${line}/crea-configurator/edit`);
      await showsList(visitor);
      await page.getByText(reference).first().waitFor();
      await expect.poll(() => priceOf(visitor)).toBe(price);
      await listOf(page).first().click();
      await page.keyboard.press('Delete');
      await expect.poll(() => listOf(page).count()).toBe(2);
      await expect.poll(() => priceOf(visitor)).not.toBe(price);
      const fewer = await priceOf(visitor);
      await visitor.button('configurator.save').click();
      await page.waitForURL((url) => url.pathname === project);

      // At once: what was read before the save must not be validated.
      await visitor.turnTo(`${line}/crea-configurator/validate`);
      await showsList(visitor);
      await expect.poll(() => priceOf(visitor)).toBe(fewer);
      await visitor.button('editor.validate').click();
      await page.getByRole('dialog').getByText(visitor.say('editor.sameAsBefore')).waitFor();
      await visitor.button('editor.toProject').click();
      await page.waitForURL((url) => url.pathname === project);
      await page.getByText(fewer).first().waitFor();
    });
    await visitor.leave();
  });

  it('is done by keys alone, heard, undone and done again', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo(start);
      await showsList(visitor);
      await visitor.button('crea.addModel', { name: 'Almar 20' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => listOf(page).count()).toBe(2);
      await listOf(page).first().focus();
      await page.keyboard.press('Home');
      const before = await listOf(page).first().innerText();
      for (const key of ['Alt+ArrowRight', 'Alt+Shift+ArrowRight']) await page.keyboard.press(key);
      await expect.poll(() => listOf(page).first().innerText()).not.toBe(before);
      await expect.poll(() => listOf(page).first().innerText()).toContain('x 11');
      await page
        .getByRole('status')
        .getByText(/x 11\scm, y 0\scm/)
        .waitFor({ state: 'attached' });
      await page.keyboard.press('Control+z');
      await expect.poll(() => listOf(page).first().innerText()).toBe(before);
      await page.keyboard.press('Control+Shift+z');
      await expect.poll(() => listOf(page).first().innerText()).toContain('x 11');

      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+g');
      await page.keyboard.press('Delete');
      await expect.poll(() => listOf(page).count()).toBe(0);
      await page.keyboard.press('Control+z');
      await expect.poll(() => listOf(page).count()).toBe(2);
    });
    await visitor.leave();
  });

  itInLong('aligns, copies into rows and columns and undoes each as one step, by keys alone', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo(start);
      await showsList(visitor);
      await adds(visitor, 'Almar 30');
      const rows = () => listOf(page).allInnerTexts();
      const places = async () => (await rows()).map((row) => /x (-?\d+)/.exec(row)?.[1]);
      const before = await places();
      await listOf(page).first().focus();
      await page.keyboard.press('Control+a');
      await visitor.button('crea.align').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: visitor.say('crea.align.center') }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(async () => new Set(await places()).size).toBe(1);
      // Both hang through each other now, which is said in words.
      await visitor.page
        .getByRole('button', { name: /issues? to fix/ })
        .first()
        .waitFor();
      await listOf(page).first().focus();
      await page.keyboard.press('Control+z');
      await expect.poll(places).toEqual(before);

      await page.keyboard.press('Home');
      await visitor.button('crea.array').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Create 3 positions' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => listOf(page).count()).toBe(4);
      await listOf(page).first().focus();
      await page.keyboard.press('Control+z');
      await expect.poll(() => listOf(page).count()).toBe(2);
    });
    await visitor.leave();
  });

  itInLong('says in another tab that it is open here, and takes the newer state over', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo(`${start}?tab=1`);
      await showsList(visitor);
      await adds(visitor, 'Almar 20');
      await page.getByText(visitor.say('editor.kept.saved')).waitFor();
      const other = await page.context().newPage();
      await other.goto(`${site.url}${start}`);
      await other.getByText(visitor.say('editor.otherTab')).waitFor();
      await page.getByText(visitor.say('editor.otherTab')).waitFor();
      await other.getByRole('button', { name: visitor.say('crea.addModel', { name: 'Almar 30' }) }).click();
      await visitor.button('editor.takeOther').click();
      await expect.poll(() => listOf(page).count()).toBe(3);
    });
    await visitor.leave();
  });
});
