import Big from 'big.js';

/** Units of the currency as a number to compare, for example 9750 cents give 97.5. */
export function toUnits(minor: number): number {
  return Number(new Big(minor).div(100).toFixed());
}
