import Big from 'big.js';
import type { AttributeName } from '../catalogue/attribute';
import { markets, type Market } from '../catalogue/market';
import type { CatalogId } from '../catalogue/catalog';
import { toMinorUnits } from './minor-units';
import { exactMoney, type Currency, type Money } from './money';
import { isNone, none, type PricePart } from './price-part';

/** One line of the explanation of a price. The amounts of all lines add up to the price. */
export interface PriceStep {
  readonly kind: 'base' | 'fixed' | 'percent' | 'height' | 'cap' | 'rounding';
  readonly attribute?: AttributeName;
  readonly value?: string;
  /** Minor units. */
  readonly amount: number;
  /** The percentage of a step that is one, as an exact decimal. */
  readonly percent?: string;
  /** The data row that it came from, for example `prices 201010 16/10` or `variations 2010_16 color 30`. */
  readonly source: string;
}

/** A price with its trace. `unrounded`, `fixed` and `percent` are exact decimals in units of the currency. */
export interface PriceResult {
  readonly price: Money;
  readonly unrounded: string;
  readonly fixed: string;
  /** The percentage that was applied, after the cap. */
  readonly percent: string;
  readonly rateId: number;
  readonly steps: readonly PriceStep[];
}

/** The sale price that a price starts from, in units of the currency. */
export interface SalePrice {
  readonly amount: Big;
  readonly currency: Currency;
  readonly catalogId: CatalogId;
  readonly rateId: number;
  /** The amount in minor units. */
  readonly minor: number;
  /** The data row. */
  readonly source: string;
}

/** A sale price of an amount in units of the currency, read once. */
export function salePriceOf(
  amount: number | string,
  of: Pick<SalePrice, 'currency' | 'catalogId' | 'rateId' | 'source'>,
): SalePrice {
  const { currency, catalogId, rateId, source } = of;
  return { amount: new Big(amount), currency, catalogId, rateId, minor: toMinorUnits(amount), source };
}

const hundredth = new Big('0.01');

/** Readings 2 and 8: the cap on the sum, at every rate; the spec's 1.2 times the base is this same cap. */
export function cappedPercent(sum: Big, catalogId: CatalogId): Big {
  const { percentCap } = markets[catalogId];
  return percentCap !== null && sum.gt(percentCap) ? new Big(percentCap) : sum;
}

/** Reading 1: the sum of the percentages is taken on the sale price with its fixed increments. */
export function percentBase(salePrice: Big, fixed: Big): Big {
  return salePrice.plus(fixed);
}

/** What is exact to multiply by, where a division could not be. */
const inverses = { 1: new Big(1), 2: new Big('0.5'), 5: new Big('0.2'), 10: new Big('0.1') };

/** Reading 4: up to a multiple of some units, once, at the end, in decimal arithmetic. Gives minor units. */
export function roundedUp(units: Big, to: Market['roundUpTo']): number {
  const multiples = Number(units.times(inverses[to]).round(0, units.s < 0 ? Big.roundDown : Big.roundUp));
  return multiples * to * 100 + 0;
}

/** A percentage of an amount in units, in minor units. */
function shareOf(base: Big, percent: Big): number {
  return toMinorUnits(base.times(percent).times(hundredth));
}

/** Whether a percentage leaves nothing, or less: minus 100 and beyond. */
function takesAll(percent: Big): boolean {
  return percent.lte(-100);
}

/**
 * The price of a sale price and parts, with the trace that adds up to it. Null where they give no price: an amount of 0
 * or less, percentages of minus 100 and beyond (two negatives would make a price again), or an amount that is no exact
 * integer of minor units.
 */
export function priceOfParts(sale: SalePrice, given: readonly PricePart[]): PriceResult | null {
  const parts = given.length > 1 ? [...given].sort((a, b) => a.order - b.order) : given;
  let fixed = none;
  let asked = none;
  for (const part of parts) {
    if (part.fixed !== none) fixed = fixed.plus(part.fixed);
    if (part.percent !== none) asked = asked.plus(part.percent);
  }
  const percent = cappedPercent(asked, sale.catalogId);
  const base = percentBase(sale.amount, fixed);
  if (takesAll(percent)) return null;
  const unrounded = isNone(percent) ? base : base.plus(base.times(percent).times(hundredth));
  const { roundUpTo } = markets[sale.catalogId];
  const price = exactMoney(roundedUp(unrounded, roundUpTo), sale.currency);
  if (price === null || price.amount <= 0) return null;

  const steps: PriceStep[] = [{ kind: 'base', amount: sale.minor, source: sale.source }];
  for (const { kind, attribute, value, source, fixedMinor: amount } of parts) {
    if (amount !== 0) steps.push({ kind, attribute, value, amount, source });
  }
  for (const part of parts) {
    if (isNone(part.percent)) continue;
    const { attribute, value, source } = part;
    const kind = part.kind === 'height' ? 'height' : 'percent';
    steps.push({
      kind,
      attribute,
      value,
      amount: shareOf(base, part.percent),
      percent: part.percent.toFixed(),
      source,
    });
  }
  if (percent !== asked) {
    const over = percent.minus(asked);
    steps.push({
      kind: 'cap',
      amount: shareOf(base, over),
      percent: over.toFixed(),
      source: `percentage cap of catalogue ${sale.catalogId}`,
    });
  }
  // What the lines before do not explain is the rounding, so that the lines always add up.
  const explained = steps.reduce((sum, step) => sum + step.amount, 0);
  if (explained !== price.amount) {
    steps.push({
      kind: 'rounding',
      amount: price.amount - explained,
      source: `up to a multiple of ${roundUpTo}`,
    });
  }
  if (!steps.every(({ amount }) => Number.isSafeInteger(amount))) return null;
  return {
    price,
    unrounded: unrounded.toFixed(),
    fixed: fixed.toFixed(),
    percent: percent.toFixed(),
    rateId: sale.rateId,
    steps,
  };
}
