import type { CodedAttribute } from '../catalogue/attribute';
import type { Problem } from '../problem';
import type { Choices } from './choices';
import type { ConfiguredArticle } from './configured-article';
import type { HeightOption, Option } from './option';

/**
 * All that is known about a model under some choices. Plain data. Its configuration is that of the choices completed to
 * the nearest allowed one, base values preferred; reference, price and the rest are those of this configuration.
 */
export interface Evaluation extends ConfiguredArticle {
  /** The choices can be built as they are. */
  readonly allowed: boolean;
  readonly problems: readonly Problem[];
  readonly choices: Choices;
  readonly options: Readonly<Partial<Record<CodedAttribute, readonly Option[]>>>;
  readonly height: HeightOption | null;
  /** Allowed full configurations under the choices, height apart. */
  readonly remaining: number;
  /** False when there are more than 2^53 - 1, so that they are rounded, or more than a search counts: at least so many. */
  readonly remainingExact: boolean;
}
