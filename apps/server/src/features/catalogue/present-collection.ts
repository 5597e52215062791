import type { CollectionAnswer } from '@lucerna/contract';
import type { Collection } from '../../ports/catalogue';
import type { View } from './viewer-catalogue';

/** A collection in one language, with the models offered in the view's catalogue. */
export function presentCollection(view: View, collection: Collection): CollectionAnswer {
  const { language, catalogId, catalogue } = view;
  const { subFamily } = collection;
  const offered = catalogue.offered(catalogId, subFamily.id);
  return {
    subFamily: { id: subFamily.id, name: subFamily.name },
    familyId: subFamily.familyId,
    name: collection.name[language],
    line: collection.line[language],
    paragraph: collection.paragraph[language],
    designer: collection.designer,
    images: [...collection.images],
    configuratorType: subFamily.configuratorType,
    applicationsLocations: collection.places.map(({ location, models }) => ({
      id: location.id,
      application: {
        id: location.application.id,
        description: location.application.description[language] ?? '',
      },
      location: { id: location.location.id, description: location.location.description[language] ?? '' },
      models: models[catalogId],
    })),
    models: offered.length,
    firstModel: offered[0]?.model ?? null,
  };
}
