import type { Aim, ArticleElement, BodyDescription, ElementCatalogue, Model } from '@lucerna/engine';
import { composeReference } from '@lucerna/engine';

/** Lengths in metres: x along the length, y upwards, z along the width. */
export interface Measures {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** What the catalogue says of an element's article. */
export interface SceneArticle {
  readonly model: Model;
  readonly measures: Measures;
  /** Null: the maker says only how large it is. */
  readonly body: BodyDescription | null;
  readonly reference: string;
  /** How its pivots are turned; absent: not. */
  readonly aim?: Aim | undefined;
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
      kind: model.kind,
      x: size.length / 1000,
      y: size.height / 1000,
      z: size.width / 1000,
    },
    body: sheet.body ?? null,
    aim: element.aim,
    reference: composeReference(model.model, catalogId, element.attributes),
  };
}
