import { expect, it } from 'vitest';
import { cases, itInLong } from '../extent';
import { openSite } from '../site';
import { holdCode } from './sale';
import { administration, furnish, strangers } from './screens';
import type { Screen } from './screens';
import { text } from './texts';
import { delayCalls, watchShifts } from './steady';

const site = openSite();
const configurator = '/add-product/201/1/2010/attributes-configurator';

const looked = cases(
  ['project', 'configurator'],
  [
    'budget',
    'order',
    'home',
    'projects',
    'collections',
    'models of a collection',
    'model',
    'new budget',
    'new order',
    'orders',
    'downloads of a project',
  ],
);

/** Pages of the administration that are looked at, too. */
const administered = cases<string>([], ['users', 'log of changes', 'imports of the catalogue']);

/** What a page may move while its answers come in, as browsers measure it. */
const most = 0.02;

const windows = cases(
  [{ width: 320, height: 700 }],
  [
    { width: 390, height: 844 },
    { width: 900, height: 900 },
    { width: 1440, height: 900 },
  ],
);

it.each(windows)(
  'no page moves while its answers come in, $width px wide',
  { timeout: 240_000 },
  async (size) => {
    const all = await furnish(site.url);
    const screens = all.filter(({ name }) => looked.includes(name));
    expect(screens).toHaveLength(looked.length);
    const visitor = await site.arrive();
    const { page } = visitor;
    await page.setViewportSize(size);
    await watchShifts(page);
    await delayCalls(page, 120);
    const moved: string[] = [];
    const look = async ({ name, path }: Screen, who: string) => {
      await visitor.goTo(path);
      await page.waitForFunction(() => document.title !== '' && document.querySelector('h1') !== null);
      await page.waitForLoadState('networkidle');
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      const { sum, parts } = await page.evaluate(() => window.shifts);
      if (sum > most) moved.push(`${name}, ${who}: ${sum.toFixed(3)}: ${parts.join('; ')}`);
    };
    for (const screen of strangers) await look(screen, 'a stranger');
    await look({ name: 'collections', path: '/create-project/select-collection' }, 'a stranger');
    await visitor.signIn('distributor');
    const budget = all.find(({ name }) => name === 'budget')!;
    const revision = { name: 'next revision of a budget', path: `${budget.path}/revise` };
    for (const screen of [...screens, revision]) await look(screen, 'a distributor');
    const managed = administration.filter(({ name }) => administered.includes(name));
    expect(managed).toHaveLength(administered.length);
    if (managed.length > 0) await visitor.signIn('admin');
    for (const screen of managed) await look(screen, 'an administrator');
    expect(moved).toEqual([]);
    await visitor.leave();
  },
);

itInLong('the home page of an account reads no code of the editors', async () => {
  const visitor = await site.arrive();
  const { page } = visitor;
  await visitor.signIn('distributor');
  const isOfEditors = (name: string) => ['editor', 'rules', 'shapes'].includes(name);
  /** The names of the files of code that a page reads, with what it reads when it has nothing better to do. */
  async function codeOf(path: string): Promise<readonly string[]> {
    const isLast = page.waitForResponse(/\/assets\/OfflineAlert/);
    await visitor.goTo(path);
    await isLast;
    await page.waitForLoadState('networkidle');
    // What is only fetched is kept for a dialog that may be opened without a connection.
    const addresses = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((entry) => {
        const { initiatorType } = entry as PerformanceResourceTiming;
        return initiatorType === 'fetch' ? [] : [entry.name];
      }),
    );
    return addresses.flatMap((address) => /\/assets\/([\w-]+)-[\w-]{7}\.js$/.exec(address)?.[1] ?? []);
  }
  const home = await codeOf('/');
  expect(home).toContain('home');
  expect(home.filter(isOfEditors)).toEqual([]);
  const configurator = await codeOf('/add-product/201/1/2010/attributes-configurator');
  expect(configurator.filter(isOfEditors).sort()).toEqual(['editor', 'rules']);
  await visitor.leave();
});

