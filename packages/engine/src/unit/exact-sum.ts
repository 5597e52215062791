import Big from 'big.js';

/** A number and how often it counts. */
export interface Counted {
  readonly value: number;
  readonly quantity: number;
}

const scale = 10_000;

/**
 * The sum of values times quantities, exact in decimals. Values of up to four decimals, which is all that a catalogue
 * has, are added as integers; big.js takes over where those would not be exact.
 */
export function exactSum(all: readonly Counted[]): number {
  let scaled = 0;
  for (const { value, quantity } of all) {
    const whole = Math.round(value * scale);
    if (whole / scale !== value) return decimalSum(all);
    scaled += whole * quantity;
  }
  return Number.isSafeInteger(scaled) ? scaled / scale : decimalSum(all);
}

function decimalSum(all: readonly Counted[]): number {
  const add = (total: Big, each: Counted) => total.plus(new Big(each.value).times(each.quantity));
  return Number(all.reduce(add, new Big(0)).toFixed());
}
