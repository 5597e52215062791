import type { Model } from '@lucerna/engine';
import type { Place } from '../line/evaluate-products';

/** Digits that a mistyped number may differ by. */
const maxDifferent = 2;

function difference(one: string, other: string): number {
  let different = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) different += 1;
  return different;
}

/**
 * The model that is offered and most likely meant by a number: the model itself, one of its collection where it is no
 * longer made, else the number with the fewest other digits. Null where none is like it.
 */
export function likeliestModel({ catalogue, catalogId }: Place, number: string): string | null {
  const model = catalogue.models.get(number);
  if (model && catalogue.isOffered(catalogId, model)) return number;
  const family = model
    ? closest(catalogue.offered(catalogId, model.subFamily.id), number, number.length)
    : null;
  return family ?? closest(catalogue.offered(catalogId), number, maxDifferent);
}

function closest(models: readonly Model[], number: string, most: number): string | null {
  let nearest: string | null = null;
  let fewest = most + 1;
  for (const { model } of models) {
    const different = difference(number, model);
    if (different < fewest) [nearest, fewest] = [model, different];
  }
  return nearest;
}
