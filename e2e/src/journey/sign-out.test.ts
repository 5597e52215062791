import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { addsToNewProject } from './added';
import { keptRows } from './kept-rows';
import { attributes } from './reload';
import type { Visitor } from './visitor';

const site = openSite();

/** The names of what the browser keeps outside the drafts. */
const namesIn = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).sort());

async function signsOut(visitor: Visitor): Promise<void> {
  await visitor.page
    .getByRole('button', { name: new RegExp(`^${visitor.say('navigation.account')}`) })
    .first()
    .click();
  await visitor.page.getByRole('menuitem', { name: visitor.say('session.signOut') }).click();
}

const isStranger = (visitor: Visitor) => visitor.link('session.signIn').first().waitFor();

const left = [
  'lucerna.hasBeenActive',
  'lucerna.language',
  'lucerna.messages',
  'lucerna.preferredByUser',
  'lucerna.theme',
];

describe('a sign-out', () => {
  it('leaves nothing of clients, projects and drafts in the browser, and the account finds all again', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('distributor');
      await visitor.goTo(attributes.path);
      await attributes.isOpen(visitor);
      const { project } = await addsToNewProject(visitor, 'Casa Clara');
      await visitor.goTo(`${project}/generate-budget`);
      await page.getByLabel(visitor.say('budgets.client')).first().fill('Clara of the lake');
      await visitor.goTo(attributes.path);
      await attributes.isOpen(visitor);
      await visitor.choose('control', 'DALI-2');
      const reference = await visitor.reference();
      expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).toContain('Clara of the lake');

      // At once: the server has nothing of the last step yet.
      await signsOut(visitor);
      await isStranger(visitor);
      await expect.poll(() => keptRows(page)).toEqual([]);
      expect(left).toEqual(expect.arrayContaining(await namesIn(page)));

      await visitor.signIn('distributor');
      await page.reload();
      await attributes.isOpen(visitor);
      expect(await visitor.reference()).toBe(reference);
    });
    await visitor.leave();
  });

  itInLong('asks before it removes what could not be sent', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('sales');
      await visitor.goTo(attributes.path);
      await attributes.isOpen(visitor);
      await page.route(/\/api\/v1\/drafts\//, (route) => route.abort());
      await visitor.choose('control', 'DALI-2');
      const reference = await visitor.reference();
      await signsOut(visitor);
      const asked = page.getByRole('alertdialog');
      await asked.getByText(visitor.say('session.unsentTitle')).waitFor();
      await visitor.button('session.stay').click();
      await asked.waitFor({ state: 'detached' });
      await page.reload();
      await attributes.isOpen(visitor);
      expect(await visitor.reference()).toBe(reference);

      await signsOut(visitor);
      await visitor.button('session.signOutAnyway').click();
      await isStranger(visitor);
      await expect.poll(() => keptRows(page)).toEqual([]);
      expect(left).toEqual(expect.arrayContaining(await namesIn(page)));
    });
    await visitor.leave();
  });
});
