import type { RoleName } from '@lucerna/contract';
import { checkAccessibility } from '@lucerna/testkit/accessibility';
import { launchBrowser } from '@lucerna/testkit/browser';
import { signedIn } from '@lucerna/testkit/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInstallation } from '../installation';
import type { Installation } from '../installation';
import { text, textPattern } from './texts';
import { Visitor } from './visitor';

const password = 'lucerna for tests';
const say = (key: string) => text('en', key);
const almar = '/add-product/201/1/2010';
const configurator = `${almar}/attributes-configurator`;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** What is opened before the look. */
  readonly open?: (page: Page) => Promise<unknown>;
}

/** What a stranger may see. */
const strangers: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'sign in', path: '/sign-in' },
  { name: 'sign up', path: '/sign-up' },
];

/** What an administrator has beside. */
const administration: readonly Screen[] = [
  { name: 'profile with keys', path: '/my-profile' },
  { name: 'new key', path: '/my-profile', open: (page) => opens(page, 'profile.newKey') },
  { name: 'users', path: '/users-management' },
  { name: 'rights of a user', path: '/users-management', open: openRights },
  {
    name: 'invitations',
    path: '/users-management?tab=invitations',
    open: (page) => opens(page, 'users.invite'),
  },
  { name: 'roles', path: '/users-management?tab=roles' },
  { name: 'audit log', path: '/users-management?tab=audit' },
];

const lines = [
  { model: '2010', choices: { color: '30', temperature: '2', control: 'B' }, quantity: 3 },
  // A custom colour is ordered from ten pieces on, so this line has a problem to show.
  { model: '2010', choices: { color: '99' }, quantity: 3 },
  { model: '2015', quantity: 2 },
];

interface Made {
  readonly id: string;
  readonly products: { readonly orderedIds: readonly string[] };
}

let product: Installation;
let browser: Browser;
let screens: readonly Screen[];

/** Makes an open, an empty and an ordered project with a budget, and lists every page of an account. */
async function furnish(url: string): Promise<readonly Screen[]> {
  const user = await signedIn(url, 'distributor');
  const create = async (name: string, products: readonly object[]) =>
    (await user.post<Made>('/api/v1/projects', { name, products })).body;
  const empty = await create('Empty house', []);
  const open = await create('Hotel Miramar', lines);
  const sold = await create('Casa Norte', [lines[0]!, lines[2]!]);
  const { body: budget } = await user.post<{ id: string }>('/api/v2/budget', {
    projectId: open.id,
    clientName: 'Casa Clara',
    products: open.products.orderedIds.map((_id) => ({ _id, discount: 0 })),
  });
  const { body: ordered } = await user.post<{ order: { orderId: string } }>('/api/v1/orders/process', {
    projectId: sold.id,
    products: sold.products.orderedIds.map((_id) => ({ _id, quantity: 2 })),
  });
  return [
    { name: 'home', path: '/' },
    { name: 'projects', path: '/projects' },
    { name: 'empty project', path: `/project/${empty.id}` },
    { name: 'project', path: `/project/${open.id}` },
    { name: 'ordered project', path: `/project/${sold.id}` },
    { name: 'collections', path: '/create-project/select-collection' },
    { name: 'models of a collection', path: '/create-project/select-collection/201' },
    { name: 'model', path: almar },
    { name: 'configurator', path: configurator },
    { name: 'configurator with a blocked value', path: configurator, open: touchBlocked },
    { name: 'configurator with the price explained', path: configurator, open: explainPrice },
    { name: 'new budget', path: `/project/${open.id}/generate-budget` },
    { name: 'budget', path: `/project/${open.id}/budget/${budget.id}` },
    { name: 'new order', path: `/project/${open.id}/new-order` },
    { name: 'order', path: `/order/${ordered.order.orderId}` },
    { name: 'orders', path: '/orders' },
    { name: 'profile', path: '/my-profile' },
    { name: 'no access', path: '/error-403' },
    { name: 'not found', path: '/nowhere/at/all' },
  ];
}

