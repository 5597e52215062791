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

/** The rows of some models but for the models themselves, to be filled. */
export const emptyRows = () => ({
  articles: new Map<string, Article>(),
  variations: new Map<string, Variation[]>(),
  prices: new Map<string, PriceRow[]>(),
  rules: new Map<number, ExclusionRule[]>(),
  namedRules: new Map<number, ConstraintRule[]>(),
});

/** Adds a value to the list under a key. */
export function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

export const keyOf = (catalogId: number, model: string) => `${catalogId}:${model}`;
