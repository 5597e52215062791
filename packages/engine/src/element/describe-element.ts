import type { ArticleType, Model, TechnicalData } from '../catalogue/row/model';
import type { Configuration } from '../configuration/choices';
import { attributeOptions, type AttributeOptions } from './attribute-options';
import type { ElementType, Space } from './element';
import type { ElementCatalogue } from './element-catalogue';
import type { Position } from './position';
import { indexOf } from './tree/space-index';
import { isArticleElement } from './walk';

/** Three levels of a classification; null where the feed has none. */
export interface Levels {
  readonly level1: number | null;
  readonly level2: number | null;
  readonly level3: number | null;
}

/** An element with all that the spec's C3 names: its own fields, and what its model says. */
export interface ElementDescription {
  readonly id: string;
  readonly type: ElementType;
  readonly position: Position;
  readonly elementOrderValue: number;
  readonly attributes: Configuration & {
    readonly collides: boolean;
    readonly lastValidPosition: Position | null;
  };
  readonly attributeOptions: AttributeOptions;
  readonly applicationLocation: number | null;
  /** Null for compositions and clusters, as all that follows. */
  readonly code: string | null;
  readonly articleType: ArticleType | null;
  readonly lightingEffect: Levels | null;
  readonly technicalData: TechnicalData | null;
  readonly renderAttributes: Model['renderAttributes'] | null;
  readonly info: { readonly familyName: string; readonly subfamily: number } | null;
  readonly status: Model['status'] | null;
}

/** What the feed of a maker may say beyond the fields of a model. */
interface WithEffect {
  readonly lightingEffect?: Levels | null;
}

/** Describes an element of a space; null for an unknown id. */
export function describeElement(
  space: Space,
  id: string,
  catalogue: ElementCatalogue,
): ElementDescription | null {
  const element = indexOf(space, catalogue).table.get(id)?.element;
  const options = attributeOptions(space, id, catalogue);
  if (!element || !options) return null;
  const article = isArticleElement(element) ? element : null;
  const model: (Model & WithEffect) | null = (article && catalogue.model(article.model)?.sheet.model) ?? null;
  const { collides, lastValidPosition, position, elementOrderValue, type } = element;
  return {
    id,
    type,
    position,
    elementOrderValue,
    attributes: { ...element.attributes, collides, lastValidPosition },
    attributeOptions: options,
    applicationLocation: article?.applicationLocation ?? null,
    code: article?.model ?? null,
    articleType: model?.articleType ?? null,
    lightingEffect: model?.lightingEffect ?? null,
    technicalData: model?.technicalData ?? null,
    renderAttributes: model?.renderAttributes ?? null,
    info: model && { familyName: model.subFamily.name, subfamily: model.subFamily.id },
    status: model?.status ?? null,
  };
}
