import { describe, expect, it } from 'vitest';
import { cases } from '../extent';
import { openSite } from '../site';
import { types } from './form-configurators';
import { keepOnly, keptRows, type KeptRow } from './kept-rows';

const site = openSite();

/** Work as another release, or half of a write, would have left it. */
const spoilt: readonly ((text: string) => unknown)[] = [
  (text) => ({ ...(JSON.parse(text) as object), layers: [] }),
  (text) => text.slice(0, text.length / 2),
];
/** In a tree: a version to come, and a collection that there is no more. */
const spoiltTrees: typeof spoilt = [
  (text) => JSON.parse(text.replace(/"version":\d+/, '"version":9')) as unknown,
  (text) => JSON.parse(text.replaceAll(/"subFamily":\d+/g, '"subFamily":99999')) as unknown,
];

const room = { at: '/new-product/crea-configurator/2010', ways: [...spoilt, ...spoiltTrees] };
const attributes = { at: '/add-product/201/1/2010/attributes-configurator', ways: spoilt };
const drawing = {
  at: '/new-product/plusminus-drawing-configurator?preconfigId=9003',
  ways: [...spoilt, spoiltTrees[0]!],
};
const editors = cases([room, attributes], [drawing]);

describe('kept work that cannot be read', () => {
  it.each(editors)('is told of and set aside, and the editor begins anew: $at', async ({ at, ways }) => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      const quantity = visitor.say('configurator.quantity');
      await visitor.goTo(at);
      expect(await types(visitor, quantity, '3')).toBe('3');
      await page.getByText(visitor.say('editor.kept.saved')).waitFor();
      const [row] = (await keptRows(page)) as [KeptRow];
      for (const spoil of ways) {
        const bad = spoil(JSON.stringify(row.stored));
        await visitor.goTo('/create-project/select-collection');
        await keepOnly(page, { ...row, stored: bad });
        await visitor.goTo(at);
        await page.getByText(visitor.say('editor.unreadable')).waitFor();
        const field = page.getByRole('spinbutton', { name: quantity, exact: true });
        await expect.poll(() => field.inputValue()).toBe('1');
        const aside = (await keptRows(page)).find(({ key }) => key.endsWith(':aside'));
        expect(aside?.stored).toEqual(bad);
      }
    });
    await visitor.leave();
  });
});
