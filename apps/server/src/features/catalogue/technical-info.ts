import type { TechnicalInfo } from '@lucerna/contract';
import type { Model } from '@lucerna/engine';
import { isWithin, offeredModels } from './narrow';
import type { View } from './viewer-catalogue';

/** Technical data of a model, with the lumens and watts of its article in the catalogue (CAT-06). */
export function presentTechnicalInfo(view: View, model: Model): TechnicalInfo {
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
  };
}

export function listTechnicalInfo(
  view: View,
  asked: { readonly subFamily?: number; readonly appLocation?: number },
): TechnicalInfo[] {
  const within = { subFamilyId: asked.subFamily, applicationLocationId: asked.appLocation };
  return offeredModels(view, within).map((model) => presentTechnicalInfo(view, model));
}

/** Spotlights: models of article type 4, or that light with a beam. */
export function listSpotlights(view: View, asked: { readonly subFamily?: number }): TechnicalInfo[] {
  return offeredModels(view, { subFamilyId: asked.subFamily })
    .filter((model) => model.articleType.id === 4 || model.technicalData.distribution === 'beam')
    .map((model) => presentTechnicalInfo(view, model));
}

export function technicalInfoOfModel(
  view: View,
  asked: { readonly family?: number; readonly model: string },
): TechnicalInfo | null {
  const model = view.catalogue.models.get(asked.model);
  if (!model || model.virtual === 1 || !isWithin(view, model, {})) return null;
  if (asked.family !== undefined && model.familyId !== asked.family) return null;
  return presentTechnicalInfo(view, model);
}
