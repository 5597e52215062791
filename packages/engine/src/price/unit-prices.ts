import { exactMoney, money, sumOfMoney, type Money } from './money';

/** What one piece costs by list, and what this client pays for it. */
export interface UnitPrices {
  readonly unitGross: Money;
  readonly unitNet: Money;
}

/** The prices of a number of equal pieces. */
export interface QuantityPrices extends UnitPrices {
  readonly totalGross: Money;
  readonly totalNet: Money;
}

/** What a number of equal pieces costs: the rounded price of one times the quantity. */
export function priceOfPieces(unit: Money, quantity: number): Money {
  return money(unit.amount * quantity, unit.currency);
}

/** That price, or null where it is no exact integer any more. */
export function exactPriceOfPieces(unit: Money, quantity: number): Money | null {
  return exactMoney(unit.amount * quantity, unit.currency);
}

/** The prices of one piece and of as many as the quantity says. */
export function pricesOfPieces({ unitGross, unitNet }: UnitPrices, quantity: number): QuantityPrices {
  return {
    unitGross,
    unitNet,
    totalGross: priceOfPieces(unitGross, quantity),
    totalNet: priceOfPieces(unitNet, quantity),
  };
}

/** What a client saves: list price minus net price. Throws RangeError when they are in two currencies. */
export function discountValue({ gross, net }: { readonly gross: Money; readonly net: Money }): Money {
  return sumOfMoney([gross, money(-net.amount, net.currency)], gross.currency);
}
