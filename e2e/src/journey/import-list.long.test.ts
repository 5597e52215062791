import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { createsProject, opensMenuOf } from './projects';
import type { Visitor } from './visitor';

const site = openSite();

const good = ['201020/4B_31_200', '201010/1Z_10_200'];
/** One in fifteen is not complete. */
const rows = Array.from({ length: 300 }, (_, at) =>
  at % 15 === 0
    ? ['201020/4B', '2', `A${at}`, 'Lobby']
    : [good[at % 2]!, String(1 + (at % 9)), `A${at}`, 'Lobby'],
);
const pasted = ['Reference;Qty;Type;Area', ...rows.map((cells) => cells.join(';'))].join('\n');

/** The text of many. */
const many = (visitor: Visitor, key: string, count: number): string =>
  visitor
    .say(key, { count: String(count) })
    .replace(/\{count, plural, one \{[^}]*\} other \{([^}]*)\}\}/, '$1')
    .replace('#', String(count));

it('a list of 300 rows with 20 wrong ones is checked, mended, added and taken back', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    const name = `Hotel ${randomUUID().slice(0, 6)}`;
    await visitor.signIn('distributor');
    await visitor.goTo('/projects');
    const id = await createsProject(visitor, site.url, name);
    await visitor.goTo(`/project/${id}`);
    const button = (key: string) => visitor.button(key);
    const buttonOf = (key: string, count: number) =>
      page.getByRole('button', { name: many(visitor, key, count), exact: true });
    await button('schedule.open').click();
    const dialog = page.getByRole('dialog', { name: visitor.say('schedule.title', { name }) });
    await dialog.getByRole('textbox', { name: visitor.say('schedule.paste') }).fill(pasted);
    await button('schedule.next').click();

    // The columns are recognised, and a reload loses nothing of it.
    await buttonOf('schedule.check', 300).waitFor();
    await page.reload();
    await button('schedule.open').click();
    await buttonOf('schedule.check', 300).click();
    await dialog.getByText(many(visitor, 'schedule.toFix', 20)).waitFor();
    await dialog
      .getByText(visitor.say('problem.reference-partial', { reference: '201020/4B' }))
      .first()
      .waitFor();
    expect(await dialog.locator('li[data-place]').count()).toBeLessThan(60);

    // One is put right by hand and judged again, the others take what is nearest.
    await dialog
      .getByRole('button', { name: visitor.pattern('schedule.mendOf') })
      .first()
      .click();
    await dialog.getByRole('textbox', { name: visitor.say('schedule.column.reference') }).fill(good[0]!);
    await button('schedule.judge').click();
    await dialog.getByText(many(visitor, 'schedule.toFix', 19)).waitFor();
    await buttonOf('schedule.takeAll', 19).click();
    await buttonOf('schedule.add', 300).click();
    await page.getByText(many(visitor, 'schedule.added', 300)).waitFor();
    const lines = async () => {
      const answer = await page.request.get(`${site.url}/api/v2/projects/${id}`);
      const { products } = (await answer.json()) as { products: { orderedIds: string[] } };
      return products.orderedIds.length;
    };
    const before = await lines();
    expect(before).toBeGreaterThanOrEqual(300);
    await button('schedule.undo').click();
    await page.getByText(visitor.say('schedule.undone')).waitFor();
    expect(await lines()).toBe(before - 300);
  });
});

itInLong(
  'a project with an option, a chosen alternative and freight goes out as a workbook and comes in the same',
  async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('distributor');
      await visitor.goTo('/projects');
      const [source, copy] = [`Out ${randomUUID().slice(0, 6)}`, `In ${randomUUID().slice(0, 6)}`];
      const id = await createsProject(visitor, site.url, source);
      const other = await createsProject(visitor, site.url, copy);
      const price = { amount: 12_345, currency: 'EUR' };
      const added = await page.request.post(`${site.url}/api/v1/projects/${id}/schedule`, {
        data: {
          rows: [
            { reference: good[0], quantity: 4, section: 'Lobby' },
            {
              reference: good[1],
              quantity: 3,
              section: 'Lobby',
              option: { alternativeTo: 0, isChosen: true },
            },
            { reference: good[0], quantity: 9, option: { alternativeTo: null, isChosen: false } },
          ],
          freeLines: [{ text: 'Freight', quantity: 2, section: 'Lobby', unitPrice: price }],
        },
        headers: { origin: site.url },
      });
      expect(added.status()).toBe(201);
      const totalsOf = async (project: string) => {
        const answer = await page.request.get(`${site.url}/api/v2/projects/${project}`);
        const { totals, products } = (await answer.json()) as {
          totals: unknown;
          products: { orderedIds: string[] };
        };
        return { totals, lines: products.orderedIds.length };
      };

      await visitor.goTo(`/project/${id}`);
      await opensMenuOf(visitor, source);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: visitor.say('schedule.exportXlsx') }).click(),
      ]);
      const file = await download.path();

      // Its own line goes first: the list has it too.
      const products = `${site.url}/api/v1/projects/${other}/products`;
      const read = await page.request.get(`${site.url}/api/v2/projects/${other}`);
      const [own] = ((await read.json()) as { products: { orderedIds: string[] } }).products.orderedIds;
      await page.request.delete(`${products}/${own}`, { headers: { origin: site.url } });
      await visitor.goTo(`/project/${other}`);
      await visitor.button('schedule.open').click();
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: many(visitor, 'schedule.check', 5), exact: true }).click();
      // Lines in no section go first.
      await page.getByText(visitor.say('schedule.alternativeTo', { row: '3' })).waitFor();
      await page.getByText(visitor.say('schedule.freeLine')).waitFor();
      await page.getByRole('button', { name: many(visitor, 'schedule.add', 5), exact: true }).click();
      await page.getByText(many(visitor, 'schedule.added', 5)).waitFor();
      expect(await totalsOf(other)).toEqual(await totalsOf(id));
    });
    await visitor.leave();
  },
);
