import type { RoleName } from '@lucerna/contract';
import { checkAccessibility } from '@lucerna/testkit/accessibility';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases, itInLong } from '../extent';
import { openSite } from '../site';
import { administration, furnish, strangers, type Screen } from './screens';
import type { Visitor } from './visitor';

const site = openSite();
let screens: readonly Screen[];

beforeAll(async () => {
  screens = await furnish(site.url);
});

/** Comes with the session of a role, or as a stranger, and loads the app once. */
async function arrives(role: RoleName | null): Promise<Visitor> {
  const visitor = await site.arrive();
  if (role) await visitor.signIn(role);
  await visitor.goTo('/sandbox');
  return visitor;
}

/** Goes to a page, without loading the app again where another page is open, and waits until it stands. */
async function stands(visitor: Visitor, path: string): Promise<void> {
  const { page } = visitor;
  const isOpen = new URL(page.url()).pathname === new URL(path, site.url).pathname;
  if (isOpen) await visitor.goTo(path);
  else await visitor.turnTo(path);
  // A page that is gone to gets its title with its content.
  await page.waitForFunction(() => document.title !== '' && document.querySelector('h1') !== null);
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** Opens each screen in turn and answers with what each breaks: rules, or a page wider than its window. */
async function faultsOf(
  visitor: Visitor,
  list: readonly Screen[],
  themes: readonly string[],
): Promise<string[]> {
  const { page } = visitor;
  const faults: string[] = [];
  for (const { name, path, open } of list) {
    await stands(visitor, path);
    await open?.(page);
    for (const theme of themes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen;
        return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }, theme);
      // What follows the scrolling runs for ever.
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
      );
      for (const { rule, help, places } of await checkAccessibility(page, theme === 'dark')) {
        faults.push(`${name}, ${theme}: ${rule}: ${help}\n  ${places.join('\n  ')}`);
      }
    }
    const spare = await page.evaluate(
      () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
    );
    if (spare < 0) faults.push(`${name}: wider than its window by ${-spare} px`);
  }
  return faults;
}

/** The kit's own stories are looked at in both themes on each push. */
const themes = cases(['light'], ['dark']);

describe('every screen keeps WCAG 2.2 AA', () => {
  it.each(
    cases<{ who: string; role: 'distributor' | 'admin' | null; listed: () => readonly Screen[] }>(
      [
        { who: 'a stranger', role: null, listed: () => strangers },
        { who: 'a distributor', role: 'distributor', listed: () => screens },
      ],
      [{ who: 'an administrator', role: 'admin', listed: () => administration }],
    ),
  )('for $who', { timeout: 240_000 }, async ({ role, listed }) => {
    const visitor = await arrives(role);
    expect(await faultsOf(visitor, listed(), themes)).toEqual([]);
    await visitor.leave();
  });

  itInLong('on a phone', { timeout: 240_000 }, async () => {
    const visitor = await arrives('distributor');
    await visitor.page.setViewportSize({ width: 390, height: 844 });
    const often = ['project', 'configurator', 'new budget', 'new order', 'order'];
    const list = cases(
      screens.filter(({ name }) => often.includes(name)),
      screens.filter(({ name }) => !often.includes(name)),
    );
    expect(await faultsOf(visitor, list, themes)).toEqual([]);
    await visitor.leave();
  });
});
