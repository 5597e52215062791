import { no, ok, problem } from '../problem';
import type { Result } from '../problem';

/** lamp-size-families.json: the lamp families whose parts have sizes, and what the sizes are (spec C3, C9). */
export interface LampSizes {
  readonly families: readonly string[];
  /** By how much a part is drawn larger than its named size. */
  readonly factors: Readonly<Record<string, number>>;
  readonly sizes: Readonly<Record<string, number>>;
  /** Other sizes, from and to. */
  readonly ranges: Readonly<Record<string, readonly number[]>>;
  /** A light as it is drawn when its model says nothing else. */
  readonly defaultRender: Readonly<Record<string, number>>;
}

/**
 * The drawn size of a part (tube, curve, canopy) of a lamp: the factor of the part times its named size. Errors:
 * `family-data-missing` ('No family data was provided') for an unknown family, `input-invalid` for an unknown part or
 * size.
 */
export function lampSize(table: LampSizes, family: string, part: string, size: string): Result<number> {
  if (!table.families.includes(family)) return no(problem('family-data-missing', { family }));
  const factor = Object.hasOwn(table.factors, part) ? table.factors[part] : undefined;
  const named = Object.hasOwn(table.sizes, size) ? table.sizes[size] : undefined;
  return factor === undefined || named === undefined ? no(problem('input-invalid')) : ok(factor * named);
}