it.each(cases([390], [900, 1440]))(
  'the picture that comes with the page of a model, or its configurator, stands where its own is shown, %i px wide',
  async (width) => {
    const visitor = await site.arrive();
    const { page } = visitor;
    await page.setViewportSize({ width, height: 900 });
    const model = '/add-product/201/1/2010';
    for (const [path, own] of [
      [model, page.locator('main img')],
      [`${model}/attributes-configurator`, page.getByRole('img', { name: 'Almar 20' })],
    ] as const) {
      const goOn = await holdCode(page);
      await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
      const first = page.locator('#first-picture img').filter({ visible: true });
      await first.waitFor();
      const came = await first.boundingBox();
      goOn();
      await page.locator('#first-picture').waitFor({ state: 'detached' });
      await page.waitForLoadState('networkidle');
      const shown = await own.first().boundingBox();
      const rounded = (box: typeof came) =>
        Object.entries(box ?? {}).map(([side, at]) => [side, Math.round(at)]);
      expect(rounded(came)).toHaveLength(4);
      expect(rounded(came)).toEqual(rounded(shown));
    }
    await visitor.leave();
  },
);

it.each(cases(['crea'], ['plusminus-drawing', 'sticks-drawing', 'sticks-nodrawing', 'plusminus-nodrawing']))(
  'the room of %s and its name stand before the app is read, where the app shows them',
  async (kind) => {
    const visitor = await site.arrive();
    const { page } = visitor;
    /** Where the room and its name are, from the left, from the top, and how wide. */
    const places = (room: string, title: string) =>
      page.evaluate(
        (parts) =>
          parts.map((part) => {
            const seen = [...document.querySelectorAll(part)].find(
              (each) => each.getClientRects().length > 0,
            );
            const { x, y, width } = seen!.getBoundingClientRect();
            return [seen!.textContent, x, y, width].slice(parts.indexOf(part) === 0 ? 1 : 0);
          }),
        [room, title],
      );
    for (const width of [390, 900, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const goOn = await holdCode(page);
      await page.goto(`${site.url}/new-product/${kind}-configurator`, { waitUntil: 'commit' });
      await page.locator('#first-room p:visible').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const first = await places('#first-room', '#first-room p');
      goOn();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('#first-room').waitFor({ state: 'detached' });
      expect(await places('main section', 'main h1')).toEqual(first);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await visitor.leave();
  },
);

it('a press shows at once that its page is coming', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.goTo('/');
    await visitor.link('navigation.collections').first().waitFor();
    await page.waitForLoadState('networkidle');
    const goOn = await holdCode(page);
    const line = page.getByRole('progressbar', { name: visitor.say('kit.loading') });
    expect(await line.count()).toBe(0);
    const shownAfter = await page.evaluate((label) => {
      const link = [...document.querySelectorAll<HTMLElement>('a')].find(
        (each) => each.textContent.trim() === label,
      );
      const began = performance.now();
      link!.click();
      return new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('[role=progressbar]')) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        look();
      });
    }, visitor.say('navigation.collections'));
    // The page that was open stays, and nothing waits for the network before the sign.
    expect(shownAfter).toBeLessThan(1000);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(visitor.say('home.title'));
    goOn();
    await page.getByRole('heading', { level: 1, name: visitor.say('collections.title') }).waitFor();
    await line.waitFor({ state: 'detached' });
  });
  await visitor.leave();
});

it('a page that cannot be asked for says that there is no connection, and comes when there is one', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    const isReady = page.waitForResponse(/\/assets\/OfflineAlert/);
    await visitor.goTo('/');
    await isReady;
    await page.waitForLoadState('networkidle');
    // What an earlier visit loaded would come from the browser's cache.
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort('internetdisconnected'));
    await page.context().setOffline(true);
    await visitor.link('navigation.collections').first().click();
    const heading = (key: string) => page.getByRole('heading', { level: 1, name: visitor.say(key) });
    await heading('errors-dialog.offline.title').waitFor();
    await page.locator('main').getByText(visitor.say('errors-dialog.comesBack')).waitFor();
    await page.unroute(/\/assets\/[^/]+\.js$/);
    await page.context().setOffline(false);
    await heading('collections.title').waitFor();
  });
  await visitor.leave();
});

