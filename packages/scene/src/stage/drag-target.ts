import { elementsOf, type Creation, type Position } from '@lucerna/engine';
import type { Piece } from '../piece/piece';
import type { Held } from './hand/hand';

/** The position of what a pick means: an element's own, or the first corner of a drawn run. */
function positionOf({ space, drawing }: Creation, id: string): Position | null {
  for (const element of elementsOf(space)) if (element.id === id) return element.position;
  const run = drawing?.runs.find((each) => each.id === id);
  const [first] = run?.points ?? [];
  return first && drawing ? { x: first.x, y: first.y ?? drawing.height, z: first.z } : null;
}

/** What is taken hold of by who grasps a piece at a place; null when it cannot be moved. */
export function dragTarget(creation: Creation, piece: Piece, at: Position): Held | null {
  const position = positionOf(creation, piece.picks);
  if (!position || !piece.handles.slide) return null;
  return { id: piece.picks, position, at: { x: at.x, y: at.y, z: at.z }, handles: piece.handles };
}
