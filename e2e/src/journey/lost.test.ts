import { launchBrowser } from '@lucerna/testkit/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInstallation } from '../installation';
import type { Installation } from '../installation';
import { isOnServer, opensWork, place, quantityOf, sees, undoes, wants } from './lost';
import { Visitor } from './visitor';

const password = 'lucerna for tests';
let product: Installation;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startInstallation(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const arrives = () => Visitor.arrive(browser, { url: product.url, language: 'en', password });

describe('work is not lost', () => {
  it('when two devices go on with it: each is asked, and undo brings the other one back', async () => {
    const [desk, phone] = [await arrives(), await arrives()];
    await phone.telling(async () => {
      for (const device of [desk, phone]) await device.signIn('distributor');
      await opensWork(desk);
      await wants(desk, 2);
      await isOnServer(desk, 2);
      await opensWork(phone);
      await sees(phone, 2);
      await wants(phone, 3);
      await isOnServer(phone, 3);

      await wants(desk, 4);
      await desk.page.getByText(desk.say('editor.otherWork')).waitFor();
      await sees(desk, 4);
      await isOnServer(desk, 3);
      await desk.button('editor.takeWork').click();
      await sees(desk, 3);
      await undoes(desk);
      await sees(desk, 4);
      await isOnServer(desk, 4);

      await wants(phone, 5);
      await phone.button('editor.keepMine').click();
      await sees(phone, 5);
      await isOnServer(phone, 5);
      await undoes(phone);
      await sees(phone, 4);
    });
    await desk.leave();
    await phone.leave();
  });

  it('when the network is away, and is sent when it is back', async () => {
    const visitor = await arrives();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('sales');
      await opensWork(visitor);
      await page.context().setOffline(true);
      await wants(visitor, 7);
      await page.getByText(visitor.say('editor.kept.here')).waitFor();
      await wants(visitor, 8);
      await page.context().setOffline(false);
      await isOnServer(visitor, 8);
      await page.getByText(visitor.say('editor.kept.saved')).waitFor();
      await page.reload();
      await page.getByText(visitor.say('editor.restored')).waitFor();
      await sees(visitor, 8);
    });
    await visitor.leave();
  });

  it('when the session ends, and is nobody else’s after signing out', async () => {
    const visitor = await arrives();
    await visitor.telling(async () => {
      const { page } = visitor;
      await opensWork(visitor);
      await wants(visitor, 2);
      await visitor.signInHere('webuser');
      await isOnServer(visitor, 2);
      await sees(visitor, 2);

      await page.context().clearCookies();
      await wants(visitor, 3);
      await page.getByText(visitor.say('editor.sessionEnded')).waitFor();
      expect(new URL(page.url()).pathname).toBe(place);
      await wants(visitor, 4);
      // What is older than a second is kept.
      await page.waitForTimeout(1000);
      await page.reload();
      await page.getByText(visitor.say('editor.restored')).waitFor();
      await sees(visitor, 4);
      await wants(visitor, 5);
      await visitor.signInHere('webuser');
      await isOnServer(visitor, 5);
      await undoes(visitor);
      await sees(visitor, 4);
      await isOnServer(visitor, 4);

      await page
        .getByRole('button', { name: new RegExp(`^${visitor.say('navigation.account')}`) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: visitor.say('session.signOut') }).click();
      await sees(visitor, 1);
      await visitor.signInHere('admin');
      await page.reload();
      await quantityOf(visitor).waitFor();
      await sees(visitor, 1);
      await isOnServer(visitor, null);
    });
    await visitor.leave();
  });

  it('when the graphics card is lost in the middle: the list is offered, and the picture comes back', async () => {
    const visitor = await arrives();
    await visitor.telling(async () => {
      const { page } = visitor;
      await page.setViewportSize({ width: 900, height: 500 });
      await visitor.goTo(place);
      await page.locator('[aria-busy=false] canvas').waitFor({ timeout: 90_000 });
      await wants(visitor, 2);
      const lose = await page.locator('canvas').evaluateHandle((canvas: HTMLCanvasElement) => {
        const context = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
        context.loseContext();
        return context;
      });
      await page.getByText(visitor.say('editor.picture.lost')).waitFor();
      await visitor.button('editor.showList').last().waitFor();
      await wants(visitor, 3);
      await lose.evaluate((context) => context.restoreContext());
      await page
        .getByText(visitor.say('editor.picture.lost'))
        .waitFor({ state: 'detached', timeout: 90_000 });
      await sees(visitor, 3);
      await undoes(visitor);
      await sees(visitor, 1);
    });
    await visitor.leave();
  }, 180_000);
});
