import { launchBrowser } from '@lucerna/testkit/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInstallation } from '../installation';
import type { Installation } from '../installation';
import { withoutWebgl } from './crea';
import { drawsBelt, planOf, seesPlanOnly } from './drawing';
import { Visitor } from './visitor';

let product: Installation;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startInstallation(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function arrives(): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, {
    url: product.url,
    language: 'en',
    password: 'lucerna for tests',
  });
  await withoutWebgl(visitor.page.context());
  await visitor.signIn('distributor');
  return visitor;
}

const groups = (...pairs: readonly (string | number)[]) => `${pairs.join('\n')}\n`;
/** Two walls of four and two metres, drawn in millimetres. */
const walls =
  groups(0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, 4, 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES') +
  groups(0, 'LINE', 8, 'walls', 10, 0, 20, 0, 30, 0, 11, 4000, 21, 0, 31, 0) +
  groups(0, 'LINE', 8, 'walls', 10, 0, 20, 0, 30, 0, 11, 0, 21, 2000, 31, 0) +
  groups(0, 'ENDSEC', 0, 'EOF');

it('lays a floor plan under a drawing that is there on another device, also when the network was away', async () => {
  const [desk, phone] = [await arrives(), await arrives()];
  await desk.telling(async () => {
    const { page } = desk;
    await desk.goTo('/new-product/plusminus-drawing-configurator');
    await seesPlanOnly(desk);
    await desk.button('drawing.floor').click();
    await page.context().setOffline(true);
    await page.locator('input[type=file]').setInputFiles({
      name: 'walls.dxf',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(walls),
    });
    await page.getByText(desk.say('drawing.floorWaiting')).waitFor();
    await page.context().setOffline(false);
    await page.getByText(desk.say('drawing.floorInAccount')).waitFor();
    await drawsBelt(desk);
    await desk.button('configurator.addToProject').click();
    const newOne = page.getByRole('radio', { name: desk.say('configurator.newProject') });
    await newOne.locator('xpath=ancestor::label[1]').click();
    await page.getByLabel(desk.say('configurator.projectName')).fill('Two walls');
    await desk.button('configurator.add').click();
    await page.waitForURL(/\/project\/[0-9a-f-]{36}$/);
  });
  const projectId = desk.page.url().split('/').at(-1)!;
  await phone.telling(async () => {
    const answer = await phone.page.request.get(`${product.url}/api/v1/projects/${projectId}`);
    const project = (await answer.json()) as { products: { orderedIds: readonly string[] } };
    const [productId] = project.products.orderedIds;
    await phone.goTo(`/project/${projectId}/product/${productId}/plusminus-drawing-configurator/edit`);
    await seesPlanOnly(phone);
    const picture = planOf(phone).locator('image');
    await picture.waitFor();
    const { width, height } = (await picture.boundingBox())!;
    expect(width / height).toBeCloseTo(2, 1);

    // It can be chosen again for another drawing, and removed from the account.
    const { page } = phone;
    const name = 'walls.dxf';
    await phone.goTo('/new-product/plusminus-drawing-configurator');
    await seesPlanOnly(phone);
    await phone.button('drawing.floor').click();
    await phone.button('drawing.floorLay', { name }).click();
    await picture.waitFor();
    expect(await phone.button('drawing.floorForget', { name }).count()).toBe(0);
    await phone.button('drawing.floorRemove').click();
    await phone.button('drawing.floorForget', { name }).click();
    await page.getByText(phone.say('drawing.floorForgetText')).waitFor();
    await phone.button('drawing.floorForgetReally').click();
    await page.getByText(phone.say('drawing.floorOwn')).waitFor({ state: 'detached' });
    const own = await page.request.get(`${product.url}/api/v1/floor-plans`);
    expect(await own.json()).toEqual([]);
  });
  await desk.leave();
  await phone.leave();
}, 240_000);
