import type { Element, Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import { bodiesOf } from '../place/bodies';
import { Grid } from '../place/grid';
import { childrenOf } from '../walk';
import { PersistentTable } from './persistent-table';

/** An element by its id, and the id of its parent. */
export interface Known {
  readonly element: Element;
  readonly parent: string;
}

/** What makes a space quick to ask and to edit. It follows from the space and the catalogue's measures alone. */
export interface SpaceIndex {
  readonly catalogue: ElementCatalogue;
  readonly table: PersistentTable<Known>;
  readonly grid: Grid;
}

const indexes = new WeakMap<Space, SpaceIndex>();

function knownBelow(parent: Space | Element, found: [string, Known][]): [string, Known][] {
  for (const element of childrenOf(parent)) {
    found.push([element.id, { element, parent: parent.id }]);
    knownBelow(element, found);
  }
  return found;
}

function buildIndex(space: Space, catalogue: ElementCatalogue): SpaceIndex {
  const known = knownBelow(space, []);
  const bodies = known.flatMap(([id, { element, parent }]) =>
    bodiesOf(element, parent, catalogue).map((body) => ({ id, body })),
  );
  return { catalogue, table: PersistentTable.of(known), grid: Grid.of(bodies) };
}

/** The index of a space: remembered from the edit that made the space, or built when first asked. */
export function indexOf(space: Space, catalogue: ElementCatalogue): SpaceIndex {
  const found = indexes.get(space);
  if (found?.catalogue === catalogue) return found;
  const built = buildIndex(space, catalogue);
  indexes.set(space, built);
  return built;
}

/** Remembers the index of a new space. */
export function keepIndex(space: Space, index: SpaceIndex): void {
  indexes.set(space, index);
}
