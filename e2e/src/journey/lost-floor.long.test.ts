import { expect, it } from 'vitest';
import { openSite } from '../site';
import { addsToNewProject } from './added';
import { drawsBelt, planOf, seesPlanOnly } from './drawing';
import type { Visitor } from './visitor';

const site = openSite();

async function arrives(): Promise<Visitor> {
  const visitor = await site.arrive();
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
  });
  const { line } = await desk.telling(() => addsToNewProject(desk, 'Two walls'));
  await phone.telling(async () => {
    await phone.goTo(`${line}/plusminus-drawing-configurator/edit`);
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
    await phone.button('kit.removeForGood').click();
    await page.getByText(phone.say('drawing.floorOwn')).waitFor({ state: 'detached' });
    const own = await page.request.get(`${site.url}/api/v1/floor-plans`);
    expect(await own.json()).toEqual([]);
  });
  await desk.leave();
  await phone.leave();
}, 240_000);
