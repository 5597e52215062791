import { sumOfMoney } from '../price/money';
import type { Currency, Money } from '../price/money';
import { priceOfPieces } from '../price/unit-prices';
import type { UnitPrices } from '../price/unit-prices';

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

/** Adds the lines of an order up (ORD-03). Throws RangeError for a price in another currency. */
export function orderTotals(lines: readonly OrderLine[], currency: Currency): OrderTotals {
  const sum = (unit: keyof UnitPrices): Money =>
    sumOfMoney(
      lines.map((line) => priceOfPieces(line[unit], line.quantity)),
      currency,
    );
  return {
    quantity: lines.reduce((total, line) => total + line.quantity, 0),
    gross: sum('unitGross'),
    net: sum('unitNet'),
  };
}
