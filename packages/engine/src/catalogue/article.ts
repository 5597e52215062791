import type { CatalogId } from './catalog';
import type { ArticleType } from './model';
import type { LeadTimeEntry } from './variation';

/** A row of byFamily/{subfamily}_{catalog}.json: the base article of a model (spec C3, Article). */
export interface Article {
  readonly model: string;
  readonly reference: string;
  readonly referenceBase: string;
  readonly catalog: CatalogId;
  readonly attributes: {
    readonly finish: string;
    readonly ledColourTemp: string;
    readonly control: string;
    readonly installation: string;
    /** Whole centimetres, null when the model has none. */
    readonly pendantHeight: number | null;
  };
  readonly lumensLed: number;
  readonly watts: number;
  readonly sublevel: string | null;
  readonly family: { readonly id: number };
  readonly subFamily: { readonly id: number };
  readonly applicationsLocations: readonly number[];
  readonly articleType: ArticleType;
  readonly leadtime: readonly LeadTimeEntry[];
  readonly moq: number | null;
  readonly priceReference: string;
}
