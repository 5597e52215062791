import { describe, expect, it } from 'vitest';
import { cases } from '../extent';
import { openSite } from '../site';
import { drags, eachOf, roomOf, told } from './room-3d';

const site = openSite({ draws3d: true });

const height = /height (\d+)/;

describe('composing in the room by pointer', () => {
  it('hangs three pendants at three heights by three drags, each undone as one step', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/new-product/crea-configurator');
      await roomOf(visitor);
      await visitor.button('crea.firstLamp', { name: 'Almar 20' }).waitFor();
      await drags(visitor, 'Almar 20', 0.35, 0.5);
      await drags(visitor, 'Almar 30', 0.5, 0.7);
      await drags(visitor, 'Almar 20', 0.65, 0.4);
      const rows = await told(visitor);
      expect(rows).toHaveLength(3);
      expect(new Set(eachOf(rows, height)).size).toBe(3);
      // All are in line with the first, in the middle of the room.
      for (const row of rows) expect(row).toMatch(/y 0/);
      expect(await page.getByRole('button', { name: visitor.pattern('editor.problems') }).count()).toBe(0);
      await page.keyboard.press('Control+z');
      expect(await told(visitor)).toHaveLength(2);
    });
    await visitor.leave();
  }, 240_000);

  it('gives a drag out of the palette up with Escape, and makes the ghost a lamp by a press', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.goTo('/new-product/crea-configurator');
      const room = await roomOf(visitor);
      const card = (await visitor.button('crea.addModel', { name: 'Almar 45' }).boundingBox())!;
      await page.mouse.move(card.x + 20, card.y + 20);
      await page.mouse.down();
      await page.mouse.move(room.x + room.width / 2, room.y + room.height / 2, { steps: 3 });
      await visitor.button('crea.firstLamp', { name: 'Almar 20' }).waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await visitor.button('crea.firstLamp', { name: 'Almar 20' }).click();
      expect(await told(visitor)).toEqual([expect.stringContaining('Almar 20')]);
    });
    await visitor.leave();
  }, 240_000);

  it.each(cases([], ['one of several']))(
    'lifts %s by its arrow, brings all into line and spaces them evenly, each undone as one step',
    async () => {
      const visitor = await site.arrive();
      await visitor.telling(async () => {
        const { page } = visitor;
        await visitor.goTo('/new-product/crea-configurator');
        await roomOf(visitor);
        await drags(visitor, 'Almar 20', 0.3, 0.4);
        await drags(visitor, 'Almar 20', 0.4, 0.5);
        await drags(visitor, 'Almar 20', 0.65, 0.6);
        const hung = eachOf(await told(visitor), height);
        const arrow = (await page.locator('[data-handle=lift]').boundingBox())!;
        const hold = { x: arrow.x + arrow.width / 2, y: arrow.y + arrow.height / 2 };
        await page.mouse.move(hold.x, hold.y);
        await page.mouse.down();
        await page.mouse.move(hold.x, hold.y - 90, { steps: 6 });
        await page.mouse.up();
        const lifted = eachOf(await told(visitor), height);
        expect(lifted.slice(0, 2)).toEqual(hung.slice(0, 2));
        expect(Number(lifted[2])).toBeLessThan(Number(hung[2]));

        const across = async () => eachOf(await told(visitor), /x (-?\d+)/).map(Number);
        const before = await across();
        await page.locator('canvas').focus();
        await page.keyboard.press('Control+a');
        await visitor.button('crea.align').click();
        await page.getByRole('menuitem', { name: visitor.say('crea.distribute.x') }).click();
        const [left = 0, middle = 0, right = 0] = await across();
        expect(Math.abs(right - middle - (middle - left))).toBeLessThanOrEqual(1);
        await page.keyboard.press('Control+z');
        expect(await across()).toEqual(before);
        await visitor.button('crea.align').click();
        await page.getByRole('menuitem', { name: visitor.say('crea.align.center') }).click();
        expect(new Set(await across()).size).toBe(1);
      });
      await visitor.leave();
    },
    240_000,
  );

  it('catches whole inches where lengths are told in feet and inches', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      await visitor.signIn('specifier_usa');
      await visitor.goTo('/new-product/crea-configurator');
      await roomOf(visitor);
      await drags(visitor, 'Almar 20', 0.4, 0.43);
      await drags(visitor, 'Almar 30', 0.6, 0.58);
      const inches = eachOf(await told(visitor), /height ([^·]+)/);
      expect(inches).toHaveLength(2);
      for (const each of inches) expect(each).toMatch(/^\d+"\s*$/);
    });
    await visitor.leave();
  }, 240_000);
});

describe('composing on one canopy by pointer', () => {
  it('brings all pendants into line and spaces them evenly', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('distributor');
      await visitor.goTo('/compositor/v2');
      await roomOf(visitor);
      const placing = page.getByRole('radio', { name: visitor.say('compositor.placing.circle') });
      await placing.locator('xpath=ancestor::label[1]').click();
      const places = (axis: 'x' | 'z') =>
        Promise.all(
          ['1', '2', '3'].map((number) =>
            page
              .getByLabel(visitor.say(`compositor.${axis}Of`, { number }), { exact: true })
              .inputValue()
              .then(Number),
          ),
        );
      await visitor.button('crea.align').click();
      await page.getByRole('menuitem', { name: visitor.say('crea.align.middle') }).click();
      await expect.poll(async () => new Set(await places('z')).size).toBe(1);
      await visitor.button('crea.align').click();
      await page.getByRole('menuitem', { name: visitor.say('crea.distribute.x') }).click();
      const [left = 0, middle = 0, right = 0] = (await places('x')).sort((one, other) => one - other);
      expect(Math.abs(right - middle - (middle - left))).toBeLessThanOrEqual(1);
    });
    await visitor.leave();
  }, 240_000);
});
