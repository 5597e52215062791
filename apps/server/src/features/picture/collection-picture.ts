import { drawCollection, type CollectionRequest, type Ground } from '@lucerna/picture';
import type { Catalogue, Collection } from '../catalogue';
import { shownModel } from './luminaire-picture';

/** The active models of a collection together. */
export const collectionRequest = (
  catalogue: Catalogue,
  { subFamily, models }: Collection,
  ground: Ground,
): CollectionRequest => ({
  subFamilyId: subFamily.id,
  models: models.filter(({ status }) => status.isActive).map((model) => shownModel(catalogue, model)),
  finishes: [...catalogue.finishes.values()],
  ground,
});

export const collectionPicture = (catalogue: Catalogue, collection: Collection, ground: Ground): string =>
  drawCollection(collectionRequest(catalogue, collection, ground));
