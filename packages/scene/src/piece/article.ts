import type { ArticleElement, ElementCatalogue, Model } from '@lucerna/engine';
import { composeReference } from '@lucerna/engine';
import type { Measures } from '../solid/solid';

/** What the catalogue says of an element's article. */
export interface SceneArticle {
  readonly model: Model;
  readonly measures: Measures;
  readonly reference: string;
}

/** The article of an element; null when the catalogue does not have its model, or the model has no measures. */
export function articleOf(element: ArticleElement, catalogue: ElementCatalogue): SceneArticle | null {
  const sheet = catalogue.model(element.model)?.sheet;
  const size = sheet?.model.technicalData.dimensionsMm;
  if (!sheet || !size) return null;
  const { model, catalogId } = sheet;
  return {
    model,
    measures: {
      model: model.model,
      kind: model.kind,
      distribution: model.technicalData.distribution ?? null,
      x: size.length / 1000,
      y: size.height / 1000,
      z: size.width / 1000,
    },
    reference: composeReference(model.model, catalogId, element.attributes),
  };
}
