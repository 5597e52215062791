import Big from 'big.js';
import type { AttributeName } from '../catalogue/attribute';
import type { CatalogId } from '../catalogue/catalog';
import { fixedIncrement, metresAbove, perMetre, type HeightModifier, type PriceModifier } from './increment';
import { toMinorUnits } from './minor-units';
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

/** No amount and no percentage; parts share it, so that most of them need no arithmetic. */
export const none = new Big(0);

/** Whether a decimal is 0. */
export function isNone(value: Big): boolean {
  return value.c[0] === 0;
}

/** The part of a variation, or null when it changes nothing. */
export function modifierPart(
  modifier: PriceModifier & { readonly source?: string },
  catalogId: CatalogId,
  rateId: number,
): PricePart | null {
  const fixed = fixedIncrement(modifier, catalogId, rateId);
  const percent = new Big(modifier.priceIncrementPercent ?? 0);
  if (isNone(fixed) && isNone(percent)) return null;
  return {
    kind: 'fixed',
    attribute: modifier.type,
    value: `${modifier.modifier ?? ''}${modifier.modifier2 ?? ''}`,
    order: priceEffectOrder(modifier.priceEffectOrder),
    fixed: isNone(fixed) ? none : fixed,
    fixedMinor: toMinorUnits(fixed),
    percent: isNone(percent) ? none : percent,
    source: modifier.source ?? `variation ${modifier.type}`,
  };
}

/** A pendant height in metres with its variation. */
export interface PricedHeight {
  readonly metres: Big | number | string;
  readonly variation: HeightModifier & { readonly source?: string };
}

/** What one metre above the standard height adds in one catalogue and rate, read once. */
export interface HeightRate {
  readonly standardCm: number;
  readonly fixed: Big;
  readonly percent: Big;
  readonly order: number;
  readonly source: string;
}

/** Reads the price fields of a height variation once for a catalogue and rate. */
export function heightRate(
  variation: PricedHeight['variation'],
  catalogId: CatalogId,
  rateId: number,
): HeightRate {
  return {
    standardCm: variation.value.standard,
    ...perMetre(variation, catalogId, rateId),
    order: priceEffectOrder(variation.priceEffectOrder),
    source: variation.source ?? 'variation pendantHeight',
  };
}

/** The part of a pendant height in centimetres, or null when it changes nothing. */
export function heightPart(cm: Big | number, rate: HeightRate): PricePart | null {
  const metres = metresAbove(cm, rate.standardCm);
  if (metres === null || (isNone(rate.fixed) && isNone(rate.percent))) return null;
  const fixed = isNone(rate.fixed) ? none : rate.fixed.times(metres);
  return {
    kind: 'height',
    attribute: 'pendantHeight',
    value: String(cm),
    order: rate.order,
    fixed,
    fixedMinor: isNone(fixed) ? 0 : toMinorUnits(fixed),
    percent: isNone(rate.percent) ? none : rate.percent.times(metres),
    source: rate.source,
  };
}
