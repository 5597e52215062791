import { freePort } from '@lucerna/testkit/free-port';
import type { Frame, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openSite } from '../site';
import { openShop, type Heard } from './iframe-shop';
import { text } from './texts';

const shops: Awaited<ReturnType<typeof openShop>>[] = [];
let known: string;
let unknown: string;
let shown = '';

afterAll(() => Promise.all(shops.map((shop) => shop.close())));
const site = openSite({
  env: async () => {
    const ports = [await freePort(), await freePort()] as const;
    [known, unknown] = ports.map((port) => `http://localhost:${port}/`) as [string, string];
    for (const port of ports) shops.push(await openShop(port, () => shown));
    return { FRAME_ORIGINS: new URL(known).origin };
  },
});

async function opens(at: string, path: string): Promise<Page> {
  shown = site.url + path;
  const { page } = await site.arrive();
  await page.goto(at);
  return page;
}

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
const asks = (page: Page, request: unknown) =>
  page.evaluate((each) => (window as unknown as { ask: (request: unknown) => void }).ask(each), request);
/** Waits for the last message of a type that the site heard. */
async function hears(page: Page, type: string, fits: (heard: Heard) => boolean = () => true): Promise<Heard> {
  let found: Heard | undefined;
  await expect
    .poll(
      async () => {
        found = (await heardBy(page)).findLast((each) => each.type === type && fits(each));
        return found !== undefined;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  return found!;
}
const frameOf = (page: Page): Frame => page.frames().at(-1)!;

describe('a configurator in the page of another site', () => {
  it('tells what is drawn, takes back what the site kept, and hands over a file', async () => {
    const read = await fetch(`${site.url}/api/v1/preconfigs/creation/9003`);
    const { creation } = (await read.json()) as { creation: unknown };
    const page = await opens(known, '/iframe/plusminus-drawing-configurator');
    expect(await hears(page, 'ready')).toMatchObject({ version: 1 });
    await asks(page, { type: 'load', creation });
    const isDrawn = ({ facts }: Heard) => (facts?.length ?? 0) > 0;
    const { facts } = await hears(page, 'changed', isDrawn);
    expect(facts).toMatchObject({ isBuildable: true, quantity: 1 });
    expect(facts).not.toHaveProperty('price');

    await asks(page, { type: 'load', creation: { version: 9, space: null, drawing: null } });
    expect(await hears(page, 'error')).toMatchObject({ code: 'domain-newer' });
    await asks(page, { type: 'export', format: 'ifc' });
    const { file } = await hears(page, 'exported');
    expect(file?.name).toMatch(/\.ifc$/);
    expect(file?.start).toBe('ISO-10303-21');
    await page.context().close();
  });

  it('lets the product be saved from the export, empty and filled', async () => {
    const read = await fetch(`${site.url}/api/v1/preconfigs/creation/9030`);
    const { creation } = (await read.json()) as { creation: unknown };
    const page = await opens(known, '/iframe/plusminus-export3d');
    await hears(page, 'ready');
    await asks(page, { type: 'export', format: 'gltf' });
    expect(await hears(page, 'error')).toMatchObject({ code: 'articles-not-found' });
    await asks(page, { type: 'load', creation });
    await hears(page, 'changed', ({ facts }) => (facts?.length ?? 0) > 0);
    const save = frameOf(page).getByRole('button', { name: text('en', 'export.saveAs', { format: 'DXF' }) });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toMatch(/\.dxf$/);
    await page.context().close();
  });

  it('is neither shown to nor heard by a site that is not known', async () => {
    const page = await opens(unknown, '/iframe/plusminus-drawing-configurator');
    await expect.poll(() => frameOf(page).url()).toMatch(/chrome-error/);
    expect(await heardBy(page)).toEqual([]);
    await page.context().close();
  });
});
