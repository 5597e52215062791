import type { Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import { indexOf } from '../tree/space-index';
import { isArticleElement, withDescendants } from '../walk';
import { bodiesOf } from './bodies';
import type { Body } from './bounds';
import type { Grid } from './grid';
import { isBodyInRoom, isPointInRoom } from './overlap';

/**
 * How one is in the way of another: their bodies overlap, a canopy takes its place, its own cable goes through the other
 * one, or it is crossed by the cable of the other one.
 */
export type CollisionWay = 'body' | 'canopy' | 'cable' | 'crossed';

/** Why an element collides. */
export interface Meeting {
  /** It or something below it is not wholly inside the room. */
  readonly isOutside: boolean;
  /**
   * The articles, and the clusters with feeds, that overlap it or something below it, and are not below it themselves.
   */
  readonly others: readonly string[];
  /** How each of them is met; the gravest way of several. */
  readonly ways: Readonly<Record<string, CollisionWay>>;
}

const gravity: Readonly<Record<CollisionWay, number>> = { body: 0, canopy: 1, cable: 2, crossed: 3 };

function wayOf(one: Body, other: Body): CollisionWay {
  if (one.part === 'cable') return 'cable';
  if (other.part === 'cable') return 'crossed';
  return one.part === 'canopy' || other.part === 'canopy' ? 'canopy' : 'body';
}

/** How an element's bodies meet those of others, by the ids of these; at most so many of them. */
export function waysOf(
  id: string,
  bodies: readonly Body[],
  grid: Grid,
  most = Infinity,
): ReadonlyMap<string, CollisionWay> {
  const ways = new Map<string, CollisionWay>();
  for (const body of bodies) {
    grid.overlapping(id, body, (other, met) => {
      const way = wayOf(body, met);
      const known = ways.get(other);
      if (!known || gravity[way] < gravity[known]) ways.set(other, way);
      return ways.size >= most;
    });
  }
  return ways;
}

/** What an element collides with; null for an unknown id. */
export function meets(space: Space, id: string, catalogue: ElementCatalogue): Meeting | null {
  const { table, grid } = indexOf(space, catalogue);
  const element = table.get(id)?.element;
  if (!element) return null;
  const room = space.config.roomSize;
  const ways: Record<string, CollisionWay> = {};
  const own = new Set<string>();
  let isOutside = false;
  for (const each of withDescendants(element)) {
    own.add(each.id);
    const bodies = bodiesOf(each, table.get(each.id)?.parent ?? '', catalogue);
    const isPoint = bodies.length === 0 || !isArticleElement(each);
    isOutside ||= bodies.some((body) => !isBodyInRoom(body, room));
    isOutside ||= isPoint && !isPointInRoom(each.position, room);
    for (const [other, way] of waysOf(each.id, bodies, grid)) {
      const known = ways[other];
      if (!known || gravity[way] < gravity[known]) ways[other] = way;
    }
  }
  for (const id of own) delete ways[id];
  return { isOutside, others: Object.keys(ways).sort(), ways };
}
