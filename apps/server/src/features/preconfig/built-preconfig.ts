import { billOfSpace, no, ok, spaceOfPreconfig, storeSpace, storedCreationVersion } from '@lucerna/engine';
import type { BillOfMaterials, Result, StoredCreation } from '@lucerna/engine';
import { engineCatalogues, type Catalogue, type FeedPreconfig, type View } from '../catalogue';

/** A preconfigured product as the engine builds it today. */
export interface BuiltPreconfig {
  readonly creation: StoredCreation;
  readonly bill: Result<BillOfMaterials>;
}

/** The preconfigured products of a revision, in the feed's order. */
export function preconfigsOf(catalogue: Catalogue): readonly FeedPreconfig[] {
  return (catalogue.document('preconfigs') ?? []) as readonly FeedPreconfig[];
}

/**
 * Builds a preconfigured product with the view's prices. Errors: those of `spaceOfPreconfig`, for what cannot be built
 * with today's catalogue.
 */
export function buildPreconfig(
  { catalogue, today, rateId }: View,
  preconfig: FeedPreconfig,
): Result<BuiltPreconfig> {
  const { elements, parts } = engineCatalogues(catalogue, preconfig.catalogId, today);
  const space = spaceOfPreconfig(preconfig, elements);
  if (!space.ok) return no(...space.problems);
  return ok({
    creation: { version: storedCreationVersion, space: storeSpace(space.value), drawing: null },
    bill: billOfSpace(space.value, parts, { rateId, quantity: 1 }),
  });
}
