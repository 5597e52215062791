import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import type { CatalogId } from '../catalogue/catalog';
import { fixedIncrement, metresAbove, perMetre } from './increment';
import { priceEffectOrder } from './price-effect-order';
import { netOfPercent } from './sublevel-discount';
import { money } from './money';

const variation = {
  priceIncrement: 10,
  priceIncrementDollars: 15,
  priceIncrementPercent: 3,
  value: { standard: 200 },
};

describe('an increment', () => {
  it('is in dollars only in catalogue 21 with rate 12', () => {
    const of = (catalogId: CatalogId, rateId: number) =>
      fixedIncrement(variation, catalogId, rateId).toFixed();
    expect([of(21, 12), of(21, 14), of(16, 12), of(16, 10)]).toEqual(['15', '10', '10', '10']);
    expect([
      fixedIncrement({}, 21, 12).toFixed(),
      fixedIncrement({ priceIncrement: '2.5' }, 16, 10).toFixed(),
    ]).toEqual(['0', '2.5']);
  });

  it('of a height is percent for rates 10 and 12, and the fixed one for others', () => {
    const of = (catalogId: CatalogId, rateId: number) => {
      const { fixed, percent } = perMetre(variation, catalogId, rateId);
      return [fixed.toFixed(), percent.toFixed()];
    };
    expect([of(16, 10), of(21, 12), of(16, 11), of(21, 14)]).toEqual([
      ['0', '3'],
      ['0', '3'],
      ['10', '0'],
      ['10', '0'],
    ]);
    expect(perMetre({ value: { standard: 200 } }, 16, 10).percent.toFixed()).toBe('0');
  });

  it('counts from the standard height up', () => {
    const of = (cm: number | string) =>
      metresAbove(typeof cm === 'string' ? new Big(cm) : cm, 200)?.toFixed() ?? null;
    expect([of(199), of(200), of(201), of(600)]).toEqual([null, null, '0.01', '4']);
    expect([of('200'), of('199.9'), of('200.5')]).toEqual([null, null, '0.005']);
  });

  it('is ordered by its letter', () => {
    expect([...'ABCDEFG'].map(priceEffectOrder)).toEqual([1, 2, 3, 4, 5, 5, 9999]);
    expect([priceEffectOrder(null), priceEffectOrder(undefined), priceEffectOrder('a')]).toEqual([
      9999, 9999, 9999,
    ]);
  });
});

describe('a discount', () => {
  it('is taken off in decimals and rounded half up', () => {
    expect(netOfPercent(money(1999, 'EUR'), '33.33')).toEqual(money(1333, 'EUR'));
    expect(netOfPercent(money(25, 'EUR'), 50)).toEqual(money(13, 'EUR'));
    expect(netOfPercent(money(1000, 'USD'), 0)).toEqual(money(1000, 'USD'));
    expect(netOfPercent(money(1000, 'USD'), 100)).toEqual(money(0, 'USD'));
  });
});
