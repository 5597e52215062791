import Big from 'big.js';

/** A number and how often it counts. */
export interface Counted {
  readonly value: number;
  readonly quantity: number;
}

const scale = 10_000;

/**
 * Adds values times quantities up, exact in decimals. Values of up to four decimals, which is all that a catalogue has, are
 * added as integers; big.js takes over where those would not be exact.
 */
export function exactAdder() {
  let scaled = 0;
  let decimals: Big | null = null;
  return {
    add(value: number, quantity: number): void {
      const whole = Math.round(value * scale);
      const sum = scaled + whole * quantity;
      if (decimals === null && whole / scale === value && Number.isSafeInteger(sum)) {
        scaled = sum;
        return;
      }
      decimals = (decimals ?? new Big(scaled).div(scale)).plus(new Big(value).times(quantity));
    },
    sum: (): number => (decimals === null ? scaled / scale : Number(decimals.toFixed())),
  };
}

/** The exact sum of values times quantities. */
export function exactSum(all: readonly Counted[]): number {
  const adder = exactAdder();
  for (const { value, quantity } of all) adder.add(value, quantity);
  return adder.sum();
}
