import type { BodyDescription } from '../body/body';
import type { Currency } from '../price/money';
import type { ConstraintRule } from '../rule/constraint-rule';
import type { Article } from './article';
import type { CatalogId } from './catalog';
import type { Finish } from './finish';
import type { Model } from './model';
import type { Variation } from './variation';

/** A combination that cannot be built; `*` stands for any value (spec C5, Exclusion rules). */
export interface ExclusionRule {
  readonly Acabado: string;
  readonly Led: string;
  readonly Dim: string;
  readonly Instalacion1: string;
  readonly Instalacion2: string;
  readonly id?: string;
}

/** The sale price of one reference at one rate, in units of the currency. */
export interface PriceRow {
  readonly reference: string;
  readonly catalogId: CatalogId;
  readonly rateId: number;
  readonly salePrice: number;
  readonly currency: Currency;
  readonly modifiers: readonly unknown[];
}

/**
 * Everything needed to configure one model in one catalogue. For a viewer who may not see prices the server
 * leaves `prices` empty, sets the increments to 0 and `pricesHidden` to true.
 */
export interface ModelSheet {
  readonly catalogId: CatalogId;
  readonly revision: number;
  readonly model: Model;
  readonly article: Article | null;
  readonly variations: readonly Variation[];
  readonly rules: readonly ExclusionRule[];
  /** The named rules of the subfamily, which say their own reason (RUL-02); none where the rules toggle is off. */
  readonly namedRules?: readonly ConstraintRule[];
  /** How those of its variations look that the maker says it of. */
  readonly finishes?: readonly Finish[];
  /** The shape of the model; none where the maker says only how large it is. */
  readonly body?: BodyDescription;
  readonly prices: readonly PriceRow[];
  readonly pricesHidden: boolean;
  /** The rules compiled for a day (`storeRules`), loaded by `prepareModel` where they are those of its own day. */
  readonly storedRules?: string;
}
