import type { CollectionList } from '@lucerna/contract';
import { isWithin, type Narrowing } from './narrow';
import { presentCollection } from './present-collection';
import type { Collection } from './revision/collections';
import type { View } from './viewer-catalogue';

/** The collections of a place or a subfamily; one without a model there is not shown. */
export function narrowCollections(view: View, asked: Narrowing): readonly Collection[] {
  return [...view.catalogue.collections.values()].filter(
    (each) =>
      (asked.subFamilyId === undefined || each.subFamily.id === asked.subFamilyId) &&
      each.models.some(
        (model) => view.catalogue.isOffered(view.catalogId, model) && isWithin(view, model, asked),
      ),
  );
}

/** Collections by subfamily and application (REF-06); the counts of each application are those it would leave. */
export function listCollections(view: View, asked: Narrowing): CollectionList {
  const collections = narrowCollections(view, asked);
  const all = narrowCollections(view, { subFamilyId: asked.subFamilyId });
  const applications = new Map<number, CollectionList['applications'][number]>();
  for (const { id, application, location } of view.catalogue.applicationLocations) {
    const there = all
      .map((each) => each.places.find((place) => place.location.id === id)?.models[view.catalogId] ?? 0)
      .filter((models) => models > 0);
    const sum = there.reduce((total, models) => total + models, 0);
    const entry = applications.get(application.id) ?? {
      id: application.id,
      description: application.description[view.language] ?? '',
      collections: 0,
      models: 0,
      locations: [],
    };
    entry.locations.push({
      id,
      locationId: location.id,
      description: location.description[view.language] ?? '',
      collections: there.length,
      models: sum,
    });
    applications.set(application.id, entry);
  }
  for (const entry of applications.values()) countApplication(view, all, entry);
  return {
    catalogId: view.catalogId,
    collections: collections.map((each) => presentCollection(view, each)),
    applications: [...applications.values()],
  };
}

/** A model or a collection that is at two locations of an application counts once. */
function countApplication(
  view: View,
  all: readonly Collection[],
  entry: CollectionList['applications'][number],
): void {
  const ids = entry.locations.map((each) => each.id);
  for (const collection of all) {
    const there = collection.models.filter(
      (model) =>
        view.catalogue.isOffered(view.catalogId, model) &&
        ids.some((id) => isWithin(view, model, { applicationLocationId: id })),
    ).length;
    if (there > 0) entry.collections += 1;
    entry.models += there;
  }
}
