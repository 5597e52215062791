import { elementsOf, snapInRoom } from '@lucerna/engine';
import type { Edit, ElementCatalogue, Guide, Position, RoomSnapOptions, Space } from '@lucerna/engine';
import { caughtHeight } from '../../../shared/composing/caught-height';
import { heightStep } from '../../../shared/composing/height-step';
import { findElement, heightOf, moversOf, selectedArticles, selectedLights } from './find';

/** A centimetre; lengths of the room are metres. */
const cm = 0.01;
/** Tenths of a millimetre, which inches come to: what a pointer says beyond is noise. */
const rounded = (metres: number) => Math.round(metres * 10_000) / 10_000;

/** Moves a selection with its groups by a way in metres. */
export function moveBy(space: Space, selection: readonly string[], by: Position): Edit | null {
  const way = { x: rounded(by.x), y: rounded(by.y), z: rounded(by.z) };
  const edits = moversOf(space, selection).map((id): Edit => ({ type: 'move', id, by: way }));
  return edits.length > 0 ? { type: 'batch', edits } : null;
}

/** Moves a selection by whole centimetres in the plan. */
export const nudge = (space: Space, selection: readonly string[], x: number, z: number): Edit | null =>
  moveBy(space, selection, { x: x * cm, y: 0, z: z * cm });

/** Makes the selected pendants longer by whole centimetres, or shorter. */
export function lengthen(space: Space, selection: readonly string[], byCm: number): Edit | null {
  const ids = selectedLights(space, selection).flatMap(({ id, type }) => (type === 'pendant' ? [id] : []));
  return ids.length > 0 ? { type: 'change-attributes', ids, delta: { pendantHeightBy: byCm } } : null;
}

/** The whole centimetres that bring the first pendant of a selection one step on. */
export function stepOfHeight(space: Space, selection: readonly string[], stepCm: number): number {
  const pendant = selectedLights(space, selection).find(({ type }) => type === 'pendant');
  return heightStep((pendant && heightOf(space, pendant.id)) ?? 0, stepCm);
}

/** Where a slide brings one of the selection when it catches what is around it, and what it caught. */
export function caughtSlide(
  space: Space,
  selection: readonly string[],
  id: string,
  to: Position,
  { elements, options }: { readonly elements: ElementCatalogue; readonly options: RoomSnapOptions },
): { readonly to: Position; readonly guides: readonly Guide[] } {
  const from = findElement(space, id)?.element.position;
  if (!from) return { to, guides: [] };
  const ids = selectedArticles(space, selection).map((each) => each.id);
  const wanted = { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z };
  const { by, guides } = snapInRoom(space, ids, wanted, elements, options);
  return { to: { x: from.x + by.x, y: from.y + by.y, z: from.z + by.z }, guides };
}

/** A pendant height that catches that of another pendant which is near, or else a whole step, centimetres. */
export function caughtLift(
  space: Space,
  moving: readonly string[],
  heightCm: number,
  stepCm: number,
): number {
  const held = new Set(selectedArticles(space, moving).map(({ id }) => id));
  const others = [...elementsOf(space)].flatMap((each) =>
    each.type === 'pendant' && !held.has(each.id) ? (each.attributes.pendantHeight ?? []) : [],
  );
  return caughtHeight(others, heightCm, stepCm);
}

/** A slide of the selection in the plan, so that one of it comes to a place. */
export function slideTo(space: Space, selection: readonly string[], id: string, to: Position): Edit | null {
  const element = findElement(space, id)?.element;
  if (!element) return null;
  const { x, y, z } = element.position;
  const isHanging = element.type === 'pendant' || element.type === 'cluster';
  return moveBy(space, selection, { x: to.x - x, y: isHanging ? 0 : to.y - y, z: to.z - z });
}

/**
 * A lift of one of the selection to a height in metres. What hangs stays at the ceiling and becomes longer or shorter:
 * then `begunCm` is the pendant height that the lift began with. With a step it catches heights.
 */
export function liftTo(
  space: Space,
  selection: readonly string[],
  id: string,
  lift: { readonly y: number; readonly begunCm: number | undefined; readonly stepCm?: number },
): Edit | null {
  const { y, begunCm, stepCm } = lift;
  const element = findElement(space, id)?.element;
  if (!element) return null;
  if (element.type !== 'pendant' || begunCm === undefined) {
    return moveBy(space, selection, { x: 0, y: y - element.position.y, z: 0 });
  }
  const pointed = begunCm + Math.round((element.position.y - y) / cm);
  const wanted = stepCm === undefined ? pointed : caughtLift(space, selection, pointed, stepCm);
  const by = wanted - (element.attributes.pendantHeight ?? wanted);
  return by === 0 ? null : lengthen(space, selection, by);
}

/** Puts an element to a place in the plan, metres from the middle of the room. */
export function placeAt(space: Space, id: string, place: { x?: number; z?: number }): Edit | null {
  const element = findElement(space, id)?.element;
  if (!element) return null;
  const { x, z } = element.position;
  return moveBy(space, [id], { x: (place.x ?? x) - x, y: 0, z: (place.z ?? z) - z });
}
