import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceArticle } from '../../test/price-article';
import { listPrice } from './list-price';
import { money } from './money';
import { sumOfPrices, sumOfSums, type PricedPart } from './sum-of-prices';

const steps = (base: number, rounding: number) => [
  { kind: 'base', amount: base, source: 'b' } as const,
  { kind: 'rounding', amount: rounding, source: 'r' } as const,
];
const part = (code: string, quantity: number, base: number, rounding: number): PricedPart => ({
  code,
  quantity,
  unit: money(base + rounding, 'EUR'),
  steps: steps(base, rounding),
});

describe('the price of several parts', () => {
  it('is the sum of its lines, and of the shares of its steps', () => {
    const found = sumOfPrices([part('a', 3, 900, 100), part('b', 2, 500, 0)], 'EUR');
    expect(found).toEqual({
      price: { amount: 4000, currency: 'EUR' },
      lines: [
        {
          code: 'a',
          quantity: 3,
          unit: money(1000, 'EUR'),
          total: money(3000, 'EUR'),
          steps: steps(900, 100),
        },
        { code: 'b', quantity: 2, unit: money(500, 'EUR'), total: money(1000, 'EUR'), steps: steps(500, 0) },
      ],
      shares: { base: 3700, rounding: 300 },
    });
    expect(sumOfPrices([], 'USD')).toEqual({ price: money(0, 'USD'), lines: [], shares: {} });
  });

  it('is none when one part has none, and is not in two currencies', () => {
    expect(
      sumOfPrices([part('a', 1, 900, 100), { code: 'b', quantity: 1, unit: null, steps: [] }], 'EUR'),
    ).toBeNull();
    expect(() => sumOfPrices([part('a', 1, 900, 100)], 'USD')).toThrow('EUR cannot be added to USD');
  });

  it('of several sums has their lines one after another and their shares by kind', () => {
    const one = sumOfPrices([part('a', 3, 900, 100)], 'EUR');
    const other = sumOfPrices([part('b', 2, 500, 0), part('c', 1, 200, 300)], 'EUR');
    const both = sumOfSums([one, other], 'EUR');
    expect(both).toMatchObject({ price: money(4500, 'EUR'), shares: { base: 3900, rounding: 600 } });
    expect(both?.lines.map((line) => line.code)).toEqual(['a', 'b', 'c']);
    expect(sumOfSums([], 'USD')).toEqual({ price: money(0, 'USD'), lines: [], shares: {} });
    expect(sumOfSums([one, null], 'EUR')).toBeNull();
    expect(() => sumOfSums([one], 'USD')).toThrow('EUR cannot be added to USD');
  });

  it('has parts that add up, whatever they are', () => {
    const article = fc.record({
      salePrice: fc.integer({ min: 1, max: 500_000 }).map((cents) => cents / 100),
      increment: fc.integer({ min: -2000, max: 9000 }).map((cents) => cents / 100),
      percent: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
      quantity: fc.integer({ min: 1, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(article, { minLength: 1, maxLength: 8 }), (articles) => {
        const parts = articles.map(({ salePrice, increment, percent, quantity }, at): PricedPart => {
          const modifier = {
            type: 'color',
            priceIncrement: increment,
            priceIncrementPercent: percent,
          } as const;
          const found = priceArticle({
            salePrice,
            currency: 'EUR',
            catalogId: 16,
            rateId: 10,
            modifiers: [modifier],
          });
          return { code: String(at), quantity, unit: found?.price ?? null, steps: found?.steps ?? [] };
        });
        const sum = sumOfPrices(parts, 'EUR');
        expect(sum === null).toBe(parts.some(({ unit }) => unit === null));
        if (sum === null) return;
        const add = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
        expect(add(sum.lines.map((line) => line.total.amount))).toBe(sum.price.amount);
        expect(add(Object.values(sum.shares))).toBe(sum.price.amount);
      }),
    );
  });
});

describe('the price of a part by list', () => {
  const row = {
    EUR10: 35,
    USD12: 50,
    EUR11: 0,
    EUR13: -5,
    EUR15: '35',
    EUR16: Number.NaN,
    EUR17: 36.01,
    EUR18: null,
  };
  const of = (catalogId: 16 | 21, rateId: number) =>
    listPrice(row, 'AC10R', 'accessories 201', { catalogId, rateId });

  it('is that of the column of the currency and the rate', () => {
    expect(of(16, 10)).toMatchObject({
      price: { amount: 3500, currency: 'EUR' },
      rateId: 10,
      steps: [{ kind: 'base', amount: 3500, source: 'accessories 201 AC10R EUR10' }],
    });
    expect(of(21, 12)).toMatchObject({ price: { amount: 5000, currency: 'USD' }, rateId: 12 });
    expect(of(16, 17)).toMatchObject({
      price: { amount: 4000 },
      steps: [{ amount: 3601 }, { kind: 'rounding', amount: 399 }],
    });
  });

  it('is none without such a column, and never 0', () => {
    for (const rateId of [11, 13, 15, 16, 18, 12, 99]) expect(of(16, rateId)).toBeNull();
    expect(of(21, 10)).toBeNull();
    expect(listPrice(Object.create(row) as typeof row, 'x', 'y', { catalogId: 16, rateId: 10 })).toBeNull();
  });
});
