import { describe, expect, it } from 'vitest';
import { cases, itInLong } from '../extent';
import { openSite } from '../site';
import { middleOf, spreads, swipes, type Finger } from './fingers';
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

  itInLong(
    'gives a drag out of the palette up with Escape, and makes the ghost a lamp by a press',
    async () => {
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
        const ghost = visitor.button('crea.firstLamp', { name: 'Almar 20' });
        const middleOf = (box: { x: number; width: number } | null) => box!.x + box!.width / 2;
        const body = (await ghost.locator('ellipse').boundingBox())!;
        await ghost.click();
        // The lamp comes where its ghost was: its arrow stands above the middle of its body. The foot, which has more to say
        // now, leaves the room a little less height.
        const arrow = page.locator('[data-handle=lift]');
        await arrow.waitFor();
        const lift = (await arrow.boundingBox())!;
        expect(Math.abs(middleOf(lift) - middleOf(body))).toBeLessThan(8);
        expect(Math.abs(lift.y + lift.height / 2 + 30 - body.y)).toBeLessThan(48);
        expect(await told(visitor)).toEqual([expect.stringContaining('Almar 20')]);
      });
      await visitor.leave();
    },
    240_000,
  );

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

  itInLong(
    'catches whole inches where lengths are told in feet and inches',
    async () => {
      const visitor = await site.arrive();
      await visitor.telling(async () => {
        await visitor.signIn('specifier_usa');
        await visitor.goTo('/new-product/crea-configurator');
        await roomOf(visitor);
        await drags(visitor, 'Almar 20', 0.4, 0.43);
        await drags(visitor, 'Almar 30', 0.6, 0.58);
        const inches = eachOf(await told(visitor), /height ([^·]+)/);
        expect(inches).toHaveLength(2);
        for (const each of inches) expect(each).toMatch(/^\d+″\s*$/);
      });
      await visitor.leave();
    },
    240_000,
  );
});

describe('composing on a phone', () => {
  it('drags a lamp out of the palette and then through the room by a finger; beside it the room is turned', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await page.setViewportSize({ width: 390, height: 844 });
      await visitor.goTo('/new-product/crea-configurator');
      const room = await roomOf(visitor);
      await visitor.button('crea.firstLamp', { name: 'Almar 20' }).waitFor();
      const devtools = await page.context().newCDPSession(page);
      const [hungX, hungY] = [room.x + room.width * 0.4, room.y + room.height * 0.6];
      await swipes(devtools, await middleOf(visitor.button('crea.addModel', { name: 'Almar 45' })), [
        hungX,
        hungY,
      ]);
      const handle = page.locator('[data-handle=lift]');
      await handle.waitFor();
      await swipes(devtools, [hungX, hungY], [hungX + 90, hungY]);
      // Two fingers that go apart bring the room nearer: what is beside its middle goes further from it.
      const middle: Finger = [room.x + room.width / 2, room.y + room.height / 2];
      const awayFromMiddle = async () => {
        const [x, y] = await middleOf(handle);
        return Math.hypot(x - middle[0], y - middle[1]);
      };
      const far = await awayFromMiddle();
      await spreads(devtools, middle);
      await expect.poll(awayFromMiddle).toBeGreaterThan(far * 1.2);
      await swipes(devtools, [room.x + 30, hungY], [room.x + 90, hungY]);
      expect(await page.evaluate(() => scrollY)).toBe(0);

      const across = (row: string | undefined) => Number(/x (-?\d+)/.exec(row ?? '')?.[1]);
      const moved = await told(visitor);
      expect(moved).toEqual([expect.stringContaining('Almar 45')]);
      await page.keyboard.press('Control+z');
      const hung = await told(visitor);
      expect(across(moved[0])).toBeGreaterThan(across(hung[0]) + 20);
      await page.keyboard.press('Control+z');
      await visitor.button('crea.firstLamp', { name: 'Almar 20' }).waitFor();
    });
    await visitor.leave();
  }, 240_000);

  it.each(
    cases(
      [[390, 844] as const],
      [
        [320, 568],
        [720, 450],
      ],
    ),
  )(
    'shows every figure of the lamp whole at %i by %i',
    async (width, height) => {
      const visitor = await site.arrive();
      await visitor.telling(async () => {
        const { page } = visitor;
        await page.setViewportSize({ width, height });
        await visitor.goTo('/new-product/crea-configurator/2010');
        const foot = page.getByRole('region', { name: visitor.say('editor.summary') });
        // On a phone it is one line until it is opened, two for who must sign in to see the price.
        const details = foot.getByRole('button', { name: visitor.say('editor.details') });
        if (width < 576) {
          expect((await foot.boundingBox())!.height).toBeLessThan(130);
          await details.click();
        } else expect(await details.isVisible()).toBe(false);
        const drivers = foot.getByText(visitor.say('editor.drivers'), { exact: true });
        await drivers.scrollIntoViewIfNeeded();
        for (const figure of await foot.locator('dl > div').all()) {
          const box = (await figure.boundingBox())!;
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(await figure.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(1);
        }
        expect(await foot.locator('dl').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
      await visitor.leave();
    },
    120_000,
  );
});

describe('composing on one canopy by pointer', () => {
  itInLong(
    'lifts a pendant by its arrow, brings all into line and spaces them evenly',
    async () => {
      const visitor = await site.arrive();
      await visitor.telling(async () => {
        const { page } = visitor;
        await visitor.signIn('distributor');
        await visitor.goTo('/compositor/v2');
        await roomOf(visitor);
        const heightOf = (number: string) =>
          page.getByLabel(visitor.say('compositor.heightOf', { number }), { exact: true });
        const hung = await heightOf('2').inputValue();
        await heightOf('2').focus();
        const arrow = page.locator('[data-handle=lift]');
        await arrow.waitFor();
        const [x, y] = await middleOf(arrow);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x, y - 90, { steps: 6 });
        await page.mouse.up();
        await expect.poll(async () => Number(await heightOf('2').inputValue())).toBeLessThan(Number(hung));
        expect(await heightOf('1').inputValue()).toBe(hung);
        await page.locator('canvas').focus();
        await page.keyboard.press('Control+z');
        await expect.poll(() => heightOf('2').inputValue()).toBe(hung);
        // A pendant that is slid is placed freely from then on, until that is undone.
        const hasX = () =>
          page.getByLabel(visitor.say('compositor.xOf', { number: '2' }), { exact: true }).count();
        const [bodyX, bodyY] = await middleOf(arrow);
        await page.mouse.move(bodyX, bodyY + 40);
        await page.mouse.down();
        await page.mouse.move(bodyX + 60, bodyY + 40, { steps: 6 });
        await page.mouse.up();
        await expect.poll(hasX).toBe(1);
        await page.keyboard.press('Control+z');
        await expect.poll(hasX).toBe(0);
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
    },
    240_000,
  );
});
