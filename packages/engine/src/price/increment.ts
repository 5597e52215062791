import Big from 'big.js';
import type { AttributeName } from '../catalogue/attribute';
import { markets } from '../catalogue/market';
import type { CatalogId } from '../catalogue/catalog';
import type { HeightRange } from '../catalogue/row/field';

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

/** Reading 3: the rates of a market decide between the increment in dollars and `priceIncrement`. */
export function fixedIncrement(
  modifier: Omit<PriceModifier, 'type'>,
  catalogId: CatalogId,
  rateId: number,
): Big {
  const dollars = markets[catalogId].dollarIncrementRates.includes(rateId);
  return new Big((dollars ? modifier.priceIncrementDollars : modifier.priceIncrement) ?? 0);
}

/** Reading 5: the metres of a height in centimetres above the standard; null up to it, never negative. */
export function metresAbove(cm: Big | number, standardCm: number): Big | null {
  if (typeof cm === 'number' && cm <= standardCm) return null;
  const above = new Big(cm).minus(standardCm);
  return above.lte(0) ? null : above.times('0.01');
}

/** Reading 6: at some rates a metre above the standard height adds percent, at all others the fixed increment. */
export function perMetre(
  variation: HeightModifier,
  catalogId: CatalogId,
  rateId: number,
): { readonly fixed: Big; readonly percent: Big } {
  const byPercent = markets[catalogId].percentHeightRates.includes(rateId);
  return {
    fixed: byPercent ? new Big(0) : fixedIncrement(variation, catalogId, rateId),
    percent: byPercent ? new Big(variation.priceIncrementPercent ?? 0) : new Big(0),
  };
}
