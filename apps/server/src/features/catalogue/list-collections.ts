import type { CollectionList } from '@lucerna/contract';
import { pageOfRows, type Page } from '../../http/paging';
import type { Json } from './memoized-json';
import { isWithin, type Filters } from './filters';
import { presentCollection } from './present-collection';
import type { Collection } from '../../ports/catalogue';
import type { View } from './viewer-catalogue';

/** The collections of a place or a subfamily; one without a model there is not shown. */
export function narrowCollections(view: View, asked: Filters): readonly Collection[] {
  const { catalogue, catalogId } = view;
  return [...catalogue.collections.values()].filter(
    ({ subFamily: { id } }) =>
      (asked.subFamilyId === undefined || id === asked.subFamilyId) &&
      catalogue.offered(catalogId, id).some((model) => isWithin(view, model, asked)),
  );
}

/** A page of the collections by subfamily and application (REF-06); the counts of each application are those it would leave. */
export function listCollections(view: View, asked: Filters & Page): Json {
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
  countModels(view, all, applications);
  const list: CollectionList = {
    catalogId: view.catalogId,
    collections: pageOfRows(collections, asked).map((each) => presentCollection(view, each)),
    applications: [...applications.values()],
  };
  return { json: JSON.stringify(list), total: collections.length };
}

/** A model or a collection that is at two locations of an application counts once. */
function countModels(
  { catalogue, catalogId }: View,
  all: readonly Collection[],
  applications: ReadonlyMap<number, CollectionList['applications'][number]>,
): void {
  for (const { subFamily, places } of all) {
    const applicationOf = new Map(places.map(({ location }) => [location.id, location.application.id]));
    const counts = new Map<number, number>();
    for (const model of catalogue.offered(catalogId, subFamily.id)) {
      const at = new Set(model.applicationsLocations.map((each) => applicationOf.get(each)));
      for (const id of at) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const [id, count] of counts) {
      const entry = applications.get(id);
      if (!entry) continue;
      entry.collections += 1;
      entry.models += count;
    }
  }
}
