import Big from 'big.js';

const hundred = new Big(100);

/** The one place that rounds to minor units: half away from zero, in decimal arithmetic. */
export function toMinorUnits(units: Big | number | string): number {
  return Number(new Big(units).times(hundred).round(0, Big.roundHalfUp).toFixed());
}

/** Units of the currency as a number to show or compare, for example 9750 cents give 97.5. */
export function toUnits(minor: number): number {
  return Number(new Big(minor).div(100).toFixed());
}
