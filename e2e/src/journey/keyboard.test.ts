import { demoPassword } from '@lucerna/testkit/database';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../site';

const site = openSite();

describe('without a mouse', () => {
  /** Presses Tab until a part has the focus, as somebody does who sees where it stands. */
  async function goesTo(page: Page, part: ReturnType<Page['getByRole']>): Promise<void> {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await part.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not come to ${String(part)}.`);
  }

  it('a luminaire is configured and added to a project', async () => {
    const visitor = await site.arrive();
    const { page } = visitor;
    await visitor.telling(async () => {
      await visitor.goTo('/sign-in');
      const views = page.frameLocator('iframe');
      await views.getByLabel(visitor.say('session.email')).waitFor();
      await goesTo(page, views.getByLabel(visitor.say('session.email')));
      await page.keyboard.type('sales@lucerna.test');
      await goesTo(page, views.getByLabel(visitor.say('session.password'), { exact: true }));
      await page.keyboard.type(demoPassword);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== '/sign-in', { waitUntil: 'commit' });

      await visitor.turnTo('/add-product/201/1/2010');
      await visitor.link('model.configure').waitFor();
      await goesTo(page, visitor.link('model.configure'));
      await page.keyboard.press('Enter');
      await page.waitForURL(/attributes-configurator/);
      await page.getByRole('radiogroup').first().waitFor();
      const before = await visitor.reference();
      await goesTo(page, visitor.choice('color', 'White'));
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => visitor.reference()).not.toBe(before);
      await expect.poll(() => visitor.choice('color', 'Black').isChecked()).toBe(true);
      await goesTo(page, visitor.choice('temperature', '2700'));
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => visitor.choice('temperature', '3000').isChecked()).toBe(true);
      const chosen = await visitor.reference();

      await goesTo(page, visitor.button('configurator.addToProject'));
      await page.keyboard.press('Enter');
      const name = page.getByLabel(visitor.say('configurator.projectName'));
      await name.waitFor();
      await goesTo(page, name);
      await page.keyboard.type('By keyboard');
      await goesTo(page, visitor.button('configurator.add'));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
      await page.getByText(chosen).first().waitFor();
    });
    await visitor.leave();
  });
});
