import type { Model } from '@lucerna/engine';
import type { View } from './viewer-catalogue';

export interface Filters {
  readonly subFamilyId?: number;
  readonly applicationLocationId?: number;
}

/** Whether a model belongs to the collection and the place asked for; a place that its collection ignores has none. */
export function isWithin({ catalogue }: View, model: Model, asked: Filters): boolean {
  if (asked.subFamilyId !== undefined && model.subFamily.id !== asked.subFamilyId) return false;
  const at = asked.applicationLocationId;
  if (at === undefined) return true;
  if (!model.applicationsLocations.includes(at)) return false;
  const places = catalogue.collections.get(model.subFamily.id)?.places;
  return !places || places.some((place) => place.location.id === at);
}

/** The models offered in the view's catalogue that the maker names beside one, in its order. */
export function relatedModels({ catalogue, catalogId }: View, model: Model | undefined): readonly Model[] {
  return (model?.related ?? []).flatMap((each) => {
    const other = catalogue.models.get(each);
    return other && catalogue.isOffered(catalogId, other) ? [other] : [];
  });
}

/** The models offered in the view's catalogue, in the feed's order. */
export function offeredModels(view: View, asked: Filters): readonly Model[] {
  const { catalogue, catalogId } = view;
  const models = catalogue.offered(catalogId, asked.subFamilyId);
  return asked.applicationLocationId === undefined
    ? models
    : models.filter((model) => isWithin(view, model, asked));
}
