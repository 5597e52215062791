import type { Edit, Position, Space } from '@lucerna/engine';
import { findElement, moversOf, selectedLights } from './find';

/** A centimetre; lengths of the room are metres. */
const cm = 0.01;
/** Whole millimetres: what a pointer says beyond is noise. */
const rounded = (metres: number) => Math.round(metres * 1000) / 1000;

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
 * then `begunCm` is the pendant height that the lift began with.
 */
export function liftTo(
  space: Space,
  selection: readonly string[],
  id: string,
  { y, begunCm }: { readonly y: number; readonly begunCm: number | undefined },
): Edit | null {
  const element = findElement(space, id)?.element;
  if (!element) return null;
  if (element.type !== 'pendant' || begunCm === undefined) {
    return moveBy(space, selection, { x: 0, y: y - element.position.y, z: 0 });
  }
  const wanted = begunCm + Math.round((element.position.y - y) / cm);
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
