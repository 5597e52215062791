import { describe, expect, it } from 'vitest';
import { cases } from '../extent';
import { openSite } from '../site';
import { findCutText, letters, type LettersName } from './letters';
import { furnish, type Screen } from './screens';
import { projectOf } from './sale';
import type { Visitor } from './visitor';

const site = openSite();
const models = ['2010', '2011', '2012', '2015', '2050', '2100', '2140', '2250', '2300', '2340', '2440'];

const sheets = cases(
  [
    'project',
    'model',
    'configurator',
    'new budget',
    'budget',
    'order',
    'orders',
    'profile',
    'downloads of a project',
  ],
  [
    'home',
    'projects',
    'empty project',
    'ordered project',
    'collections',
    'models of a collection',
    'documents of a product',
    'new order',
    'no access',
    'not found',
  ],
);

const composing = cases<Screen>(
  [
    { name: 'crea', path: '/new-product/crea-configurator/2010' },
    { name: 'drawing', path: '/new-product/plusminus-drawing-configurator' },
  ],
  [
    { name: 'quantities', path: '/new-product/sticks-nodrawing-configurator' },
    { name: 'compositor', path: '/compositor/v2' },
  ],
);

async function faultsOf(visitor: Visitor, screens: readonly Screen[]): Promise<string[]> {
  const { page } = visitor;
  const faults: string[] = [];
  for (const { name, path, open } of screens) {
    // What stands over a page covers it.
    if (open) continue;
    await visitor.goTo(path);
    await page.waitForFunction(() => document.title !== '' && document.querySelector('h1') !== null);
    await page.waitForLoadState('networkidle');
    const spare = await page.evaluate(
      () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
    );
    if (spare < 0) faults.push(`${name}: wider than its window by ${-spare} px`);
    for (const fault of await findCutText(page)) faults.push(`${name}: ${fault}`);
  }
  return faults;
}

const set = cases<LettersName>(['of twice the size'], ['with more room between them']);

describe.each(set)('letters %s', (name) => {
  it.each(cases([390], [900, 1440]))(
    'are all seen, and what can be pressed is reached, in a window of %i px',
    { timeout: 240_000 },
    async (width) => {
      const products = Array.from({ length: 26 }, (_, at) => ({
        model: models[at % models.length],
        quantity: at + 1,
      }));
      const { project } = await projectOf(site, `Many lines ${name} ${width}`, products);
      const visitor = await site.arrive();
      await visitor.page.setViewportSize({ width, height: 844 });
      await letters[name](visitor.page);
      const signIn = ['/', '/sign-in', '/sign-up'].map((path) => ({ name: `a stranger at ${path}`, path }));
      const faults = await faultsOf(visitor, signIn);
      await visitor.signIn('distributor');
      const long = ['', '/generate-budget', '/new-order'].map((page) => ({
        name: `26 lines${page}`,
        path: `/project/${project.id}${page}`,
      }));
      const screens = (await furnish(site.url)).filter((screen) => sheets.includes(screen.name));
      // What stands over a page has the name of its own.
      expect(screens).toHaveLength(sheets.length);
      faults.push(...(await faultsOf(visitor, [...screens, ...long, ...composing])));
      expect(faults).toEqual([]);
      await visitor.leave();
    },
  );
});
