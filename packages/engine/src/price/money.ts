import Big from 'big.js';

// A file of its own, so that a page that writes prices and reckons none reads no decimal arithmetic.
export { formatMoney } from './format-money';

export type Currency = 'EUR' | 'USD';

/** An amount in integer minor units (cents). */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** Makes money from minor units. Throws RangeError when they are not a safe integer. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not an amount in minor units`);
  return { amount: amount === 0 ? 0 : amount, currency };
}

const hundred = new Big(100);

/** The one place that rounds to minor units: half away from zero, in decimal arithmetic. */
export function toMinorUnits(units: Big | number | string): number {
  return Number(new Big(units).times(hundred).round(0, Big.roundHalfUp).toFixed());
}

/** Units of the currency as a number to show or compare, for example 9750 cents give 97.5. */
export function toUnits(minor: number): number {
  return Number(new Big(minor).div(100).toFixed());
}
