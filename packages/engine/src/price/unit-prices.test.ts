import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, sumOfMoney } from './money';
import { discountValue, pricesOfPieces } from './unit-prices';

const euros = (amount: number) => money(amount, 'EUR');

describe('the prices of equal pieces', () => {
  it('are those of one times the quantity', () => {
    const one = { unitGross: euros(1999), unitNet: euros(1333) };
    expect(pricesOfPieces(one, 3)).toEqual({ ...one, totalGross: euros(5997), totalNet: euros(3999) });
  });

  it('are an amount in minor units or nothing', () => {
    const one = { unitGross: euros(1999), unitNet: euros(1333) };
    for (const quantity of [0.5, Number.NaN, 1e15]) {
      expect(() => pricesOfPieces(one, quantity)).toThrow('is not an amount in minor units');
    }
  });
});

describe('a sum of money', () => {
  it('is the same in any order, and 0 of nothing', () => {
    const amounts = fc.array(fc.integer({ min: -1e9, max: 1e9 }).map(euros), { maxLength: 20 });
    fc.assert(
      fc.property(amounts, (all) => {
        expect(sumOfMoney([...all].reverse(), 'EUR')).toEqual(sumOfMoney(all, 'EUR'));
      }),
    );
    expect(sumOfMoney([], 'USD')).toEqual(money(0, 'USD'));
  });

  it('is in one currency', () => {
    expect(() => sumOfMoney([euros(1)], 'USD')).toThrow('EUR cannot be added to USD');
  });
});

describe('a discount', () => {
  it('is what the net price lacks to the list price', () => {
    expect(discountValue({ gross: euros(1999), net: euros(1333) })).toEqual(euros(666));
    expect(discountValue({ gross: euros(1999), net: euros(1999) })).toEqual(euros(0));
    expect(() => discountValue({ gross: euros(1), net: money(1, 'USD') })).toThrow(RangeError);
  });
});
