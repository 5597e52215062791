import type { BodyDescription } from '../body/body';
import type { CatalogId } from './catalog';
import type { Article } from './row/article';
import type { Finish } from './row/finish';
import type { Model } from './row/model';
import type { ConstraintRule } from './row/named-rule';
import type { PriceRow } from './row/price';
import type { ExclusionRule } from './row/rule';
import type { Variation } from './row/variation';

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
