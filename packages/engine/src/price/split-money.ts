import { money, type Money } from './money';

/**
 * Splits an amount in the ratio of weights, none of them negative, to parts that add up to it, each within a cent of its share. Weights that
 * are all 0 count alike.
 */
export function splitMoney({ amount, currency }: Money, weights: readonly number[]): Money[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const shares = whole === 0n ? weights.map(() => 1n) : weights.map(BigInt);
  const all = whole === 0n ? BigInt(weights.length) : whole;
  let seen = 0n;
  let given = 0n;
  return shares.map((share) => {
    seen += share;
    // What all so far come to, rounded, less what those before have got.
    const upTo = (BigInt(amount) * seen) / all;
    const part = upTo - given;
    given = upTo;
    return money(Number(part), currency);
  });
}
