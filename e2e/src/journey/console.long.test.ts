import { demoMaker } from '@lucerna/testkit/demo-maker';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { addsToNewProject } from './added';
import type { Visitor } from './visitor';

const site = openSite();

/** Pages that ask for what may not be there: unfinished work, a session, questions, a configuration. */
const visited = [
  '/',
  '/create-project/select-collection',
  '/add-product/201/1/2010/attributes-configurator',
  '/new-product/crea-configurator/2010',
  '/new-product/plusminus-drawing-configurator',
];

/** Everything that the browser writes as an error while the pages are visited, each loaded anew. */
async function errorsOf(visitor: Visitor, paths: readonly string[]): Promise<string[]> {
  const { page } = visitor;
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  for (const path of paths) {
    await visitor.goTo(path);
    await page.waitForFunction(() => document.title !== '' && document.querySelector('h1') !== null);
    await page.waitForLoadState('networkidle');
  }
  return errors;
}

it('nothing is an error in the console of a stranger, of an account that did nothing yet, and when cookies are lost', async () => {
  const stranger = await site.arrive();
  expect(
    await errorsOf(stranger, [
      '/',
      '/create-project/select-collection',
      '/new-product/crea-configurator/2010',
      '/sign-in',
    ]),
  ).toEqual([]);
  await stranger.leave();

  const visitor = await site.arrive();
  await visitor.signIn('distributor');
  expect(await errorsOf(visitor, [...visited, '/projects'])).toEqual([]);
  await visitor.page.context().clearCookies();
  expect(await errorsOf(visitor, ['/', '/create-project/select-collection'])).toEqual([]);
  await visitor.leave();
});

it('a luminaire that was not touched is added without an error, and the foot leads to the site of the manufacturer', async () => {
  const visitor = await site.arrive();
  await visitor.signIn('distributor');
  const errors = await errorsOf(visitor, ['/add-product/201/1/2010/attributes-configurator']);
  await addsToNewProject(visitor, 'As it comes');
  await visitor.page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
  const about = visitor.link('routes.website.about');
  expect(await about.evaluate((link: HTMLAnchorElement) => link.href)).toContain(`${demoMaker.website}/`);
  await visitor.leave();
});
