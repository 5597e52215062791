import { exactMoney, type Currency, type Money } from './money';
import type { PriceStep } from './price-article';
import { exactPriceOfPieces } from './unit-prices';

/** What is priced together: a reference or the code of a part, how many, the price of one and how it came about. */
export interface PricedPart {
  readonly code: string;
  readonly quantity: number;
  /** The price of one; null when there is none. */
  readonly unit: Money | null;
  readonly steps: readonly PriceStep[];
}

/** The price of one line of a sum. Its steps add up to the unit, the unit times the quantity is the total. */
export interface PricedLine {
  readonly code: string;
  readonly quantity: number;
  readonly unit: Money;
  readonly total: Money;
  readonly steps: readonly PriceStep[];
}

/** How much of a sum is base, increments, heights, cap and rounding. */
export type PriceShares = Readonly<Partial<Record<PriceStep['kind'], number>>>;

/** The price of several parts together. The lines add up to it, and so do the shares. */
export interface SumPrice {
  readonly price: Money;
  readonly lines: readonly PricedLine[];
  /** Minor units by kind of step, over all lines. */
  readonly shares: PriceShares;
}

/**
 * Adds the prices of parts up (PRI-01, PRI-05). One part without price, and a sum that is no exact integer, leave the
 * whole without: null, never a sum that lacks something. Throws RangeError for a price in another currency.
 */
export function sumOfPrices(parts: readonly PricedPart[], currency: Currency): SumPrice | null {
  const lines: PricedLine[] = [];
  const shares: Partial<Record<PriceStep['kind'], number>> = {};
  let sum = 0;
  for (const { code, quantity, unit, steps } of parts) {
    if (unit === null) return null;
    if (unit.currency !== currency) throw new RangeError(`${unit.currency} cannot be added to ${currency}`);
    const total = exactPriceOfPieces(unit, quantity);
    if (total === null) return null;
    sum += total.amount;
    lines.push({ code, quantity, unit, total, steps });
    for (const { kind, amount } of steps) shares[kind] = (shares[kind] ?? 0) + amount * quantity;
  }
  return exactSumPrice(sum, currency, lines, shares);
}

/** The sum; null where an amount in it is no exact integer. */
function exactSumPrice(
  amount: number,
  currency: Currency,
  lines: readonly PricedLine[],
  shares: PriceShares,
): SumPrice | null {
  const price = exactMoney(amount, currency);
  if (price === null || !Object.values(shares).every((share) => Number.isSafeInteger(share))) return null;
  return { price, lines, shares };
}

/** Adds sums up: their lines one after another, their shares by kind. One that is null leaves the whole null. */
export function sumOfSums(sums: readonly (SumPrice | null)[], currency: Currency): SumPrice | null {
  const lines: PricedLine[] = [];
  const shares: Partial<Record<PriceStep['kind'], number>> = {};
  let total = 0;
  for (const sum of sums) {
    if (sum === null) return null;
    if (sum.price.currency !== currency) {
      throw new RangeError(`${sum.price.currency} cannot be added to ${currency}`);
    }
    total += sum.price.amount;
    for (const line of sum.lines) lines.push(line);
    for (const [kind, amount] of Object.entries(sum.shares) as [PriceStep['kind'], number][]) {
      shares[kind] = (shares[kind] ?? 0) + amount;
    }
  }
  return exactSumPrice(total, currency, lines, shares);
}
