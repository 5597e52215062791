import type { Article } from '../catalogue/row/article';
import type { HeightRange } from '../catalogue/row/field';
import type { Variation } from '../catalogue/row/variation';
import { availabilityOn } from '../delivery/availability';
import { problem, shown, type Problem } from '../problem';
import { maxReferenceHeight } from '../reference/compose-reference';

/** The pendant heights of a prepared model, whole centimetres. */
export interface PreparedHeight {
  readonly min: number;
  readonly standard: number;
  readonly max: number;
  /** Null when only the standard height can be had. */
  readonly variation: Variation | null;
}

function isRange(value: Variation['value']): value is HeightRange {
  return typeof value === 'object' && value !== null;
}

/**
 * The heights of a model: min and max of the variation, widened to include the standard (spec C5), as far as a reference
 * can write them. Without a variation that is valid and available the base article's own height is the only one; null when it has none.
 */
export function prepareHeight(
  valid: readonly Variation[],
  article: Article,
  today: string,
): PreparedHeight | null {
  const variation = valid.find((each) => each.type === 'pendantHeight' && isRange(each.value));
  const range = variation && isRange(variation.value) ? variation.value : null;
  const standard = range?.standard ?? article.attributes.pendantHeight;
  if (standard === null || standard === undefined) return null;
  if (!variation || !range || !availabilityOn(variation.availability, today).available) {
    return { min: standard, standard, max: standard, variation: null };
  }
  const max = Math.max(Math.min(range.max, maxReferenceHeight), standard);
  return { min: Math.min(range.min, standard), standard, max, variation };
}

/** The height that a choice leads to, and what is wrong with the choice. A wrong one gives the nearest possible. */
export function chosenHeight(
  height: PreparedHeight | null,
  chosen: number | null | undefined,
): { readonly value: number | null; readonly problems: readonly Problem[] } {
  if (chosen === undefined || chosen === null) return { value: height?.standard ?? null, problems: [] };
  if (!height) {
    // A reference writes 000 for a model without pendant height.
    const problems = chosen === 0 ? [] : [problem('attribute-not-offered', { attribute: 'pendantHeight' })];
    return { value: null, problems };
  }
  const { min, standard, max } = height;
  if (typeof chosen !== 'number' || !Number.isInteger(chosen)) {
    const nearest = Number.isFinite(chosen) ? Math.min(max, Math.max(min, Math.ceil(chosen))) : standard;
    return { value: nearest, problems: [problem('height-not-whole', { value: shown(chosen) })] };
  }
  if (chosen >= min && chosen <= max) return { value: chosen, problems: [] };
  const data = { value: chosen, min, max };
  return { value: Math.min(max, Math.max(min, chosen)), problems: [problem('height-out-of-range', data)] };
}
