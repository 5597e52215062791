import type { Choices } from './choices';
import { nearestProduct, type NearestProduct } from './nearest-product';
import type { PreparedModel } from './prepare-model';

/** A product that may stand in the place of one that is gone. */
export interface Successor extends NearestProduct {
  readonly model: string;
}

/**
 * Of the products of some models the one that keeps most values of a configuration; of equals that of the first model. Null where
 * none of them has a product.
 */
export function nearestSuccessor(
  models: Iterable<PreparedModel>,
  configuration: Choices,
  rateId: number,
): Successor | null {
  let best: Successor | null = null;
  for (const model of models) {
    const nearest = nearestProduct(model, configuration, rateId);
    if (!nearest || (best && best.changes.length <= nearest.changes.length)) continue;
    best = { ...nearest, model: model.sheet.model.model };
  }
  return best;
}
