import type { Creation, ElementCatalogue } from '@lucerna/engine';
import { beltView } from '../kinds/belt/view';
import { clusterView } from '../kinds/cluster/view';
import { complementView } from '../kinds/complement/view';
import type { Piece } from './piece';

/** Pieces by what they were made of: unchanged elements of an edited space keep theirs. */
const known = new WeakMap<ElementCatalogue, WeakMap<object, readonly Piece[]>>();

/**
 * All that stands in the room of a creation. Pure: the same element gives the same pieces, so that two creations can be
 * compared piece by piece. What the catalogue does not have is left out.
 */
export function piecesOf({ space, drawing }: Creation, catalogue: ElementCatalogue): readonly Piece[] {
  let made = known.get(catalogue);
  if (!made) known.set(catalogue, (made = new WeakMap()));
  const remembered = made;
  const once = (of: object, make: () => readonly Piece[]): readonly Piece[] => {
    let found = remembered.get(of);
    if (!found) remembered.set(of, (found = make()));
    return found;
  };
  const pieces: Piece[] = [];
  for (const composition of space.compositions) {
    for (const cluster of composition.clusters) {
      pieces.push(...once(cluster, () => clusterView(cluster, catalogue)));
    }
    for (const complement of composition.complements) {
      const piece = once(complement, () =>
        [complementView(complement, catalogue)].filter((each) => each !== null),
      );
      pieces.push(...piece);
    }
  }
  if (drawing?.system === 'plusminus') {
    for (const run of drawing.runs) pieces.push(beltView(run, drawing));
  }
  return pieces;
}
