import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { adds, listOf, showsList } from './crea';
import { drawsBelt, planOf, presses, seesPlanOnly } from './drawing';
import { focusOf, announcementsOn, hearsUntil, listens } from './screen-reader';
import type { Visitor } from './visitor';

const site = openSite();
const configurator = '/add-product/201/1/2010/attributes-configurator';

/** The page is named, has one heading of the first level, and the focus is on it. */
async function readsPage(visitor: Visitor, name: string | RegExp): Promise<void> {
  const { page } = visitor;
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(() => focusOf(page)).toMatchObject({ tag: 'H1' });
  const title = await page.title();
  const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts();
  expect(headings).toHaveLength(1);
  expect(title).toContain(headings[0]!.replaceAll(/\s+/g, ' '));
}

describe('to who hears the pages', () => {
  it('each page that one goes to is named, and is read from its heading on', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('distributor');
      await visitor.goTo('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await visitor.link('navigation.collections').first().click();
      await readsPage(visitor, visitor.say('collections.title'));
      await page.getByRole('link', { name: /Almar/ }).first().click();
      await readsPage(visitor, 'Almar');
      await page
        .getByRole('link', { name: /Almar 20/ })
        .first()
        .click();
      await readsPage(visitor, 'Almar 20');
      await visitor.link('model.configure').click();
      await readsPage(visitor, 'Almar 20');
      await page.goBack();
      await visitor.link('model.configure').waitFor();
      await readsPage(visitor, 'Almar 20');
      await visitor.link('navigation.projects').first().click();
      await readsPage(visitor, visitor.say('projects.title'));
      const outline = await page.locator('body').ariaSnapshot();
      for (const part of ['banner', 'navigation', 'main', 'contentinfo'])
        expect(outline).toContain(`- ${part}`);
    });
    await visitor.leave();
  });

  it('a choice says its reference and price once, a blocked one its reason, a failure takes the word', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await listens(page);
      await visitor.signIn('distributor');
      await visitor.goTo(configurator);
      await page.getByRole('radiogroup').first().waitFor();
      await hearsUntil(visitor, /€/);

      await visitor.choose('color', 'Black');
      const chosen = await hearsUntil(visitor, /201020.*€/);
      expect(chosen.filter(({ text }) => text.includes('€'))).toHaveLength(1);
      expect(chosen.every(({ how }) => how === 'polite')).toBe(true);

      await visitor.choose('control', 'No driver');
      const moved = await hearsUntil(visitor, /Installation, from Surface Basic to/);
      expect(moved.filter(({ how }) => how === 'assertive')).toEqual([]);
      await visitor.choose('installation', 'Surface Basic');
      const blocked = await hearsUntil(visitor, visitor.pattern('configurator.blockedBy'));
      expect(blocked.filter(({ text }) => visitor.pattern('configurator.blockedBy').test(text))).toHaveLength(
        1,
      );
      const group = page.getByRole('radiogroup', { name: /^Installation/ });
      expect(await group.ariaSnapshot()).toMatch(/radio "Surface Basic/);
      await page.getByRole('button', { name: visitor.pattern('configurator.takeWith') }).click();
      const repaired = await hearsUntil(visitor, /_10_/);
      expect(repaired.filter(({ text }) => text.includes('€'))).toHaveLength(1);

      await page.route('**/api/v1/projects', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
      );
      await visitor.button('configurator.addToProject').click();
      await page.getByLabel(visitor.say('configurator.projectName')).fill('Unheard');
      await visitor.button('configurator.add').click();
      const warning = page.getByRole('alertdialog');
      await warning.waitFor();
      await expect.poll(() => warning.evaluate((each) => each.contains(document.activeElement))).toBe(true);
      const described = await warning.getAttribute('aria-describedby');
      expect(await page.locator(`[id="${described}"]`).innerText()).toContain('Nothing was saved');
      visitor.complaints.length = 0;
    });
    await visitor.leave();
  });

  it('the list of a room says what its picture shows, and each change of it', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await listens(page);
      await visitor.goTo('/new-product/crea-configurator/2010');
      await showsList(visitor);
      await adds(visitor, 'Almar 30');
      const list = page.getByRole('listbox', { name: visitor.say('crea.list') });
      const spoken = await list.ariaSnapshot();
      expect(spoken.match(/option "1 · Almar|option .*Almar 20/)).not.toBeNull();
      expect(spoken).toMatch(/Almar 30/);
      expect(await listOf(page).count()).toBe(2);
      await announcementsOn(page);
      await listOf(page).last().click();
      await page.keyboard.press('Alt+ArrowRight');
      const heard = await hearsUntil(visitor, /x -?\d+ cm, y/);
      expect(heard.every(({ how }) => how === 'polite')).toBe(true);
    });
    await visitor.leave();
  });

  itInLong(
    'a drawing and a room say each step that was taken, also the same one again',
    async () => {
      const visitor = await site.arrive();
      await visitor.telling(async () => {
        const { page } = visitor;
        await listens(page);
        await visitor.goTo('/new-product/plusminus-drawing-configurator');
        await seesPlanOnly(visitor);
        await drawsBelt(visitor);
        await hearsUntil(visitor, /^Belt 1/);
        await visitor.button('drawing.add', { name: 'Plusminus spot' }).click();
        await hearsUntil(visitor, /^Plusminus spot 1 added$/);
        await planOf(visitor).focus();
        await presses(visitor, 'ArrowRight');
        const moved = await hearsUntil(visitor, /^Plusminus spot 1: [\d.]+\s?m from the start$/);
        expect(moved.every(({ how }) => how === 'polite')).toBe(true);
        await presses(visitor, 'Delete');
        await hearsUntil(visitor, /^Plusminus spot 1 removed$/);
        await presses(visitor, 'Control+z');
        await hearsUntil(visitor, /^Undone$/);
        await presses(visitor, 'Control+z');
        await hearsUntil(visitor, /^Undone$/);
        await presses(visitor, 'Control+Shift+z');
        await hearsUntil(visitor, /^Redone$/);
        // Which corner is taken is heard, and what becomes of it.
        await presses(visitor, 'Escape', 'PageDown');
        await visitor.button('drawing.insertCorner').click();
        await hearsUntil(visitor, /^Belt 1\. Corner 3/);
        await visitor.button('drawing.cornerRemove').click();
        await hearsUntil(visitor, /^Corner 3 removed$/);

        await visitor.goTo('/new-product/crea-configurator/2010');
        await showsList(visitor);
        await adds(visitor, 'Almar 30');
        await announcementsOn(page);
        await presses(visitor, 'Control+z');
        await hearsUntil(visitor, /^Undone$/);
        await presses(visitor, 'Control+Shift+z', 'Control+z');
        await hearsUntil(visitor, /^Undone$/);
      });
      await visitor.leave();
    },
    120_000,
  );
});
