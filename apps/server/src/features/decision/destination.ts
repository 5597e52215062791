import type { DecisionTree } from '@lucerna/contract';
import { configuratorTypeOf, preconfigsOf } from '../preconfig';
import type { FeedDecisionTree, View } from '../catalogue';

type FeedDestination = FeedDecisionTree['nodes'][number]['answers'][number]['to'];
type Destination = DecisionTree['nodes'][number]['answers'][number]['to'];

/** Whether any model of a collection is offered in the view's catalogue, at a place where one is named. */
function isOffered({ catalogue, catalogId }: View, subFamilyId: number, locationId?: number): boolean {
  const models = catalogue.collections.get(subFamilyId)?.models ?? [];
  return models.some(
    (each) =>
      catalogue.isOffered(catalogId, each) &&
      (locationId === undefined || each.applicationsLocations.includes(locationId)),
  );
}

/** What an answer leads to, with the names that it is shown by; null when that is not offered or not wanted. */
export function destinationOf(
  view: View,
  to: Exclude<FeedDestination, { type: 'node' }>,
  isWanted: (subFamilyId: number) => boolean,
): Destination | null {
  const { catalogue, catalogId } = view;
  const subFamilyOf = (id: number) =>
    isWanted(id) ? { id, name: catalogue.subfamilies.get(id)?.name ?? '' } : null;
  switch (to.type) {
    case 'collection': {
      const { applicationLocationId } = to;
      const subFamily = subFamilyOf(to.subFamilyId);
      if (!subFamily || !isOffered(view, to.subFamilyId, applicationLocationId)) return null;
      return { type: 'collection', subFamily, applicationLocationId: applicationLocationId ?? null };
    }
    case 'configurator': {
      const subFamily = subFamilyOf(to.subFamilyId);
      if (!subFamily || !isOffered(view, to.subFamilyId)) return null;
      return { type: 'configurator', configuratorType: configuratorTypeOf(to.configuratorType), subFamily };
    }
    case 'model': {
      const model = catalogue.models.get(to.model);
      const subFamily = model && subFamilyOf(model.subFamily.id);
      if (!subFamily || !catalogue.isOffered(catalogId, model)) return null;
      return { type: 'model', model: to.model, name: model.name, subFamily };
    }
    case 'preconfig': {
      const preconfig = preconfigsOf(catalogue).find(({ id }) => id === to.preconfigId);
      const subFamily = preconfig && subFamilyOf(preconfig.subFamilyId);
      if (!subFamily || preconfig.catalogId !== catalogId) return null;
      const configuratorType = configuratorTypeOf(preconfig.configuratorType);
      return {
        type: 'preconfig',
        preconfigId: preconfig.id,
        name: preconfig.name,
        configuratorType,
        subFamily,
      };
    }
  }
}