/** Without a driver the basic canopy is blocked; a touch tells why. */
async function touchBlocked(page: Page): Promise<void> {
  const value = (name: string) =>
    page.getByRole('radio', { name: new RegExp(`^${name}`) }).locator('xpath=ancestor::label[1]');
  await value('No driver').click();
  await value('Surface Basic').click();
  await page.getByText(textPattern('en', 'configurator.blockedBy')).first().waitFor();
}

async function explainPrice(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('configurator.why'), exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

/** Presses a button and waits for the dialog that it opens. */
async function opens(page: Page, key: string): Promise<void> {
  await page.getByRole('button', { name: say(key), exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function openRights(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: textPattern('en', 'users.rightsOf') })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** A browser with the session of a role, or a stranger's. */
async function arrives(role: RoleName | null): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  if (role) {
    const user = await signedIn(product.url, role);
    await context.addCookies([...user.cookies].map(([name, value]) => ({ name, value, url: product.url })));
  }
  return context;
}

/** Opens each screen in turn and answers with what each breaks: rules, or a page wider than its window. */
async function faultsOf(page: Page, list: readonly Screen[], themes: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, path: address, open } of list) {
    await page.goto(product.url + address);
    await page.locator('h1').first().waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await open?.(page);
    for (const theme of themes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen;
        return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }, theme);
      await page.waitForFunction(() =>
        document.getAnimations().every((each) => each.playState !== 'running'),
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

beforeAll(async () => {
  [product, browser] = await Promise.all([startInstallation(), launchBrowser()]);
  screens = await furnish(product.url);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe('every screen keeps WCAG 2.2 AA', () => {
  it.each([
    { who: 'a stranger', role: null, listed: () => strangers },
    { who: 'a distributor', role: 'distributor' as const, listed: () => screens },
    { who: 'an administrator', role: 'admin' as const, listed: () => administration },
  ])('for $who in both themes', { timeout: 240_000 }, async ({ role, listed }) => {
    const context = await arrives(role);
    const list = listed();
    expect(await faultsOf(await context.newPage(), list, ['light', 'dark'])).toEqual([]);
    await context.close();
  });

  it('on a phone', async () => {
    const context = await arrives('distributor');
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    const often = ['project', 'configurator', 'new budget', 'new order', 'order'];
    const list = screens.filter(({ name }) => often.includes(name));
    expect(await faultsOf(page, list, ['light'])).toEqual([]);
    await context.close();
  });
});

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
    const visitor = await Visitor.arrive(browser, { url: product.url, language: 'en', password });
    const { page } = visitor;
    await visitor.telling(async () => {
      await visitor.goTo('/sign-in');
      const views = page.frameLocator('iframe');
      await views.getByLabel(say('session.email')).waitFor();
      await goesTo(page, views.getByLabel(say('session.email')));
      await page.keyboard.type('sales@lucerna.test');
      await goesTo(page, views.getByLabel(say('session.password'), { exact: true }));
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== '/sign-in', { waitUntil: 'commit' });

      await visitor.goTo(almar);
      await visitor.link('model.configure').waitFor();
      await goesTo(page, visitor.link('model.configure'));
      await page.keyboard.press('Enter');
      await page.waitForURL(/attributes-configurator/);
      await page.getByRole('radiogroup').first().waitFor();
      const before = await visitor.reference();
      await goesTo(page, visitor.choice('color', 'White'));
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => visitor.reference()).not.toBe(before);
      expect(await visitor.choice('color', 'Black').isChecked()).toBe(true);
      await goesTo(page, visitor.choice('temperature', '2700'));
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => visitor.choice('temperature', '3000').isChecked()).toBe(true);
      const chosen = await visitor.reference();

      await goesTo(page, visitor.button('configurator.addToProject'));
      await page.keyboard.press('Enter');
      const name = page.getByLabel(say('configurator.projectName'));
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
