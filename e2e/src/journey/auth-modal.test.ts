import { authViews, type AuthView } from '@lucerna/contract';
import { checkAccessibility } from '@lucerna/testkit/accessibility';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases, itInLong } from '../extent';
import { onOnePort, onOwnOrigin, openHouse, viewsOf } from './auth-house';
import type { Visitor } from './visitor';

/** What a view that is closed did not do. */
const actions: Readonly<Record<AuthView, string>> = {
  login: 'login',
  'new-register': 'signUp',
  'password-reset': 'password',
  'password-change': 'password',
  qualification: 'qualification',
  support: 'support',
};

/** What the store keeps of the modal, read as the tools for React developers do. */
const failureOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    interface Fiber {
      readonly child: Fiber | null;
      readonly memoizedProps?: { readonly store?: { getState(): { authModal: { failure: unknown } } } };
    }
    const root = [...document.querySelectorAll('*')].find((each) =>
      Object.keys(each).some((name) => name.startsWith('__reactContainer')),
    )!;
    const name = Object.keys(root).find((each) => each.startsWith('__reactContainer'))!;
    let fiber = (root as unknown as Record<string, Fiber | null>)[name] ?? null;
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
    return fiber?.memoizedProps?.store?.getState().authModal.failure;
  });

describe.each(cases([onOnePort], [onOwnOrigin]))('the auth modal $name', (way) => {
  const house = openHouse(way);
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await house.site.arrive();
    ({ page } = visitor);
    await visitor.goTo('/');
    await visitor.signInHere('webuser');
    await visitor.turnTo('/my-profile');
  });

  const heading = (view: AuthView) =>
    page.getByRole('dialog').getByRole('heading', { name: visitor.say(`auth.title.${view}`) });
  const field = () => viewsOf(visitor).getByLabel(visitor.say('auth.currentPassword'), { exact: true });
  const isGone = () => page.getByRole('dialog').waitFor({ state: 'detached' });

  async function open(): Promise<void> {
    await visitor.button('profile.changePassword').click();
    await field().waitFor();
  }
  /** Says something to the frame as the page around it. */
  const tell = (message: object) =>
    page.evaluate(
      ([told, origin]) => document.querySelector('iframe')!.contentWindow!.postMessage(told, origin),
      [message, house.auth] as const,
    );
  /** Something said to the page in the name of the frame. */
  const hear = (message: object, origin: string) =>
    page.evaluate(
      ([data, from]) => {
        const source = document.querySelector('iframe')!.contentWindow;
        window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
      },
      [message, origin] as const,
    );

  it('takes the focus into its first field, closes on Escape there, and gives the focus back', () =>
    visitor.telling(async () => {
      await open();
      await expect
        .poll(() => field().evaluate((each) => each === document.activeElement), { timeout: 10_000 })
        .toBe(true);
      await page.keyboard.press('Escape');
      await isGone();
      const opener = visitor.button('profile.changePassword');
      await expect
        .poll(() => opener.evaluate((each) => each === document.activeElement), { timeout: 10_000 })
        .toBe(true);
    }));

  itInLong('bears the title of the view that is shown, and its closing is a failure of that view', () =>
    visitor.telling(async () => {
      for (const view of authViews) {
        await open();
        await tell({ type: 'show', view });
        await heading(view).waitFor();
        expect(await page.locator('iframe').getAttribute('title')).toBe(visitor.say(`auth.title.${view}`));
        await page
          .getByRole('dialog')
          .getByRole('button', { name: visitor.say('kit.close') })
          .click();
        await isGone();
        expect([view, await failureOf(page)]).toEqual([
          view,
          { action: actions[view], code: 'modal closed' },
        ]);
      }
    }),
  );

  it('is closed by a press during which another view comes with another height', () =>
    visitor.telling(async () => {
      await open();
      const close = page.getByRole('dialog').getByRole('button', { name: visitor.say('kit.close') });
      const frame = page.locator('iframe');
      const height = await frame.getAttribute('height');
      await close.hover();
      await page.mouse.down();
      await tell({ type: 'show', view: 'support' });
      await heading('support').waitFor();
      await expect.poll(() => frame.getAttribute('height')).not.toBe(height);
      await page.mouse.up();
      await isGone();
    }));

  it('does nothing that another origin says', () =>
    visitor.telling(async () => {
      await open();
      await hear({ type: 'view', view: 'support' }, 'https://elsewhere.example');
      await hear({ type: 'close' }, 'https://elsewhere.example');
      await page.waitForTimeout(300);
      await heading('password-change').waitFor();
      await hear({ type: 'close' }, house.auth);
      await isGone();
    }));

  it('fills a screen of less than 575 px', () =>
    visitor.telling(async () => {
      await page.setViewportSize({ width: 560, height: 800 });
      await open();
      const { x, y, width, height } = (await page.getByRole('dialog').boundingBox())!;
      // Where bars have a room of their own, as here, the page keeps it.
      const room = await page.evaluate(() => document.body.getBoundingClientRect().width);
      expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: room, height: 800 });
      const scrolls = await viewsOf(visitor)
        .locator('html')
        .evaluate((html) => html.scrollHeight > html.clientHeight || html.scrollWidth > html.clientWidth);
      expect(scrolls).toBe(false);
      await page.keyboard.press('Escape');
      await isGone();
      await page.setViewportSize({ width: 1280, height: 900 });
    }));

  itInLong('keeps WCAG 2.2 AA in every view and both themes', () =>
    visitor.telling(async () => {
      const faults: string[] = [];
      for (const view of authViews) {
        for (const theme of ['light', 'dark']) {
          await page.goto(`${house.auth}/auth/?view=${view}&lang=en&theme=${theme}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.getByRole('button').first().waitFor();
          for (const { rule, places } of await checkAccessibility(page, theme === 'dark')) {
            faults.push(`${view} in ${theme}: ${rule} at ${places.join('\n')}`);
          }
        }
      }
      expect(faults).toEqual([]);
    }),
  );
});
