import { registerTypes, type Account, type RoleName, type SiteConfig } from '@lucerna/contract';
import { freePort } from '@lucerna/testkit/free-port';
import { signedIn } from '@lucerna/testkit/user';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cases, itInLong } from '../extent';
import { goInside } from '../go-inside';
import { text } from '../journey/texts';
import type { Visitor } from '../journey/visitor';
import { openSite } from '../site';
import { everyPage, type Visited } from './expected';
import { foreignSite } from './foreign-site';
import { visit } from './tour';

const say = (key: string) => text('en', key);
const someId = '0b7c1f5e-7c55-4b86-9d8b-0f4a0c6f8a11';
const values = {
  projectId: someId,
  productId: someId,
  orderId: someId,
  budgetId: someId,
  requestId: someId,
  subFamilyId: '201',
  applicationLocationId: '1',
  legalPage: 'privacy',
  model: '2010',
  preconfigId: '999999',
  hash: 'aF3_-9',
  language: 'en',
  mode: 'edit',
};

/** Pictures, which are refused here, and what is not there since the address is made up: ids, a hash. */
const madeUp = new RegExp(
  `\\.svg|\\.woff2|/pictures/|${someId}|/creation/${values.preconfigId}|${values.hash}`,
);

let foreignPort: number;
const site = openSite({
  env: async () => {
    foreignPort = await freePort();
    return { FRAME_ORIGINS: `http://localhost:${foreignPort}` };
  },
});

interface Arrived extends Visited {
  readonly visitor: Visitor;
}

/** A browser of nobody, or of an account of the demo with a project of its own. */
async function arrive(role: RoleName | null): Promise<Arrived> {
  const visitor = await site.arrive();
  if (role === null) {
    return {
      name: 'nobody',
      isSignedIn: false,
      privileges: [],
      isInternal: false,
      isQualified: false,
      values,
      visitor,
    };
  }
  const user = await signedIn(site.url, role);
  const { privileges, registerType } = (await user.get<Account>('/users/v1/account')).body;
  const { flags } = (await user.get<SiteConfig>('/config.json')).body;
  const project = await user.post<{ id: string; products: { orderedIds: string[] } }>('/api/v1/projects', {
    name: `Project of ${role}`,
    products: [{ model: '2010', quantity: 1 }],
  });
  const own = { projectId: project.body.id, productId: project.body.products.orderedIds[0] ?? someId };
  await visitor.signIn(role);
  return {
    name: role,
    isSignedIn: true,
    privileges,
    isInternal: flags.internalPages,
    isQualified: registerType === registerTypes.qualified,
    values: { ...values, ...own },
    visitor,
  };
}

async function open(visitor: Visitor, at: string): Promise<Page> {
  await visitor.goTo(at);
  await visitor.page.locator('main h1').first().waitFor();
  return visitor.page;
}

