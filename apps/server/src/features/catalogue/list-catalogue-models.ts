import { foldText, type CatalogueModel } from '@lucerna/contract';
import { isComplement, isValidOn, modelName, type Model } from '@lucerna/engine';
import type { MakerPictures } from '../../ports/catalogue';
import { isListed } from './revision/grouped-models';
import type { View } from './viewer-catalogue';

interface Asked {
  readonly subFamilyId?: number;
  readonly search?: string;
}

/** Every model of the revision in the feed's order, those that no list shows among them (ADM-01). */
export function catalogueModels(
  { catalogue, language }: View,
  { subFamilyId, search }: Asked,
): readonly Model[] {
  const wanted = foldText(search ?? '').trim();
  return [...catalogue.models.values()].filter(
    (model) =>
      (subFamilyId === undefined || model.subFamily.id === subFamilyId) &&
      (model.model.includes(wanted) || foldText(modelName(model, language)).includes(wanted)),
  );
}

/** Where a model stands in the view's catalogue, and how many rows, pictures and documents it has there. */
export function presentCatalogueModel(view: View, pictures: MakerPictures, model: Model): CatalogueModel {
  const { catalogue, catalogId, language, today } = view;
  const variations = catalogue.variations(catalogId, model.model);
  return {
    model: model.model,
    name: modelName(model, language),
    subFamily: model.subFamily,
    applicationLocationId: model.applicationsLocations[0] ?? null,
    state: stateOf(view, model),
    variations: variations.length,
    validVariations: variations.filter((each) => isValidOn(each, today)).length,
    prices: catalogue.modelSheet(catalogId, model.model)?.prices.length ?? 0,
    pictures: pictures.of(model.model).length,
    documents: catalogue.makersDocuments(model, catalogId, language).length,
  };
}

function stateOf({ catalogue, catalogId }: View, model: Model): CatalogueModel['state'] {
  if (model.virtual === 1) return 'umbrella';
  if (!model.status.isActive) return 'inactive';
  if (!catalogue.article(catalogId, model.model)) return 'withoutArticle';
  if (isListed(model)) return 'offered';
  return isComplement(model.articleType) ? 'complement' : 'unlisted';
}
