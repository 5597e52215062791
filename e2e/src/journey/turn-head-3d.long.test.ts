import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { middleOf, swipes } from './fingers';
import { drawsBelt, seesPlanOnly } from './drawing';
import { roomOf, told } from './room-3d';
import type { Visitor } from './visitor';

const site = openSite({ draws3d: true });

/** How far a pivot is turned, as its handle says it while a hand turns it. */
const degreesOn = async (handle: Locator): Promise<number> =>
  Number((await handle.innerText()).replace('−', '-').replace('°', ''));

/** Puts a reading lamp into the room, chosen. */
async function putsLamp(visitor: Visitor): Promise<void> {
  await visitor.goTo('/new-product/crea-configurator/2301');
  await roomOf(visitor);
  await visitor.page.locator('canvas').focus();
  await visitor.page.keyboard.press('Control+a');
  await visitor.page.locator('[data-handle=pivot]').waitFor();
}

it('turns the head of a reading lamp by its handle, by keys and by a field, undone step by step', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await putsLamp(visitor);
    const handle = page.locator('[data-handle=pivot]');
    const field = page.getByLabel(visitor.say('crea.pivot.tilt'), { exact: true });
    expect(await field.inputValue()).toBe('0');
    const [x, y] = await middleOf(handle);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y - 8, { steps: 4 });
    await page.mouse.move(x + 45, y - 25, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Number(await field.inputValue())).toBeGreaterThan(20);
    const turned = await field.inputValue();
    expect(await handle.innerText()).toBe(`${turned}°`);
    expect(await told(visitor)).toEqual([
      expect.stringContaining(`${visitor.say('crea.pivot.tilt')} ${turned}°`),
    ]);
    // A hand that is given up leaves the head as it was.
    const [heldX, heldY] = await middleOf(handle);
    await page.mouse.move(heldX, heldY);
    await page.mouse.down();
    await page.mouse.move(heldX - 80, heldY + 10, { steps: 4 });
    await expect.poll(() => degreesOn(handle)).toBeLessThan(20);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => field.inputValue()).toBe(turned);

    await page.locator('canvas').focus();
    await page.keyboard.press('Shift+T');
    await expect.poll(() => field.inputValue()).toBe(String(Number(turned) - 5));
    await field.fill('400');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('60');
    await page.locator('canvas').focus();
    for (const before of [String(Number(turned) - 5), turned, '0']) {
      await page.keyboard.press('Control+z');
      await expect.poll(() => field.inputValue()).toBe(before);
    }
  });
  await visitor.leave();
}, 240_000);

itInLong(
  'turns it by a finger on a phone',
  async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await page.setViewportSize({ width: 390, height: 844 });
      await putsLamp(visitor);
      const handle = page.locator('[data-handle=pivot]');
      const devtools = await page.context().newCDPSession(page);
      const [x, y] = await middleOf(handle);
      await swipes(devtools, [x, y], [x - 45, y - 25]);
      await expect.poll(() => degreesOn(handle)).toBeLessThan(-20);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
    await visitor.leave();
  },
  240_000,
);

itInLong(
  'turns a spotlight on a drawn belt in the room beside its plan, and finds it so after a reload',
  async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/new-product/plusminus-drawing-configurator');
      await seesPlanOnly(visitor);
      await drawsBelt(visitor);
      await visitor.button('drawing.add', { name: 'Plusminus spot' }).click();
      await visitor.button('drawing.view.room').click();
      await roomOf(visitor);
      const handle = page.locator('[data-handle=pivot][data-pivot=head]');
      await handle.waitFor();
      const [x, y] = await middleOf(handle);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 40, y - 10, { steps: 4 });
      await page.mouse.move(x + 70, y - 30, { steps: 4 });
      await page.mouse.up();
      const field = page.getByLabel(visitor.say('crea.pivot.tilt'), { exact: true });
      await expect.poll(async () => Math.abs(Number(await field.inputValue()))).toBeGreaterThan(20);
      // Keys turn it on, in the room and wherever the page has the focus.
      const byHand = Number(await field.inputValue());
      const swivel = page.getByLabel(visitor.say('crea.pivot.swivel'), { exact: true });
      await page.locator('canvas').focus();
      await page.keyboard.press(byHand > 0 ? 'Shift+T' : 't');
      await expect.poll(() => field.inputValue()).toBe(String(byHand > 0 ? byHand - 5 : byHand + 5));
      await page.keyboard.press('r');
      await expect.poll(() => swivel.inputValue()).toBe('5');
      await expect.poll(() => degreesOn(handle)).toBe(byHand > 0 ? byHand - 5 : byHand + 5);
      const turned = await degreesOn(handle);
      await swivel.fill('45');
      await page.keyboard.press('Enter');
      const list = page.getByRole('listbox', { name: visitor.say('drawing.list') });
      const says = () => list.innerText();
      await visitor.button('drawing.view.list').click();
      const tilt = `${visitor.say('crea.pivot.tilt')} ${turned}°`.replace('-', '−');
      await expect.poll(async () => (await says()).replaceAll('-', '−')).toContain(tilt);
      await expect.poll(says).toContain(`${visitor.say('crea.pivot.swivel')} 45°`);
      await page.getByText(visitor.say('editor.kept.saved')).waitFor();
      await page.reload();
      await page.getByText(visitor.say('editor.restored')).waitFor();
      await visitor.button('drawing.view.list').click();
      await expect.poll(says).toContain(`${visitor.say('crea.pivot.swivel')} 45°`);
    });
    await visitor.leave();
  },
  240_000,
);