/** Loads no pictures and letters. The browser itself refuses them, and keeps the files that it has loaded. */
async function withoutPictures(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*.svg*', '*.woff2*', '*/pictures/*'] });
}

describe('every page of the table', () => {
  it.each(
    cases<{ role: RoleName | null; name: string }>(
      [{ role: null, name: 'nobody' }],
      [
        { role: 'webUser', name: 'a web user' },
        { role: 'admin', name: 'an administrator' },
      ],
    ),
  )('is open, asks or leads away as it says, for $name', async ({ role }) => {
    const who = await arrive(role);
    // Drawing the pictures of two hundred pages takes longer than everything else.
    await withoutPictures(who.visitor.page);
    const page = await open(who.visitor, '/nowhere');
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    page.on('console', (message) => {
      const { url } = message.location();
      const isMeant = madeUp.test(url);
      if (message.type() === 'error' && !isMeant)
        broken.push(`${new URL(page.url()).pathname}: ${message.text()} ${url}`);
    });
    const wrong: string[] = [];
    for (const expected of everyPage(who)) {
      const fault = await visit(page, expected);
      if (fault) wrong.push(fault);
    }
    expect(wrong).toEqual([]);
    expect(broken).toEqual([]);
    await who.visitor.leave();
  });
});

describe('a path', () => {
  it('of old leads to the new one with its query, and tells the page about current projects', async () => {
    const { visitor } = await arrive(null);
    const page = await open(visitor, '/sticks-drawing-configurator?preconfigId=7');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/new-product/sticks-drawing-configurator?preconfigId=7',
    );
    const state = await page.evaluate(() => (history.state as { usr: unknown }).usr);
    expect(state).toEqual({ allowCurrentProjects: true });
    await visitor.leave();
  });

  it('that no page has says so, also under /iframe, and leads back', async () => {
    const { visitor } = await arrive(null);
    const page = await open(visitor, '/sandbox');
    for (const at of ['/nowhere/at/all', '/project/1', '/iframe/projects']) {
      await goInside(page, at);
      await page.getByRole('heading', { name: say('navigation.notFound') }).waitFor();
      expect(new URL(page.url()).pathname).toBe(at);
      await goInside(page, '/sandbox');
      await page.getByRole('heading', { name: say('routes.sandbox') }).waitFor();
    }
    await goInside(page, '/nowhere');
    await page.getByRole('button', { name: say('routes.back') }).click();
    await page.getByRole('heading', { name: say('routes.sandbox') }).waitFor();
    const fresh = await page.context().newPage();
    await fresh.goto(`${site.url}/nowhere`);
    await fresh.getByRole('button', { name: say('routes.back') }).click();
    await fresh.getByRole('heading', { name: say('home.title') }).waitFor();
    await visitor.leave();
  });
});

describe('a guarded page', () => {
  it('shows nothing while it is not known who is there, and never another page on a reload', async () => {
    const { visitor } = await arrive('webUser');
    const page = await open(visitor, '/my-profile');
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const note = () => {
        const heading = document.querySelector('main h1');
        seen.push(`${location.pathname} ${heading?.textContent ?? ''}`);
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/users/v1/account', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.locator('header').first().waitFor();
    expect((await page.locator('main').innerText()).trim()).toBe('');
    release();
    await page.locator('main h1').waitFor();
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    expect([...new Set(seen)].filter((each) => !each.startsWith('/my-profile'))).toEqual([]);
    expect(new Set(seen.filter((each) => each !== '/my-profile ')).size).toBe(1);
    await visitor.leave();
  });

  itInLong('says NO CONFIG AVAILABLE where the settings cannot be read', async () => {
    const { visitor } = await arrive('webUser');
    await visitor.page.route('**/config.json', (route) => route.abort());
    const page = await open(visitor, '/my-profile');
    await page.getByRole('heading', { name: visitor.say('routes.noConfiguration'), exact: true }).waitFor();
    await page.getByText('NO CONFIG AVAILABLE', { exact: true }).waitFor();
    await visitor.leave();
  });
});

describe('another site', () => {
  it('may show the two framed pages, without bar and foot, and no other', async () => {
    const other = await foreignSite(foreignPort);
    const { visitor } = await arrive(null);
    const { page } = visitor;
    const framed = async (at: string) => {
      await page.goto(`http://localhost:${foreignPort}/?show=${encodeURIComponent(site.url + at)}`);
      return page.frameLocator('iframe');
    };
    for (const at of ['/iframe/plusminus-drawing-configurator', '/iframe/plusminus-export3d']) {
      const frame = await framed(at);
      await frame.locator('main h1').first().waitFor();
      expect(await frame.getByRole('banner').count()).toBe(0);
    }
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    for (const at of ['/', '/iframe/projects', '/orders']) {
      complaints.length = 0;
      await framed(at);
      await expect.poll(() => complaints.join('\n')).toMatch(/frame-ancestors|X-Frame-Options/i);
    }
    await visitor.leave();
    await other.close();
  });
});
