import type { TechnicalInfo } from '@lucerna/contract';
import type { Model } from '@lucerna/engine';
import { memoizedPiece } from './memoized-json';
import { offeredModels, relatedModels } from './filters';
import type { View } from './viewer-catalogue';

/** Technical data of a model, with the lumens and watts of its article in the catalogue (CAT-06). */
function presentTechnicalInfo(view: View, model: Model): TechnicalInfo {
  const article = view.catalogue.article(view.catalogId, model.model);
  return {
    model: model.model,
    name: model.name,
    kind: model.kind,
    familyId: model.familyId,
    subFamily: model.subFamily,
    catalogId: view.catalogId,
    applicationsLocations: [...model.applicationsLocations],
    articleType: model.articleType,
    pendantHeight: model.pendantHeight,
    technicalData: {
      ...model.technicalData,
      ...(article && { lumensLed: article.lumensLed, wattsLed: article.watts }),
    },
    related: relatedModels(view, model).map((each) => each.model),
    technicalTexts: model.technicalTexts ?? [],
  };
}

/** The models whose technical data is asked for, by collection and place. */
export function modelsWithTechnicalInfo(
  view: View,
  asked: { readonly subFamily?: number; readonly appLocation?: number },
): readonly Model[] {
  return offeredModels(view, { subFamilyId: asked.subFamily, applicationLocationId: asked.appLocation });
}

/** Spotlights: models of article type 4, or that light with a beam. */
export function spotlights(view: View, asked: { readonly subFamily?: number }): readonly Model[] {
  return offeredModels(view, { subFamilyId: asked.subFamily }).filter(
    (model) => model.articleType.id === 4 || model.technicalData.distribution === 'beam',
  );
}

/** The technical data of one model as JSON, made once. */
export const technicalInfoJson = (view: View, model: Model): string =>
  memoizedPiece(view, `technical/${model.model}`, () => presentTechnicalInfo(view, model));

/** The model whose technical data is asked for; null for an umbrella, and for one of another family. */
export function modelWithTechnicalInfo(
  view: View,
  asked: { readonly family?: number; readonly model: string },
): Model | null {
  const model = view.catalogue.models.get(asked.model);
  if (!model || model.virtual === 1) return null;
  return asked.family === undefined || model.familyId === asked.family ? model : null;
}