it.each(cases(['de'], ['fr', 'us']))(
  'an account that was signed in elsewhere has its first page in its language, not in the browser’s: %s',
  async (language) => {
    const visitor = await site.arrive(language);
    const { page } = visitor;
    await visitor.signIn('distributor');
    await watchShifts(page);
    await delayCalls(page, 120);
    const asked: string[] = [];
    page.on('request', (request) => {
      const at = new URL(request.url());
      if (at.pathname.startsWith('/api/v1/keys/domains/')) asked.push(at.searchParams.get('lang') ?? '');
    });
    await visitor.goTo('/create-project/select-collection');
    await page.getByRole('heading', { level: 1, name: text('en', 'collections.title') }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([...new Set(asked)]).toEqual(['en']);
    const { sum, parts } = await page.evaluate(() => window.shifts);
    expect(sum, parts.join('; ')).toBeLessThan(most);
    await visitor.leave();
  },
);

itInLong(
  'a page whose code a new version took away comes by itself, and what else is missing says so',
  async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('distributor');
      const isReady = Promise.all(
        [/\/assets\/OfflineAlert/, /\/assets\/NewVersionDialog/].map((path) => page.waitForResponse(path)),
      );
      await visitor.goTo(configurator);
      await isReady;
      await page.waitForLoadState('networkidle');
      const add = visitor.button('configurator.addToProject');
      // A press on it means nothing before the product is worked out.
      await expect.poll(() => add.isEnabled()).toBe(true);
      // The server has a new version: its page names other code, and the code of old is gone.
      const code = /\/assets\/[^/]+\.(js|css)$/;
      await page.route(code, (route) => route.fulfill({ status: 404 }));
      const start = `${new URL(page.url()).origin}/`;
      await page.route(start, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>new</title>' }),
      );

      const told = page.getByRole('dialog', { name: visitor.say('errors-dialog.newVersion.title') });
      /** Told when what was pressed was asked for once more and did not come. */
      const missingPart = page.evaluate(
        () =>
          new Promise((resolve) => window.addEventListener('lucerna:missing-part', resolve, { once: true })),
      );
      // A part of the page that came later than the network was idle may be missing before the press, and is told as well.
      await add.dispatchEvent('click');
      await told.waitFor();
      await page.keyboard.press('Escape');
      await told.waitFor({ state: 'detached' });

      // Whoever closed it is told again by a press alone, not by what the page asks for by itself.
      await missingPart;
      await page.evaluate(async () => {
        window.dispatchEvent(new Event('vite:preloadError'));
        await (await fetch('/')).text();
      });
      expect(await told.count()).toBe(0);
      await add.click();
      await told.waitFor();
      await page.keyboard.press('Escape');
      await told.waitFor({ state: 'detached' });

      const [reloaded] = await Promise.all([
        page.waitForRequest((request) => request.isNavigationRequest()),
        visitor.link('navigation.orders').first().click(),
      ]);
      expect(new URL(reloaded.url()).pathname).toBe('/orders');
      await page.unroute(code);
      await page.unroute(start);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: visitor.say('orders.title') }).waitFor();
    });
    await visitor.leave();
  },
);

itInLong('no page is wider than a window of 320 px', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('distributor');
    await page.setViewportSize({ width: 320, height: 640 });
    const wider: string[] = [];
    for (const path of [
      '/',
      '/create-project/select-collection',
      configurator,
      '/projects',
      '/orders',
      '/my-profile',
    ]) {
      await visitor.goTo(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
        wider.push(path);
    }
    expect(wider).toEqual([]);

    // Nothing of an account without projects moves when its list is known to be empty.
    await visitor.signIn('specifier');
    await watchShifts(page);
    await delayCalls(page, 120);
    await visitor.goTo('/projects');
    await page.getByText(visitor.say('projects.emptyTitle')).waitFor();
    await page.waitForLoadState('networkidle');
    expect((await page.evaluate(() => window.shifts)).sum).toBeLessThan(most);
  });
  await visitor.leave();
});
