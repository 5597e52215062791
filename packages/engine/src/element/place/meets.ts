import type { Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import { indexOf } from '../tree/space-index';
import { isArticleElement, withDescendants } from '../walk';
import { bodyOf } from './body';
import { isBodyInRoom, isPointInRoom } from './overlap';

/** Why an element collides. */
export interface Meeting {
  /** It or something below it is not wholly inside the room. */
  readonly isOutside: boolean;
  /** The articles that overlap it or something below it, and are not below it themselves. */
  readonly others: readonly string[];
}

/** What an element collides with; null for an unknown id. */
export function meets(space: Space, id: string, catalogue: ElementCatalogue): Meeting | null {
  const { table, grid } = indexOf(space, catalogue);
  const element = table.get(id)?.element;
  if (!element) return null;
  const room = space.config.roomSize;
  const others = new Set<string>();
  const own = new Set<string>();
  let isOutside = false;
  for (const each of withDescendants(element)) {
    own.add(each.id);
    const body = isArticleElement(each) ? bodyOf(each, catalogue) : null;
    isOutside ||= !(body ? isBodyInRoom(body, room) : isPointInRoom(each.position, room));
    if (body) {
      grid.overlapping(each.id, body, (other) => {
        others.add(other);
        return false;
      });
    }
  }
  return { isOutside, others: [...others].filter((other) => !own.has(other)).sort() };
}
