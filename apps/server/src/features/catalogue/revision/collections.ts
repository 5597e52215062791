import { catalogIds, inEachCatalog, inEachLanguage, type CatalogId, type Model } from '@lucerna/engine';
import type { Collection } from '../../../ports/catalogue';
import type { CatalogueRows } from './catalogue-rows';
import { documentOf } from './documents';
import type { GroupedModels } from './grouped-models';

/** Joins collections, their texts and their models; a place counts the models that are offered there. Yields after each model. */
export function* collectionSteps(
  rows: CatalogueRows,
  grouped: GroupedModels,
): Generator<void, ReadonlyMap<number, Collection>> {
  const feed = { document: (name: string) => rows.documents.get(name) };
  const texts = new Map((documentOf(feed, 'collection-texts') ?? []).map((each) => [each.subFamilyId, each]));
  const ignored = documentOf(feed, 'excluded-application-ids') ?? {};
  const locations = new Map((documentOf(feed, 'application-locations') ?? []).map((each) => [each.id, each]));
  const subfamilies = new Map((documentOf(feed, 'Subfamilies') ?? []).map((each) => [each.id, each]));
  const members = yield* realModelsBySubfamily(rows.models);

  const collections = new Map<number, Collection>();
  for (const row of documentOf(feed, 'collections') ?? []) {
    const { id } = row.subFamily;
    const subFamily = subfamilies.get(id);
    if (!subFamily) continue;
    const text = texts.get(id);
    const models = members.get(id) ?? [];
    const { description } = subFamily;
    const counts = yield* countByLocation(grouped.offeredOf.get(id));
    const places = row.applicationsLocations
      .filter((each) => !(ignored[id] ?? []).includes(each.application.id))
      .flatMap((each) => locations.get(each.id) ?? [])
      .map((location) => ({ location, models: counts(location.id) }));
    collections.set(id, {
      subFamily,
      name: text?.name ?? inEachLanguage(() => subFamily.name),
      line: text?.line ?? description,
      paragraph: text?.paragraph ?? description,
      designer: text?.designer ?? null,
      images: row.images,
      places,
      models,
    });
  }
  return collections;
}

function* realModelsBySubfamily(models: ReadonlyMap<string, Model>): Generator<void, Map<number, Model[]>> {
  const groups = new Map<number, Model[]>();
  for (const model of models.values()) {
    yield;
    if (model.virtual !== 0) continue;
    const group = groups.get(model.subFamily.id);
    if (group) group.push(model);
    else groups.set(model.subFamily.id, [model]);
  }
  return groups;
}

type Counts = Readonly<Record<CatalogId, number>>;

/** How many models of a subfamily are offered at a location in each catalogue, counted in one pass. */
function* countByLocation(
  offered: Readonly<Record<CatalogId, readonly Model[]>> | undefined,
): Generator<void, (locationId: number) => Counts> {
  const counts = new Map<number, Record<CatalogId, number>>();
  for (const catalogId of catalogIds) {
    for (const model of offered?.[catalogId] ?? []) {
      yield;
      for (const at of new Set(model.applicationsLocations)) {
        const count = counts.get(at) ?? inEachCatalog(() => 0);
        count[catalogId] += 1;
        counts.set(at, count);
      }
    }
  }
  return (locationId) => counts.get(locationId) ?? inEachCatalog(() => 0);
}
