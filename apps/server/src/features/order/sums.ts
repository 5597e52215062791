import { orderTotals, quotedTotals, type Currency, type Money, type Result } from '@lucerna/engine';
import type { OrderableLine } from './order-lines';
import type { QuoteOffer } from './quote-offer';

/** What an order comes to; with a quote, what its discount and surcharge come to. */
export interface OrderSums {
  readonly quantity: number;
  readonly gross: Money;
  readonly net: Money;
  readonly discountValue?: Money;
  readonly surchargeValue?: Money;
}

/** Adds an order up: at the prices of its day, or by the sums of a quote without its tax. */
export function sumsOf(
  lines: readonly OrderableLine[],
  currency: Currency,
  offer: QuoteOffer | null,
): Result<OrderSums> {
  const totals = orderTotals(lines, currency);
  return totals.ok && offer ? quotedTotals(totals.value, lines, offer) : totals;
}
