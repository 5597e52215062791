import type {
  Article,
  ConstraintRule,
  ExclusionRule,
  Model,
  ModelSheet,
  PreparedModel,
  PriceRow,
  Result,
  Variation,
} from '@lucerna/engine';
import type { CatalogueSwitches } from '../../../ports/catalogue';

/** The rows of one revision, as they are stored. Keys are those of `keyOf`. */
export interface CatalogueRows {
  readonly revision: number;
  readonly models: ReadonlyMap<string, Model>;
  readonly articles: ReadonlyMap<string, Article>;
  readonly variations: ReadonlyMap<string, readonly Variation[]>;
  readonly prices: ReadonlyMap<string, readonly PriceRow[]>;
  readonly rules: ReadonlyMap<number, readonly ExclusionRule[]>;
  readonly namedRules?: ReadonlyMap<number, readonly ConstraintRule[]>;
  readonly documents: ReadonlyMap<string, unknown>;
  /** Compiles a sheet for a day, and remembers it, where several revisions share what they compile. */
  readonly compile?: (sheet: ModelSheet, today: string) => Result<PreparedModel>;
  /** What the flags say of every sheet. */
  readonly switches?: CatalogueSwitches;
}

export const keyOf = (catalogId: number, model: string) => `${catalogId}:${model}`;
