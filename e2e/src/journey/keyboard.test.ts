import { demoPassword } from '@lucerna/testkit/database';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { listOf } from './crea';

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

  /** Goes to a part and presses it. */
  async function presses(page: Page, part: ReturnType<Page['getByRole']>): Promise<void> {
    await part.waitFor();
    await goesTo(page, part);
    await page.keyboard.press('Enter');
  }

  it('the main job is done: sign in, choose, configure, repair, add, quote, order', async () => {
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

      await presses(page, visitor.link('navigation.collections').first());
      await presses(page, page.getByRole('link', { name: /Almar/ }).first());
      await presses(page, page.getByRole('link', { name: /Almar 20/ }).first());
      await presses(page, visitor.link('model.configure'));
      await page.waitForURL(/attributes-configurator/);
      await page.getByRole('radiogroup').first().waitFor();
      const before = await visitor.reference();
      await goesTo(page, visitor.choice('color', 'White'));
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => visitor.reference()).not.toBe(before);
      await expect.poll(() => visitor.choice('color', 'Black').isChecked()).toBe(true);

      await goesTo(page, visitor.choice('control', 'On/Off'));
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => visitor.choice('control', 'No driver').isChecked()).toBe(true);
      await goesTo(page, visitor.choice('installation', 'Free-wire'));
      await page.keyboard.press('ArrowLeft');
      await page.getByText(visitor.pattern('configurator.blockedBy')).waitFor();
      await presses(page, page.getByRole('button', { name: visitor.pattern('configurator.takeWith') }));
      await expect.poll(() => visitor.reference()).toContain('_10_');
      const chosen = await visitor.reference();

      await presses(page, visitor.button('configurator.addToProject'));
      const name = page.getByLabel(visitor.say('configurator.projectName'));
      await name.waitFor();
      await goesTo(page, name);
      await page.keyboard.type('By keyboard');
      await presses(page, visitor.button('configurator.add'));
      await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
      await page.getByText(chosen).first().waitFor();
      const project = new URL(page.url()).pathname;

      await presses(page, visitor.link('projects.generateBudget').first());
      const client = page.getByLabel(visitor.say('budgets.client')).first();
      await client.waitFor();
      await goesTo(page, client);
      await page.keyboard.type('Casa Clara');
      await presses(page, visitor.button('budgets.generate'));
      await page.waitForURL(/\/budget\/[0-9a-f-]{36}$/);
      await page.getByRole('heading', { name: /\d{4}-\d{6}/ }).waitFor();

      await presses(page, page.locator(`main a[href="${project}"]`).first());
      await page.waitForURL((url) => url.pathname === project);
      await presses(page, visitor.link('projects.order').first());
      await presses(page, visitor.button('orders.place'));
      await page.waitForURL(/\/order\/[0-9a-f-]{36}$/);
      await page.getByText(visitor.say('orders.placed')).first().waitFor();
    });
    await visitor.leave();
  });

  itInLong('a luminaire is added to a room, moved by the arrows and taken away again', async () => {
    const visitor = await site.arrive();
    const { page } = visitor;
    await visitor.telling(async () => {
      await visitor.goTo('/new-product/crea-configurator/2010');
      await presses(page, visitor.button('editor.showList').last());
      await presses(page, visitor.button('crea.addModel', { name: 'Almar 20' }));
      await expect.poll(() => listOf(page).count()).toBe(2);
      const second = listOf(page).last();
      const before = await second.innerText();
      await goesTo(page, page.getByRole('listbox').locator('[role=option][tabindex="0"]').first());
      await page.keyboard.press('End');
      await page.keyboard.press('Alt+ArrowRight');
      await expect.poll(() => second.innerText()).not.toBe(before);
      await page.keyboard.press('Delete');
      await expect.poll(() => listOf(page).count()).toBe(1);
    });
    await visitor.leave();
  });
});
