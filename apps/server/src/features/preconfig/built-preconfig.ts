import { billOfSpace, no, ok, rebuildCreation, spaceOfPreconfig, storeCreation } from '@lucerna/engine';
import type { BillOfMaterials, Creation, ElementCatalogue, Result, StoredCreation } from '@lucerna/engine';
import { engineCatalogues, type Catalogue, type FeedPreconfig, type View } from '../catalogue';
import { creationPicture, type CreationLook } from '../creation';
import { documentOf } from '../catalogue';

/** A preconfigured product as the engine builds it today. */
export interface BuiltPreconfig {
  readonly creation: StoredCreation;
  readonly bill: Result<BillOfMaterials>;
}

/** The preconfigured products of a revision, in the feed's order. */
export function preconfigsOf(catalogue: Catalogue): readonly FeedPreconfig[] {
  return documentOf(catalogue, 'preconfigs') ?? [];
}

/** What it is: the drawing where it has one, else the room that its compositions make. */
function creationOf(preconfig: FeedPreconfig, elements: ElementCatalogue): Result<Creation> {
  const { id, roomSize, drawing } = preconfig;
  if (drawing) {
    const drawn = { type: 'drawing', id: String(id), roomSize, ...drawing };
    return rebuildCreation({ version: 1, space: null, drawing: drawn }, elements);
  }
  const space = spaceOfPreconfig(preconfig, elements);
  return space.ok ? ok({ space: space.value, drawing: null }) : space;
}

/** The SVG of a preconfigured product. Refuses with the problems of what cannot be built with today's catalogue. */
export function preconfigPicture(
  { catalogue, today }: View,
  preconfig: FeedPreconfig,
  look: CreationLook,
): Result<string> {
  const { elements } = engineCatalogues(catalogue, preconfig.catalogId, today);
  const creation = creationOf(preconfig, elements);
  return creation.ok ? ok(creationPicture(creation.value, elements, look)) : creation;
}

/**
 * Builds a preconfigured product with the view's prices. Errors: those of `rebuildCreation` and `spaceOfPreconfig`, for
 * what cannot be built with today's catalogue.
 */
export function buildPreconfig(
  { catalogue, today, rateId }: View,
  preconfig: FeedPreconfig,
): Result<BuiltPreconfig> {
  const { elements, parts } = engineCatalogues(catalogue, preconfig.catalogId, today);
  const creation = creationOf(preconfig, elements);
  if (!creation.ok) return no(...creation.problems);
  return ok({
    creation: storeCreation(creation.value),
    bill: billOfSpace(creation.value.space, parts, { rateId, quantity: 1 }),
  });
}
