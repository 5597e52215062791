import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitMoney } from './split-money';

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

it('splits an amount in a ratio', () => {
  expect(splitMoney(euros(1000), [3, 1])).toEqual([euros(750), euros(250)]);
  expect(splitMoney(euros(100), [1, 1, 1]).map(({ amount }) => amount)).toEqual([33, 33, 34]);
  expect(splitMoney(euros(5), [0, 0])).toEqual([euros(2), euros(3)]);
  expect(splitMoney(euros(5), [])).toEqual([]);
});

it('gives parts that add up to the amount, each within a cent of its share', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 40 });
  const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(amounts, weights, (amount, given) => {
      const parts = splitMoney(euros(amount), given).map((part) => part.amount);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      const whole = given.reduce((sum, weight) => sum + weight, 0);
      if (whole === 0) return;
      for (const [at, part] of parts.entries()) {
        expect(Math.abs(part - (amount * given[at]!) / whole)).toBeLessThanOrEqual(1.001);
      }
    }),
  );
});
