import { listOf } from './crea';
import type { Visitor } from './visitor';

/** The picture of the room, once it is there. */
export async function roomOf({ page }: Visitor) {
  const room = page.locator('canvas');
  await room.waitFor({ timeout: 90_000 });
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached', timeout: 90_000 });
  return (await room.boundingBox())!;
}

/** Drags a luminaire of the palette to a share of the picture's width and height. */
export async function drags(visitor: Visitor, name: string, across: number, down: number): Promise<void> {
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
export async function told(visitor: Visitor): Promise<string[]> {
  await visitor.button('editor.showList').click();
  const rows = await listOf(visitor.page).allInnerTexts();
  await visitor.button('editor.showRoom').click();
  await roomOf(visitor);
  return rows;
}

/** What the list tells of each luminaire by a pattern: its height, its place. */
export const eachOf = (rows: readonly string[], what: RegExp) => rows.map((row) => what.exec(row)?.[1]);
