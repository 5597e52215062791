import { readPdf } from '@lucerna/testkit/pdf';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { createsProject } from './projects';
import type { Visitor } from './visitor';

const site = openSite();
const types = 16;

const products = Array.from({ length: types }, (_, at) => ({
  model: ['2010', '2011', '2012'][at % 3]!,
  quantity: 1,
  choices: { pendantHeight: 60 + at },
  mark: `A${at + 1}`,
}));
const begins = (visitor: Visitor) => createsProject(visitor, visitor.url, 'Harbor hotel', products);

const making = async ({ page, url }: Visitor): Promise<number> => {
  const answer = await page.request.get(`${url}/documents/v1/docs-web/downloads`);
  const { downloads } = (await answer.json()) as { downloads: { state: string }[] };
  return downloads.filter(({ state }) => state === 'making').length;
};

it('a file of a whole project tells its figures, goes on over a reload, and is cancelled on the server', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('specifier');
    const id = await begins(visitor);
    await visitor.goTo(`/project/${id}/downloads`);
    const submittal = page.getByRole('region', { name: visitor.say('submittal.title'), exact: true });
    const create = submittal.getByRole('button', { name: visitor.say('submittal.create') });
    const bar = submittal.getByRole('progressbar', { name: visitor.say('documents.kind.submittal') });
    const figures = submittal.getByText(new RegExp(`^\\d+ of ${types} types( drawn)?$`));

    // It is seen at once, though the server takes its time to answer.
    let isSlow = true;
    await page.route(/\/documents\/v1\/docs-web\?/, async (route) => {
      while (isSlow) await new Promise((resolve) => setTimeout(resolve, 50));
      await route.continue();
    });
    await create.click();
    await bar.waitFor();
    isSlow = false;
    await figures.waitFor();

    // A page that is left in the middle takes it up again, and saves it, though another request hangs meanwhile.
    const arriving = page.waitForEvent('download', { timeout: 60_000 });
    await page.reload();
    await bar.waitFor();
    isSlow = true;
    await visitor.button('light.saveAll').click();
    const saved = await arriving;
    const pdf = await readPdf(await readFile(await saved.path()));
    expect(pdf.bookmarks.filter((each) => /^A\d+/.test(each))).toHaveLength(types);
    await submittal
      .getByText(visitor.say('export.saved', { name: saved.suggestedFilename() }))
      .waitFor({ timeout: 10_000 });
    const lighting = page.waitForEvent('download', { timeout: 60_000 });
    isSlow = false;
    expect((await lighting).suggestedFilename()).toMatch(/^Harbor hotel photometry/);

    // Who cancels it has nothing of it left, on the server neither.
    await submittal.getByLabel(visitor.say('submittal.revision')).fill('B');
    await create.click();
    await figures.waitFor();
    expect(await making(visitor)).toBe(1);
    await submittal.getByRole('button', { name: visitor.say('export.stop'), exact: true }).click();
    await submittal.getByText(visitor.say('export.stopped')).waitFor();
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => making(visitor)).toBe(0);

    // The model of the building is made in the same way.
    await visitor.goTo(`/project/${id}/export-3d`);
    const whole = page.getByRole('region', { name: visitor.say('export.whole') });
    const [ifc] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      whole.getByRole('button', { name: visitor.say('export.saveAs', { format: 'IFC' }) }).click(),
    ]);
    expect(ifc.suggestedFilename()).toBe('Harbor-hotel.ifc.zip');
    await whole.getByText(visitor.say('export.saved', { name: 'Harbor-hotel.ifc.zip' })).waitFor();
  });
  await visitor.leave();
}, 180_000);
