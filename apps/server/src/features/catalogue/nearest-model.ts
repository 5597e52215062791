import type { View } from './viewer-catalogue';

/** Digits that a mistyped number may differ by. */
const maxDifferent = 2;

/** The number most like another among those that are offered: the fewest differing digits, the first of equal ones. */
export function nearestModel({ catalogue, catalogId }: View, model: string): string | null {
  let nearest: string | null = null;
  let fewest = maxDifferent + 1;
  for (const { model: other } of catalogue.offered(catalogId)) {
    let different = 0;
    for (let at = 0; at < other.length && different < fewest; at += 1) {
      if (other[at] !== model[at]) different += 1;
    }
    if (different < fewest) [nearest, fewest] = [other, different];
  }
  return nearest;
}
