import type { CatalogId } from '../catalogue/catalog';
import { specsheetSubtype } from '../catalogue/model';

/** What decides which documents a product has: a model, a reference or a creation. */
export interface DocumentedProduct {
  /** What a reader knows it by: its model, its reference or its creation code. */
  readonly name: string;
  /** A creation is composed of several articles; a luminaire with accessories is still one luminaire. */
  readonly productType: 'REGULAR' | 'CREATION';
  readonly catalogId: CatalogId;
  /** Four digits; null of a creation, which is made of many. */
  readonly model: string | null;
  /** The market has an active model and an article of it; all of a creation’s can still be built. */
  readonly isInCatalogue: boolean;
  /** It holds a light source: a belt or a joint does not. */
  readonly givesLight: boolean;
  /** A luminaire of it has a light file. */
  readonly hasPhotometry: boolean;
  /** It has measures to be drawn by. */
  readonly hasPicture: boolean;
}

/** Reading 24: a model number up to 100 stands for a collection. */
export const isUmbrella = (model: string | null): boolean =>
  model !== null && specsheetSubtype(model) === 'umbrella';
