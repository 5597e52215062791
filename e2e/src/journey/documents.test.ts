import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { createsProject } from './projects';
import type { Visitor } from './visitor';

const site = openSite();

const products = [{ model: '2010', quantity: 3 }, { model: '2300', quantity: 1 }, { model: '2015' }];
const begins = (visitor: Visitor) => createsProject(visitor, visitor.url, 'House of papers', products);

/** The names in an archive, as an unzipper of its own reads them. */
async function namesIn(file: string): Promise<string[]> {
  const script =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print("\\n".join(z.namelist()))';
  const { stdout } = await promisify(execFile)('python3', ['-c', script, file]);
  return stdout.trim().split('\n').sort();
}

itInLong(
  'documents of a project are made over a reload, cancelled, tried again and saved as one archive',
  async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('specifier');
      const id = await begins(visitor);
      await visitor.goTo(`/project/${id}/downloads`);
      const documents = page.getByRole('region', {
        name: visitor.say('documents.title'),
        exact: true,
      });
      const kind = (name: string) =>
        documents.getByRole('checkbox', { name: visitor.say(`documents.kind.${name}`) });
      await kind('specSheet').uncheck({ force: true });
      await kind('photometry').check({ force: true });
      await documents.getByText(/^3 documents, about \d+\skB$/).waitFor();

      const panel = page.getByRole('region', { name: visitor.say('documents.downloads') });
      let line: 'silent' | 'refusing' | 'good' = 'silent';
      await page.route(/\/api\/v2\/socketio\/docs\/download/, async (route) => {
        if (line === 'silent') return;
        if (line === 'good') return route.continue();
        await route.fulfill({ status: 422, json: { code: 'notFound', message: 'problem.notFound' } });
      });
      const start = () => visitor.button('documents.start').click();
      const cancel = panel.getByRole('button', { name: visitor.say('export.stop'), exact: true });

      // Whether it is being made or read: who cancels it has nothing of it left.
      await start();
      await panel.getByText(/^House of papers/).waitFor();
      await cancel.click();
      await panel.waitFor({ state: 'detached' });

      // What could not be read is read again by hand.
      line = 'refusing';
      await start();
      const save = panel.getByRole('button', { name: visitor.say('documents.save'), exact: true });
      await panel.getByText(visitor.say('problem.notFound')).waitFor();
      line = 'good';
      const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
      expect(download.suggestedFilename()).toMatch(/^House of papers \d{4}-\d\d-\d\d\.zip$/);
      const names = await namesIn(await download.path());
      expect(names.filter((name) => name.endsWith('.ies'))).toHaveLength(3);
      expect(names).toContain('manifest.csv');
      await panel.getByText(visitor.say('documents.saved')).waitFor();

      // A page that is left in the middle goes on where it was.
      line = 'silent';
      await kind('photometry').uncheck({ force: true });
      await kind('2D_3D').check({ force: true });
      await start();
      await cancel.waitFor();
      line = 'good';
      const arriving = page.waitForEvent('download', { timeout: 60_000 });
      await page.reload();
      const models = await namesIn(await (await arriving).path());
      expect(models.filter((name) => name.endsWith('.ifc.zip'))).toHaveLength(3);

      // It goes on from page to page, and is removed when nobody wants it.
      await visitor.goTo('/projects');
      const remove = panel.getByRole('button', { name: visitor.say('documents.remove') });
      await expect.poll(() => remove.count()).toBe(2);
      await remove.first().click();
      await expect.poll(() => remove.count()).toBe(1);
      await remove.first().click();
      await panel.waitFor({ state: 'detached' });
    });
    await visitor.leave();
  },
  180_000,
);

it('a document of what is configured is two presses away, for a visitor too', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.goTo('/services/download?reference=201010/1Z_10_200');
    const ies = page.getByRole('link', {
      name: `${visitor.say('documents.kind.photometry')}, IES`,
    });
    const [download] = await Promise.all([page.waitForEvent('download'), ies.click()]);
    expect(download.suggestedFilename()).toBe('201010-1Z_10_200.ies');
  });
  await visitor.leave();
}, 120_000);
