import { planOf } from './drawing';
import type { Finger } from './fingers';
import type { Visitor } from './visitor';

/** A place in the plan, metres from the middle of the room: to the right and to the front. */
type Place = readonly [x: number, z: number];

/** The room that a new drawing begins in, metres. */
const room = { width: 6, depth: 4.5 };

/** Where on the screen a place of the plan is. The walls are drawn first. */
export async function onScreen(visitor: Visitor, [x, z]: Place): Promise<Finger> {
  const floor = (await planOf(visitor).locator('rect').first().boundingBox())!;
  return [floor.x + floor.width * (x / room.width + 0.5), floor.y + floor.height * (z / room.depth + 0.5)];
}

/** Draws a run from corner to corner by pressing the plan with the pen. */
export async function drawsThrough(visitor: Visitor, ...places: readonly Place[]): Promise<void> {
  await visitor.button('drawing.tool.draw').click();
  for (const place of places) {
    await visitor.page.mouse.click(...(await onScreen(visitor, place)));
  }
  await visitor.button('drawing.finish').click();
}

/** Presses what is at a place of the plan. */
export async function pressesAt(visitor: Visitor, place: Place): Promise<void> {
  await visitor.page.mouse.click(...(await onScreen(visitor, place)));
}

/** Drags what is at a place of the plan to another. */
export async function drags(visitor: Visitor, from: Place, to: Place): Promise<void> {
  await carries(visitor, await onScreen(visitor, from), to);
}

/** Drags a luminaire from the palette to a place of the plan. */
export async function putsOn(visitor: Visitor, name: string, to: Place): Promise<void> {
  const card = visitor.button('drawing.add', { name });
  await card.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await card.boundingBox())!;
  await carries(visitor, [x + width / 2, y + height / 2], to);
}

async function carries(visitor: Visitor, [fromX, fromY]: Finger, to: Place): Promise<void> {
  const { mouse } = visitor.page;
  const [x, y] = await onScreen(visitor, to);
  await mouse.move(fromX, fromY);
  await mouse.down();
  await mouse.move((fromX + x) / 2, (fromY + y) / 2);
  await mouse.move(x, y, { steps: 4 });
  await mouse.up();
}
