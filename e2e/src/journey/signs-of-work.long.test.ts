import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { projectOf } from './sale';
import type { Visitor } from './visitor';

const site = openSite();

/** A line over the page, a turning button, a place that is being filled, a window that opens, a field that misses its text. */
const signs = '[role=progressbar], [data-pending], [aria-busy=true], [role=dialog], input[aria-invalid=true]';

interface Press {
  readonly at: string;
  readonly on: string;
  readonly find: (visitor: Visitor) => Locator;
}

const link = (key: string) => (visitor: Visitor) => visitor.link(key).first();
const button = (key: string) => (visitor: Visitor) => visitor.button(key).first();
const model = (visitor: Visitor) => visitor.page.getByRole('link', { name: /Almar 20/ }).first();

const presses: readonly Press[] = [
  { at: '/', on: 'a page of the bar', find: link('navigation.collections') },
  { at: '/add-product/201', on: 'a model', find: model },
  { at: '/add-product/201/1/2010', on: 'configure', find: link('model.configure') },
  {
    at: '/add-product/201/1/2010/attributes-configurator',
    on: 'add',
    find: button('configurator.addToProject'),
  },
  { at: '/projects', on: 'deleted projects', find: button('projects.trash') },
  {
    at: '/projects',
    on: 'a project',
    find: ({ page }) => page.getByRole('link', { name: /Pressed/ }).first(),
  },
  { at: '/project/:id', on: 'quote', find: link('projects.generateBudget') },
  { at: '/project/:id/generate-budget', on: 'create', find: button('budgets.generate') },
  { at: '/project/:id/new-order', on: 'place', find: button('orders.place') },
  { at: '/services/download', on: 'show documents of nothing', find: button('documents.show') },
  { at: '/my-profile', on: 'password', find: button('profile.changePassword') },
];

/** Answers nothing any more, neither calls nor code, until it is let go. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  let go: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => (go = resolve));
  const all = /\/(?:assets|api|users|documents|static|pictures|auth)\b/;
  await page.route(all, async (route) => {
    await isOver;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    go();
    await page.unroute(all);
  };
}

/** What a page says of itself: its heading, and which signs of work are to be seen. */
const told = async (page: Page): Promise<string> =>
  page.evaluate((wanted) => {
    const seen = [...document.querySelectorAll(wanted)].filter((each) => each.checkVisibility());
    return [document.querySelector('h1')?.textContent, ...seen.map((each) => each.tagName)].join();
  }, signs);

it('every press shows that it works before anything is answered', async () => {
  const { project } = await projectOf(site, 'Pressed');
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('distributor');
    const silent: string[] = [];
    for (const { at, on, find } of presses) {
      await visitor.goTo(at.replace(':id', project.id));
      const pressed = find(visitor);
      await pressed.waitFor();
      await page.waitForLoadState('networkidle');
      const letGo = await holdAnswers(page);
      const before = await told(page);
      await pressed.click();
      const isSeen = expect.poll(() => told(page), { timeout: 2000 }).not.toBe(before);
      await isSeen.then(
        () => undefined,
        () => silent.push(`${on} of ${at}`),
      );
      await letGo();
    }
    expect(silent).toEqual([]);
  });
  await visitor.leave();
}, 120_000);

it('a page shows that it comes while nothing is known of the session', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('distributor');
    await visitor.goTo('/projects');
    const heading = page.getByRole('heading', { level: 1, name: visitor.say('projects.title') });
    await heading.waitFor();
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/users\/v1\//, (route) => isAnswered.then(() => route.continue()));
    await page.reload();
    await page.getByRole('progressbar', { name: visitor.say('kit.loading') }).waitFor();
    answer();
    await heading.waitFor();
  });
  await visitor.leave();
});
