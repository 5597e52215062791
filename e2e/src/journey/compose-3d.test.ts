import { describe, expect, it } from 'vitest';
import { openSite } from '../site';
import type { Visitor } from './visitor';
import { listOf } from './crea';

const site = openSite({ draws3d: true });

/** The picture of the room, once it is there. */
async function roomOf({ page }: Visitor) {
  const room = page.locator('canvas');
  await room.waitFor({ timeout: 90_000 });
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached', timeout: 90_000 });
  return (await room.boundingBox())!;
}

/** Drags a luminaire of the palette to a share of the picture's width and height. */
async function drags(visitor: Visitor, name: string, across: number, down: number): Promise<void> {
  const { page } = visitor;
  const room = (await page.locator('canvas').boundingBox())!;
  const card = (await visitor.button('crea.addModel', { name }).boundingBox())!;
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 3);
  await page.mouse.down();
  const to = { x: room.x + room.width * across, y: room.y + room.height * down };
  await page.mouse.move((card.x + to.x) / 2, (card.y + to.y) / 2);
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

/** Every luminaire as the list says it. */
async function told(visitor: Visitor): Promise<string[]> {
  await visitor.button('editor.showList').click();
  const rows = await listOf(visitor.page).allInnerTexts();
  await visitor.button('editor.showRoom').click();
  await roomOf(visitor);
  return rows;
}

const heightsOf = (rows: readonly string[]) => rows.map((row) => /height (\d+)/.exec(row)?.[1]);

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
      expect(new Set(heightsOf(rows)).size).toBe(3);
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
});
