import type { Element, Group, Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import { indexOf } from '../tree/space-index';
import { isArticleElement, withDescendants } from '../walk';
import { bodyOf } from './body';
import type { Bounds } from './bounds';

/** The bounds of some bounds; null of none. */
export function boundsOfAll(all: readonly Bounds[]): Bounds | null {
  if (all.length === 0) return null;
  const least = (of: (each: Bounds) => number): number =>
    all.reduce((to, each) => Math.min(to, of(each)), Infinity);
  const most = (of: (each: Bounds) => number): number =>
    all.reduce((to, each) => Math.max(to, of(each)), -Infinity);
  return {
    minX: least(({ minX }) => minX),
    maxX: most(({ maxX }) => maxX),
    minY: least(({ minY }) => minY),
    maxY: most(({ maxY }) => maxY),
    minZ: least(({ minZ }) => minZ),
    maxZ: most(({ maxZ }) => maxZ),
  };
}

/** The bounds of the bodies of an element and all below it, without what they hang by; its place where it has none. */
export function elementBounds(element: Element, catalogue: ElementCatalogue): Bounds {
  const bodies = [...withDescendants(element)].flatMap((each) =>
    isArticleElement(each) ? (bodyOf(each, catalogue) ?? []) : [],
  );
  const { x, y, z } = element.position;
  return boundsOfAll(bodies) ?? { minX: x, maxX: x, minY: y, maxY: y, minZ: z, maxZ: z };
}

/** The bounds of an element or of all that a real group moves; null for an unknown id. */
export function moverBounds(space: Space, id: string, catalogue: ElementCatalogue): Bounds | null {
  const { table } = indexOf(space, catalogue);
  const group: Group | undefined = space.groups.find((each) => each.id === id);
  const elements = (group?.elements ?? [id]).flatMap((each) => table.get(each)?.element ?? []);
  return boundsOfAll(elements.map((each) => elementBounds(each, catalogue)));
}
