import Big from 'big.js';

const hundred = new Big(100);

/** The one place that rounds to minor units: half away from zero, in decimal arithmetic. */
export function toMinorUnits(units: Big | number | string): number {
  return Number(new Big(units).times(hundred).round(0, Big.roundHalfUp).toFixed());
}
