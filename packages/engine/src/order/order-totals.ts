import { exactMoney, type Currency, type Money } from '../price/money';
import type { UnitPrices } from '../price/unit-prices';
import { no, ok, problem, type Result } from '../problem';

/** A line of an order. Every one has a price: what has none cannot be ordered. */
export interface OrderLine extends UnitPrices {
  readonly quantity: number;
}

/** What an order comes to. Its lines add up to it. */
export interface OrderTotals {
  readonly quantity: number;
  readonly gross: Money;
  readonly net: Money;
}

/**
 * Adds the lines of an order up (ORD-03). Error: `amount-too-large` where a sum is no exact integer of minor units.
 * Throws RangeError for a price in another currency.
 */
export function orderTotals(lines: readonly OrderLine[], currency: Currency): Result<OrderTotals> {
  const sum = (unit: keyof UnitPrices): Money | null => {
    let amount = 0;
    for (const line of lines) {
      const price = line[unit];
      if (price.currency !== currency) {
        throw new RangeError(`${price.currency} cannot be added to ${currency}`);
      }
      amount += price.amount * line.quantity;
    }
    return exactMoney(amount, currency);
  };
  const gross = sum('unitGross');
  const net = sum('unitNet');
  if (!gross || !net) return no(problem('amount-too-large'));
  return ok({ quantity: lines.reduce((total, line) => total + line.quantity, 0), gross, net });
}
