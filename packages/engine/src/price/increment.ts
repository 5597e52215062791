import Big from 'big.js';
import type { AttributeName } from '../catalogue/attribute';
import type { HeightRange } from '../catalogue/variation';

/** The price fields of a variation, as a price needs them. Missing numbers count as 0. */
export interface PriceModifier {
  readonly type: AttributeName;
  readonly modifier?: string | null;
  readonly modifier2?: string | null;
  readonly priceIncrement?: number | string | null;
  readonly priceIncrementDollars?: number | string | null;
  readonly priceIncrementPercent?: number | string | null;
  readonly priceEffectOrder?: string | null;
}

/** The price fields of a pendant-height variation. */
export interface HeightModifier extends Omit<PriceModifier, 'type'> {
  readonly value: Pick<HeightRange, 'standard'>;
}

/**
 * Reading 3: catalogue 21 with rate 12 takes the increment in dollars; every other pair takes `priceIncrement`.
 */
export function fixedIncrement(
  modifier: Omit<PriceModifier, 'type'>,
  catalogId: number,
  rateId: number,
): Big {
  const dollars = catalogId === 21 && rateId === 12;
  return new Big((dollars ? modifier.priceIncrementDollars : modifier.priceIncrement) ?? 0);
}

/** Reading 5: the metres above the standard height, never negative. */
export function heightDelta(metres: Big | number | string, standardCm: number): Big {
  const delta = new Big(metres).minus(new Big(standardCm).times('0.01'));
  return delta.lt(0) ? new Big(0) : delta;
}

/**
 * Reading 6: for rates 10 and 12 a height above the standard adds percent per metre, for other rates the fixed
 * increment per metre.
 */
export function heightIncrement(
  height: { readonly metres: Big | number | string; readonly variation: HeightModifier },
  catalogId: number,
  rateId: number,
): { readonly fixed: Big; readonly percent: Big } {
  const delta = heightDelta(height.metres, height.variation.value.standard);
  const byPercent = rateId === 10 || rateId === 12;
  return {
    fixed: byPercent ? new Big(0) : fixedIncrement(height.variation, catalogId, rateId).times(delta),
    percent: byPercent ? new Big(height.variation.priceIncrementPercent ?? 0).times(delta) : new Big(0),
  };
}
