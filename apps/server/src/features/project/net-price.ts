import { netOfSublevel } from '@lucerna/engine';
import type { Money } from '@lucerna/engine';
import { bounded } from '../../http/bounded';
import type { Bounded } from '../../http/bounded';
import type { Viewer } from '../../viewer';

const mostPrices = 10_000;
const known = new WeakMap<Viewer['discounts'], Bounded<Money>>();

/**
 * Unit net price of a viewer. Decimal arithmetic is the engine's and is kept: a project shows few different prices
 * many times, and works each of them out once for the discounts of a client.
 */
export function unitNetOf(gross: Money, sublevel: string | null, discounts: Viewer['discounts']): Money {
  let prices = known.get(discounts);
  if (!prices) known.set(discounts, (prices = bounded<Money>(mostPrices)));
  const key = `${gross.amount} ${gross.currency} ${sublevel ?? ''}`;
  const kept = prices.get(key);
  if (kept) return kept;
  const net = netOfSublevel(gross, sublevel, discounts);
  prices.set(key, net);
  return net;
}
