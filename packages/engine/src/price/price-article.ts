import Big from 'big.js';
import type { AttributeName } from '../catalogue/attribute';
import type { CatalogId } from '../catalogue/catalog';
import { fixedIncrement, heightIncrement } from './increment';
import type { HeightModifier, PriceModifier } from './increment';
import { money, toMinorUnits } from './money';
import type { Currency, Money } from './money';
import { priceEffectOrder } from './price-effect-order';

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

export interface PriceInput {
  /** Units of the currency. */
  readonly salePrice: number | string;
  readonly currency: Currency;
  readonly catalogId: CatalogId;
  readonly rateId: number;
  readonly modifiers: readonly (PriceModifier & { readonly source?: string })[];
  readonly pendantHeight?: {
    readonly metres: number | string;
    readonly variation: HeightModifier & { readonly source?: string };
  } | null;
  /** The data row of the sale price. */
  readonly source?: string;
}

/** Reading 2: in catalogue 21 the sum of the percentages, pendant height included, is at most 20, at every rate. */
export const usaPercentCap = new Big(20);

/** Reading 2 and 8: the cap on the sum; the spec's 1.2 times the base is this same cap. */
export function cappedPercent(sum: Big, catalogId: number): Big {
  return catalogId === 21 && sum.gt(usaPercentCap) ? usaPercentCap : sum;
}

/** Reading 1: the sum of the percentages is taken on the sale price with its fixed increments. */
export function percentBase(salePrice: Big, fixed: Big): Big {
  return salePrice.plus(fixed);
}

/** Reading 4: up to a multiple of 5 units, once, at the end, in decimal arithmetic. Gives minor units. */
export function roundUpToFive(units: Big): number {
  const fives = Number(
    units
      .div(5)
      .round(0, units.lt(0) ? Big.roundDown : Big.roundUp)
      .toFixed(),
  );
  return fives * 500 + 0;
}

interface Part {
  readonly kind: 'fixed' | 'percent' | 'height';
  readonly attribute: AttributeName;
  readonly value: string;
  readonly order: number;
  readonly fixed: Big;
  readonly percent: Big;
  readonly source: string;
}

const none = new Big(0);

function partsOf(input: PriceInput): Part[] {
  const parts: Part[] = input.modifiers.map((modifier) => ({
    kind: 'fixed',
    attribute: modifier.type,
    value: `${modifier.modifier ?? ''}${modifier.modifier2 ?? ''}`,
    order: priceEffectOrder(modifier.priceEffectOrder),
    fixed: fixedIncrement(modifier, input.catalogId, input.rateId),
    percent: new Big(modifier.priceIncrementPercent ?? 0),
    source: modifier.source ?? `variation ${modifier.type}`,
  }));
  const height = input.pendantHeight;
  if (height) {
    parts.push({
      kind: 'height',
      attribute: 'pendantHeight',
      value: new Big(height.metres).times(100).toFixed(),
      order: priceEffectOrder(height.variation.priceEffectOrder),
      ...heightIncrement(height, input.catalogId, input.rateId),
      source: height.variation.source ?? 'variation pendantHeight',
    });
  }
  return parts.sort((a, b) => a.order - b.order);
}

/** The price of one article and how it came about (PRI-01, 02, 05; readings 1 to 8). */
export function priceArticle(input: PriceInput): PriceResult {
  const salePrice = new Big(input.salePrice);
  const parts = partsOf(input);
  const fixed = parts.reduce((sum, part) => sum.plus(part.fixed), none);
  const asked = parts.reduce((sum, part) => sum.plus(part.percent), none);
  const percent = cappedPercent(asked, input.catalogId);
  const base = percentBase(salePrice, fixed);
  const unrounded = base.times(percent.plus(100)).div(100);
  const price = money(roundUpToFive(unrounded), input.currency);

  const steps: PriceStep[] = [];
  let explained = 0;
  const explain = (step: PriceStep): void => {
    explained += step.amount;
    steps.push(step);
  };
  const percentAmount = (share: Big): number => toMinorUnits(base.times(share).div(100));
  explain({ kind: 'base', amount: toMinorUnits(salePrice), source: input.source ?? 'sale price' });
  for (const { kind, attribute, value, source, fixed: amount } of parts) {
    if (!amount.eq(0)) explain({ kind, attribute, value, amount: toMinorUnits(amount), source });
  }
  for (const part of parts) {
    if (part.percent.eq(0)) continue;
    const kind = part.kind === 'height' ? 'height' : 'percent';
    const { attribute, value, source } = part;
    explain({
      kind,
      attribute,
      value,
      amount: percentAmount(part.percent),
      percent: part.percent.toFixed(),
      source,
    });
  }
  if (!asked.eq(percent)) {
    const over = percent.minus(asked);
    explain({
      kind: 'cap',
      amount: percentAmount(over),
      percent: over.toFixed(),
      source: 'percentage cap of catalogue 21',
    });
  }
  if (explained !== price.amount) {
    steps.push({ kind: 'rounding', amount: price.amount - explained, source: 'up to a multiple of 5' });
  }
  return {
    price,
    unrounded: unrounded.toFixed(),
    fixed: fixed.toFixed(),
    percent: percent.toFixed(),
    rateId: input.rateId,
    steps,
  };
}
