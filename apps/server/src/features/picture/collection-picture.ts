import { drawCollection, type Ground } from '@lucerna/picture';
import type { Catalogue, Collection } from '../catalogue';

/** Draws the active models of a collection together. */
export function collectionPicture(catalogue: Catalogue, collection: Collection, ground: Ground): string {
  const models = collection.models
    .filter((model) => model.status.isActive)
    .map((model) => ({
      model: model.model,
      kind: model.kind,
      subFamilyId: model.subFamily.id,
      dimensionsMm: model.technicalData.dimensionsMm ?? null,
      distribution: model.technicalData.distribution ?? null,
    }));
  return drawCollection({
    subFamilyId: collection.subFamily.id,
    models,
    finishes: [...catalogue.finishes.values()],
    ground,
  });
}
