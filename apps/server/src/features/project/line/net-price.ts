import { netOfSublevel, priceOfPieces, sumOfMoney } from '@lucerna/engine';
import type { Currency, Money, ProjectLine } from '@lucerna/engine';
import { bounded } from '../../../http/bounded';
import type { Bounded } from '../../../http/bounded';
import type { Viewer } from '../../../viewer';
import type { StoredLine } from './line';

/** Some equal parts of a product: what one costs in minor units, how many there are, by which discount. */
export type PricedPart = readonly [unitGross: number, quantity: number, sublevel: string | null];

const mostPrices = 10_000;
const known = new WeakMap<Viewer['discounts'], Bounded<Money>>();

/**
 * Unit net price of a viewer. Decimal arithmetic is the engine's and is kept: a project shows few different prices
 * many times, and works each of them out once for the discounts of a client.
 */
function unitNetOf(gross: Money, sublevel: string | null, discounts: Viewer['discounts']): Money {
  let prices = known.get(discounts);
  if (!prices) known.set(discounts, (prices = bounded<Money>(mostPrices)));
  const key = `${gross.amount} ${gross.currency} ${sublevel ?? ''}`;
  const kept = prices.get(key);
  if (kept) return kept;
  const net = netOfSublevel(gross, sublevel, discounts);
  prices.set(key, net);
  return net;
}

/** That of a product of several articles: each at its own discount, as the engine's `netOfBill` has it. */
function netOfParts(gross: Money, parts: readonly PricedPart[], discounts: Viewer['discounts']): Money {
  const { currency } = gross;
  return sumOfMoney(
    parts.map(([unit, quantity, sublevel]) =>
      priceOfPieces(unitNetOf({ amount: unit, currency }, sublevel, discounts), quantity),
    ),
    currency,
  );
}

/** What a total needs of a line, with the prices of a viewer. */
export type PricedLine = Required<ProjectLine>;

type Unpriced = Pick<
  StoredLine,
  'quantity' | 'unitGross' | 'sublevel' | 'pricedParts' | 'watts' | 'lumens' | 'netWeightKg'
>;

/** A line with the prices of a viewer; null where it has none. */
export function pricedLine(line: Unpriced, currency: Currency, discounts: Viewer['discounts']): PricedLine {
  const { quantity, watts, lumens, netWeightKg, sublevel, pricedParts } = line;
  const unitGross = line.unitGross === null ? null : { amount: line.unitGross, currency };
  const unitNet =
    unitGross &&
    (pricedParts ? netOfParts(unitGross, pricedParts, discounts) : unitNetOf(unitGross, sublevel, discounts));
  return { quantity, watts, lumens, netWeightKg, unitGross, unitNet };
}
