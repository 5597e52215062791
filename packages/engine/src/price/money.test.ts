import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMinorUnits } from './minor-units';
import { formatMoney } from './format-money';
import { money } from './money';
import { netOfSublevel } from './sublevel-discount';

describe('money', () => {
  it('is written the German way in euros and the American way in dollars', () => {
    expect(formatMoney(money(123450, 'EUR'))).toBe('1.234,50\u00a0€');
    expect(formatMoney(money(123450, 'USD'))).toBe('$1,234.50');
    expect(formatMoney(money(-1, 'EUR'))).toBe('-0,01\u00a0€');
    expect(formatMoney(money(-1, 'USD'))).toBe('-$0.01');
    expect(formatMoney({ amount: -0, currency: 'EUR' })).toBe('0,00\u00a0€');
  });

  it('rounds half away from zero in decimals', () => {
    expect([1.005, 2.675, -0.005, -0.004, 0.1 + 0.2].map(toMinorUnits)).toEqual([101, 268, -1, 0, 30]);
    expect(Object.is(toMinorUnits(-0.001), 0)).toBe(true);
  });

  it('is a whole number of minor units or nothing', () => {
    expect(() => money(1.5, 'EUR')).toThrow('1.5 is not an amount in minor units');
    expect(Object.is(money(-0, 'EUR').amount, 0)).toBe(true);
    expect(() => money(Number.NaN, 'EUR')).toThrow(RangeError);
    expect(() => money(2 ** 53, 'EUR')).toThrow(RangeError);
  });

  it('is discounted by the sublevel, and not at all by an unknown one', () => {
    const gross = money(28500, 'USD');
    expect(netOfSublevel(gross, 'B', { B: 42.5 }).amount).toBe(16388);
    for (const sublevel of ['Z', null, undefined, 'toString']) {
      expect(netOfSublevel(gross, sublevel, { B: 42.5 })).toEqual(gross);
    }
    expect(netOfSublevel(gross, 'B', null)).toEqual(gross);
    for (const sublevel of [null, undefined]) {
      expect(netOfSublevel(gross, sublevel, { null: 10, undefined: 10 })).toEqual(gross);
    }
  });

  it('never becomes more by a discount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, hundredths) => {
          const net = netOfSublevel(money(amount, 'EUR'), 'A', { A: hundredths / 100 });
          expect(net.amount).toBeLessThanOrEqual(amount);
          expect(net.amount).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
