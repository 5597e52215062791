import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { createsProject } from './projects';
import type { Visitor } from './visitor';

const site = openSite();

/** Two luminaires that are configured differently, one of them on two lines. */
const products = [
  { model: '2010', quantity: 3 },
  { model: '2010', quantity: 2 },
  { model: '2300', quantity: 1 },
];
const begins = (visitor: Visitor) => createsProject(visitor, visitor.url, 'House of lights', products);

it('the light files of a project are seen before they are saved, cancelled, tried again, and saved as one', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('specifier');
    const id = await begins(visitor);
    await visitor.goTo(`/project/${id}`);
    await visitor.button('projects.menuOf', { name: 'House of lights' }).first().click();
    await page.getByRole('menuitem', { name: visitor.say('routes.technicalDownloads') }).click();
    const files = page.getByRole('region', { name: visitor.say('light.files') });
    await files.getByText(/^4 files, \d+\skB$/).waitFor();
    expect(await files.getByRole('listitem').count()).toBe(2);
    await files.getByText('5 pieces').waitFor();

    // A connection that is so slow that the user gives up: its answer comes after the same was asked for twice again.
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    let count = 0;
    await page.route(/\/documents\/v1\/docs-web\?/, async (route) => {
      count += 1;
      if (count === 2)
        return route.fulfill({ status: 422, json: { code: 'articles-not-found', message: '' } });
      if (count === 1) await late;
      else answer();
      return route.continue();
    });
    await visitor.button('light.saveAll').click();
    await files.getByRole('progressbar', { name: visitor.say('documents.kind.lightFiles') }).waitFor();
    await files.getByRole('button', { name: visitor.say('export.stop'), exact: true }).click();
    await files.getByText(visitor.say('export.stopped')).waitFor();

    await visitor.button('light.saveAll').click();
    const again = files.getByRole('button', { name: visitor.say('documents.retry'), exact: true });
    await again.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), again.click()]);
    const name = download.suggestedFilename();
    expect(name).toMatch(/^House of lights photometry \d{4}-\d\d-\d\d\.zip$/);
    await files.getByText(visitor.say('export.saved', { name })).waitFor();
    const bytes = await readFile(await download.path());
    expect(bytes.toString('latin1', 0, 2)).toBe('PK');
    expect(bytes.toString('latin1')).toContain('manifest.csv');

    await visitor.goTo(`/project/${id}/downloads`);
    await page.getByRole('heading', { level: 1, name: visitor.say('routes.downloads') }).waitFor();
  });
  await visitor.leave();
}, 120_000);

itInLong(
  'the documents of a line that are wanted most are two presses away, the downloads of its project one',
  async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('specifier');
      const id = await begins(visitor);
      await visitor.goTo(`/project/${id}`);
      const wanted = [
        ['documents.kind.specSheet', 'PDF', /^201010-1Z_10_200-spec-sheet-en\.pdf$/],
        ['documents.kind.energyLabel', 'PDF', /^201010-1Z_10_200-energy-label-en\.pdf$/],
        ['documents.kind.photometry', 'IES', /^201010-1Z_10_200\.ies$/],
        ['documents.kind.2D_3D', 'IFC', /^201010-1Z_10_200\.ifc\.zip$/],
      ] as const;
      for (const [kind, format, name] of wanted) {
        await visitor.button('projects.menuOf', { name: 'Almar 20' }).first().click();
        const entry = page.getByRole('menuitem', { name: `${visitor.say(kind)}, ${format}` });
        const [download] = await Promise.all([page.waitForEvent('download'), entry.click()]);
        expect(download.suggestedFilename()).toMatch(name);
      }
      await visitor.link('routes.downloads').click();
      await page.getByRole('heading', { level: 1, name: visitor.say('routes.downloads') }).waitFor();
    });
  },
);
