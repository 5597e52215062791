import Big from 'big.js';
import type { AttributeName } from '../catalogue/attribute';
import { fixedIncrement, heightIncrement } from './increment';
import type { HeightModifier, PriceModifier } from './increment';
import { toMinorUnits } from './money';
import { priceEffectOrder } from './price-effect-order';

/** What one variation adds to a price in one catalogue and rate, read once. */
export interface PricePart {
  readonly kind: 'fixed' | 'height';
  readonly attribute: AttributeName;
  readonly value: string;
  readonly order: number;
  readonly fixed: Big;
  readonly fixedMinor: number;
  readonly percent: Big;
  readonly source: string;
}

const none = new Big(0);

/** The part of a variation, or null when it changes nothing. */
export function modifierPart(
  modifier: PriceModifier & { readonly source?: string },
  catalogId: number,
  rateId: number,
): PricePart | null {
  const fixed = fixedIncrement(modifier, catalogId, rateId);
  const percent = new Big(modifier.priceIncrementPercent ?? 0);
  if (fixed.eq(none) && percent.eq(none)) return null;
  return {
    kind: 'fixed',
    attribute: modifier.type,
    value: `${modifier.modifier ?? ''}${modifier.modifier2 ?? ''}`,
    order: priceEffectOrder(modifier.priceEffectOrder),
    fixed,
    fixedMinor: toMinorUnits(fixed),
    percent,
    source: modifier.source ?? `variation ${modifier.type}`,
  };
}

/** A pendant height in metres with its variation. */
export interface PricedHeight {
  readonly metres: Big | number | string;
  readonly variation: HeightModifier & { readonly source?: string };
}

/** The part of a pendant height, or null when it changes nothing. */
export function heightPart(height: PricedHeight, catalogId: number, rateId: number): PricePart | null {
  const { fixed, percent } = heightIncrement(height, catalogId, rateId);
  if (fixed.eq(none) && percent.eq(none)) return null;
  return {
    kind: 'height',
    attribute: 'pendantHeight',
    value: new Big(height.metres).times(100).toFixed(),
    order: priceEffectOrder(height.variation.priceEffectOrder),
    fixed,
    fixedMinor: toMinorUnits(fixed),
    percent,
    source: height.variation.source ?? 'variation pendantHeight',
  };
}
