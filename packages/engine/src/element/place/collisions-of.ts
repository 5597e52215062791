import type { Element, Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import { indexOf } from '../tree/space-index';
import { elementsOf, isArticleElement } from '../walk';
import { bodiesOf } from './bodies';
import type { Body } from './bounds';
import { waysOf, type CollisionWay } from './meets';
import { isBodyInRoom, isPointInRoom } from './overlap';
import type { RoomSize } from '../position';

/** More than these tell nothing new. */
const maxTold = 500;

/** One reason for which something collides: it leaves the room, or is in the way of another in some way. */
export type Collision =
  | { readonly id: string; readonly reason: 'outside' }
  | { readonly id: string; readonly reason: CollisionWay; readonly other: string };

function isOutside(element: Element, bodies: readonly Body[], room: RoomSize): boolean {
  if (bodies.length > 0) return bodies.some((body) => !isBodyInRoom(body, room));
  return isArticleElement(element) && !isPointInRoom(element.position, room);
}

/**
 * All that collides in a space: articles, and the feeds of free wires under the id of their cluster. Each pair is told
 * once, at the first of the two in the order of the tree; at most so many are told, for all of a heap say no more.
 */
export function collisionsOf(
  space: Space,
  catalogue: ElementCatalogue,
  most = maxTold,
): readonly Collision[] {
  const { table, grid } = indexOf(space, catalogue);
  const told = new Set<string>();
  const found: Collision[] = [];
  for (const element of elementsOf(space)) {
    const { id } = element;
    if (!element.collides || element.type === 'composition') continue;
    const bodies = bodiesOf(element, table.get(id)?.parent ?? '', catalogue);
    if (isOutside(element, bodies, space.config.roomSize)) found.push({ id, reason: 'outside' });
    for (const [other, reason] of waysOf(id, bodies, grid, told.size + most)) {
      if (!told.has(other)) found.push({ id, reason, other });
    }
    told.add(id);
    if (found.length >= most) return found.slice(0, most);
  }
  return found;
}
