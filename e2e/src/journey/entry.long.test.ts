import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../site';
import { listOf, showsList } from './crea';
import { text } from './texts';
import { addsToNewProject, lineOf } from './added';

const site = openSite();

/** What the nodes of a glTF file are: the references of its articles, each as often as it is there. */
async function articlesOf(download: Download): Promise<Record<string, number>> {
  const bytes = await readFile(await download.path());
  const json = bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString('utf8');
  const { nodes } = JSON.parse(json) as { nodes: { extras?: { reference?: string } }[] };
  const found: Record<string, number> = {};
  for (const { extras } of nodes) {
    if (extras?.reference) found[extras.reference] = (found[extras.reference] ?? 0) + 1;
  }
  return found;
}

describe('ways in and out', () => {
  it('speak the language of their address, on the page and in the views of the registration', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/');
      await page.getByRole('heading', { level: 1, name: visitor.say('home.title') }).waitFor();
      // What the app knows already, it knows in English.
      await visitor.turnTo('/de/new-register');
      await page.getByRole('heading', { level: 1, name: text('de', 'auth.title.new-register') }).waitFor();
      const views = page.frameLocator('iframe');
      await views.getByLabel(text('de', 'session.firstName')).waitFor();
      expect(await views.getByLabel(visitor.say('session.firstName')).count()).toBe(0);
    });
    await visitor.leave();
  });

  it('lead by questions to a composed product, into a project, and out as files', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('distributor');
      await visitor.goTo('/add-product/201');
      await page.getByRole('button', { name: visitor.pattern('guide.title') }).click();
      for (const answer of ['In a stairwell or a high room', 'A cascade of five spheres']) {
        await page.getByRole('button', { name: answer }).first().click();
      }
      await page.getByRole('heading', { name: 'Almar cascade' }).waitFor();
      await visitor.link('guide.open').click();
      await page.waitForURL(/crea-configurator\?preconfigId=9005$/);
      await showsList(visitor);
      await expect.poll(() => listOf(page).count()).toBe(5);
      const added = await addsToNewProject(visitor, 'Casa Clara');
      const { projectId, productId } = added;

      await visitor.turnTo('/preconfigs-list/225');
      await page.getByRole('link').filter({ hasText: 'luminaires' }).first().click();
      await page.waitForURL(/plusminus-drawing-configurator\?preconfigId=\d+$/);
      await page.getByRole('heading', { level: 1 }).waitFor();

      const { referenceCode: code } = await lineOf(visitor, added);
      await visitor.turnTo(`${added.line}/export`);
      const [model] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: visitor.say('export.saveAs', { format: 'glTF' }) }).click(),
      ]);
      expect(model.suggestedFilename()).toBe(`${code}.glb`);
      const written = await articlesOf(model);
      expect(Object.values(written).reduce((sum, count) => sum + count, 0)).toBe(5);
      const api = `${site.url}/api/v1/project/${projectId}/product/${productId}/export?format=gltf`;
      expect(await (await page.request.get(api)).body()).toEqual(await readFile(await model.path()));

      await visitor.turnTo(`${added.project}/export-3d`);
      const [archive] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /ZIP$/ }).click(),
      ]);
      expect(archive.suggestedFilename()).toBe('Casa Clara IFC.zip');
      const bytes = await readFile(await archive.path());
      expect(bytes.toString('latin1')).toContain(`${code}.ifc`);
      await page.getByText(visitor.say('export.saved', { name: 'Casa Clara IFC.zip' })).waitFor();
      const [whole] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: visitor.say('export.saveAs', { format: 'IFC' }) }).click(),
      ]);
      expect(whole.suggestedFilename()).toBe('Casa-Clara.ifc.zip');
      const inside = (await readFile(await whole.path())).toString('latin1');
      expect(inside).toContain('Casa-Clara.ifc');
      expect(inside).toContain('photometry/');
      await page.getByRole('button', { name: visitor.pattern('export.saveProduct') }).click();
      const [one] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'USDZ' }).click(),
      ]);
      expect(one.suggestedFilename()).toBe(`${code}.usdz`);
    });
    await visitor.leave();
  }, 240_000);
});

describe('a product whose creation cannot be read', () => {
  it('says why, that it stays, and leads to its project', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('distributor');
      await visitor.goTo('/add-preconfig/9001');
      await page.waitForURL(/preconfigId=9001$/);
      await showsList(visitor);
      const { line, project } = await addsToNewProject(visitor, 'Stored long ago');
      const path = `${line}/crea-configurator/edit`;
      type Stored = { creation: { version: number; space: Record<string, unknown> } };
      let change: (stored: Stored) => unknown = (stored) => stored;
      await page.route('**/product/config/**', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: change((await answer.json()) as Stored) });
      });
      const opens = async (changed: typeof change) => {
        change = changed;
        await visitor.goTo(path);
      };
      const says = (key: string, values = {}) => page.getByText(visitor.say(key, values)).waitFor();

      await opens(({ creation, ...more }) => ({ ...more, creation: { ...creation, version: 9 } }));
      await says('editor.unopenedNewer');
      await says('editor.unopenedProduct');
      await opens(({ creation: { space, ...creation }, ...more }) => {
        const { compositions: _cut, ...rest } = space;
        return { ...more, creation: { ...creation, space: rest } };
      });
      await says('editor.unopenedDamaged');
      await opens((stored) => JSON.parse(JSON.stringify(stored).replaceAll('"2010"', '"2999"')) as unknown);
      await says('editor.unopenedUnknown', { model: '2999' });
      await visitor.link('editor.toProject').click();
      await page.waitForURL((url) => url.pathname === project);

      await opens((stored) => stored);
      await showsList(visitor);
      await expect.poll(() => listOf(page).count()).toBe(3);
    });
    await visitor.leave();
  }, 120_000);
});
