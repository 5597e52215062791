import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceArticle as priceOrNone, type PriceInput } from '../../test/price-article';
import type { PriceResult } from './price-article';
import type { PriceModifier } from './increment';

/** The price of what has one. */
function priceArticle(input: PriceInput): PriceResult {
  const found = priceOrNone(input);
  if (!found) throw new Error('There is no price');
  return found;
}

const modifier = (priceIncrement: number, priceIncrementPercent = 0): PriceModifier => ({
  type: 'color',
  modifier: '30',
  modifier2: '',
  priceIncrement,
  priceIncrementDollars: priceIncrement * 2,
  priceIncrementPercent,
  priceEffectOrder: 'A',
});
const height = {
  priceIncrement: 12,
  priceIncrementDollars: 16,
  priceIncrementPercent: 3,
  priceEffectOrder: 'E',
  value: { standard: 200 },
};
const inEurope = { currency: 'EUR', catalogId: 16, rateId: 10, modifiers: [] } as const;
const inUsa = { currency: 'USD', catalogId: 21, rateId: 12, modifiers: [] } as const;

describe('the price of an article', () => {
  it('does not round 110 up to 115 as binary arithmetic would', () => {
    expect(priceArticle({ ...inEurope, salePrice: 100, modifiers: [modifier(0, 10)] }).price.amount).toBe(
      11000,
    );
    const { price, unrounded } = priceArticle({ ...inEurope, salePrice: 50, modifiers: [modifier(0, 10)] });
    expect([price.amount, unrounded]).toEqual([5500, '55']);
    expect(priceArticle({ ...inEurope, salePrice: '50.00000001' }).price.amount).toBe(5500);
  });

  it('is none where it would be 0 or less, or no exact amount', () => {
    const of = (salePrice: number, ...modifiers: PriceModifier[]) =>
      priceOrNone({ ...inEurope, salePrice, modifiers })?.price.amount ?? null;
    expect([of(10, modifier(-21)), of(10, modifier(-12)), of(10, modifier(-10))]).toEqual([null, null, null]);
    expect([of(10, modifier(-9.99)), of(100, modifier(0, -99))]).toEqual([500, 500]);
    expect([of(100, modifier(0, -100)), of(100, modifier(0, -60), modifier(0, -60))]).toEqual([null, null]);
    const two = [modifier(-1_000_000), ...Array.from({ length: 4 }, () => modifier(0, -100))];
    expect(of(100, ...two)).toBeNull();
    expect([of(1e14), of(9e13)]).toEqual([null, 9e15]);
    expect(of(100, modifier(1e17), modifier(-1e17))).toBeNull();
    expect(priceOrNone({ ...inUsa, salePrice: 100, modifiers: [modifier(0, -101)] })).toBeNull();
  });

  it('caps the sum of percentages in the USA at every rate, and shows what the cap took', () => {
    for (const rateId of [12, 14]) {
      const { percent, steps } = priceArticle({
        ...inUsa,
        rateId,
        salePrice: 200,
        modifiers: [modifier(0, 18), modifier(0, 7)],
      });
      expect(percent).toBe('20');
      expect(steps).toContainEqual(expect.objectContaining({ kind: 'cap', percent: '-5', amount: -1000 }));
    }
    expect(priceArticle({ ...inEurope, salePrice: 200, modifiers: [modifier(0, 25)] }).percent).toBe('25');
    expect(
      priceArticle({ ...inUsa, salePrice: 200, modifiers: [modifier(0, 20)] }).steps.map((each) => each.kind),
    ).not.toContain('cap');
  });

  it('takes dollars in catalogue 21 with rate 12 only', () => {
    const fixed = (where: Omit<PriceInput, 'salePrice'>) =>
      priceArticle({ ...where, salePrice: 100, modifiers: [modifier(10)] }).fixed;
    expect(fixed(inUsa)).toBe('20');
    expect(fixed({ ...inUsa, rateId: 14 })).toBe('10');
    expect(fixed({ ...inEurope, rateId: 12 })).toBe('10');
  });

  it('adds nothing for a height up to the standard, percent or units per metre above it', () => {
    const of = (metres: number, rateId: number) =>
      priceArticle({ ...inEurope, rateId, salePrice: 150, pendantHeight: { metres, variation: height } });
    expect(of(1.2, 10)).toMatchObject({ fixed: '0', percent: '0', price: { amount: 15000 } });
    expect(of(2, 11)).toMatchObject({ fixed: '0', percent: '0' });
    expect(of(3.1, 10)).toMatchObject({ fixed: '0', percent: '3.3' });
    expect(of(3.1, 11)).toMatchObject({ fixed: '13.2', percent: '0' });
    expect(of(2.01, 12)).toMatchObject({ percent: '0.03' });
  });

  it('explains in the order of the price effect, the base first and the rounding last', () => {
    const late = { ...modifier(7), priceEffectOrder: 'F', modifier: 'late' };
    const early = { ...modifier(3), priceEffectOrder: 'B', modifier: 'early' };
    const odd = { ...modifier(1), priceEffectOrder: '?', modifier: 'odd' };
    const { steps } = priceArticle({ ...inEurope, salePrice: 100, modifiers: [odd, late, early] });
    expect(steps.map((step) => step.value ?? step.kind)).toEqual([
      'base',
      'early',
      'late',
      'odd',
      'rounding',
    ]);
  });

  it('has parts that add up to the total, whatever the increments', () => {
    const cents = fc.integer({ min: -20_000, max: 200_000 }).map((each) => each / 100);
    const percents = fc.integer({ min: -1000, max: 4000 }).map((each) => each / 100);
    const modifiers = fc.array(
      fc.tuple(cents, percents).map(([fixed, percent]) => modifier(fixed, percent)),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        modifiers,
        fc.constantFrom([16, 10], [16, 11], [21, 12], [21, 14]),
        fc.option(fc.integer({ min: 30, max: 600 })),
        (sale, given, [catalogId, rateId], cm) => {
          const found = priceOrNone({
            salePrice: sale / 100,
            currency: catalogId === 21 ? 'USD' : 'EUR',
            catalogId: catalogId === 21 ? 21 : 16,
            rateId: rateId ?? 10,
            modifiers: given,
            pendantHeight: cm === null ? null : { metres: cm / 100, variation: height },
          });
          // Only what takes something off can leave no price.
          if (!found) {
            const takers = given.filter(
              (each) => Number(each.priceIncrement) < 0 || Number(each.priceIncrementPercent) < 0,
            );
            expect(takers).not.toEqual([]);
            return;
          }
          expect(found.price.amount).toBeGreaterThan(0);
          expect(found.steps.reduce((sum, step) => sum + step.amount, 0)).toBe(found.price.amount);
          expect(found.price.amount % 500 === 0).toBe(true);
          const above = found.price.amount / 100 - Number(found.unrounded);
          expect(above).toBeGreaterThanOrEqual(-1e-6);
          expect(above).toBeLessThan(5);
          expect(found.steps.every((step) => Number.isSafeInteger(step.amount))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the parts of a price', () => {
  it('name the attribute, the value, the amount and the data row of each', () => {
    const { steps, price } = priceArticle({
      ...inEurope,
      salePrice: 150,
      source: 'prices 201010 16/10',
      modifiers: [
        { ...modifier(10), source: 'variations 2010_16 color 30' },
        { ...modifier(0, 12), type: 'control', modifier: 'A', modifier2: 'B', priceEffectOrder: 'C' },
        { type: 'installation' },
      ],
      pendantHeight: { metres: 3.8, variation: { ...height, source: 'variations 2010_16 pendantHeight' } },
    });
    // 160 with 12 % and 3 % for each of 1.8 m: 160 * 1.174 = 187.84, up to 190.
    expect(price).toEqual({ amount: 19000, currency: 'EUR' });
    expect(steps).toEqual([
      { kind: 'base', amount: 15000, source: 'prices 201010 16/10' },
      { kind: 'fixed', attribute: 'color', value: '30', amount: 1000, source: 'variations 2010_16 color 30' },
      {
        kind: 'percent',
        attribute: 'control',
        value: 'AB',
        amount: 1920,
        percent: '12',
        source: 'variation control',
      },
      {
        kind: 'height',
        attribute: 'pendantHeight',
        value: '380',
        amount: 864,
        percent: '5.4',
        source: 'variations 2010_16 pendantHeight',
      },
      { kind: 'rounding', amount: 216, source: 'up to a multiple of 5' },
    ]);
  });

  it('have the names of their kind when no data row is told', () => {
    const { steps } = priceArticle({
      ...inUsa,
      rateId: 14,
      salePrice: 100,
      modifiers: [{ ...modifier(0, 30), modifier: null, modifier2: null }],
      pendantHeight: { metres: 2.5, variation: height },
    });
    // 100 + 6 for half a metre of 12, with 20 of 30 %: 127.2, up to 130.
    expect(steps).toEqual([
      { kind: 'base', amount: 10000, source: 'sale price' },
      {
        kind: 'height',
        attribute: 'pendantHeight',
        value: '250',
        amount: 600,
        source: 'variation pendantHeight',
      },
      {
        kind: 'percent',
        attribute: 'color',
        value: '',
        amount: 3180,
        percent: '30',
        source: 'variation color',
      },
      { kind: 'cap', amount: -1060, percent: '-10', source: 'percentage cap of catalogue 21' },
      { kind: 'rounding', amount: 280, source: 'up to a multiple of 5' },
    ]);
  });

  it('count missing increments as nothing, and end without rounding when there is none', () => {
    const { steps, fixed, percent, unrounded } = priceArticle({
      ...inUsa,
      salePrice: '100',
      modifiers: [{ type: 'color', priceIncrement: 5, priceIncrementDollars: null }, { type: 'control' }],
    });
    expect(steps).toEqual([{ kind: 'base', amount: 10000, source: 'sale price' }]);
    expect([fixed, percent, unrounded]).toEqual(['0', '0', '100']);
  });

  it('tell a modifier with an amount and a percentage in two lines', () => {
    const { steps } = priceArticle({ ...inEurope, salePrice: 100, modifiers: [modifier(10, 10)] });
    expect(steps.map((step) => [step.kind, step.amount])).toEqual([
      ['base', 10000],
      ['fixed', 1000],
      ['percent', 1100],
      ['rounding', 400],
    ]);
  });

  it('take a height that is no whole centimetre as it is', () => {
    const { steps, percent } = priceArticle({
      ...inEurope,
      salePrice: 100,
      pendantHeight: { metres: '2.005', variation: height },
    });
    expect(percent).toBe('0.015');
    expect(steps[1]).toMatchObject({ kind: 'height', value: '200.5', amount: 2 });
    const free = { ...height, priceIncrementPercent: 0 };
    expect(
      priceArticle({ ...inEurope, salePrice: 100, pendantHeight: { metres: 4, variation: free } }).steps,
    ).toHaveLength(1);
    const none = { value: { standard: 200 } };
    expect(
      priceArticle({ ...inEurope, rateId: 11, salePrice: 100, pendantHeight: { metres: 4, variation: none } })
        .steps,
    ).toHaveLength(1);
  });

  it('never make a price less by an increment that is not negative', () => {
    const cents = fc.integer({ min: 0, max: 50_000 }).map((each) => each / 100);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.array(fc.tuple(cents, fc.integer({ min: 0, max: 40 })), { maxLength: 4 }),
        fc.tuple(cents, fc.integer({ min: 0, max: 40 })),
        fc.constantFrom(inEurope, inUsa),
        (sale, given, [fixed, percent], where) => {
          const modifiers = given.map(([one, other]) => modifier(one, other));
          const without = priceArticle({ ...where, salePrice: sale / 100, modifiers });
          const more = priceArticle({
            ...where,
            salePrice: sale / 100,
            modifiers: [...modifiers, modifier(fixed, percent)],
          });
          expect(more.price.amount).toBeGreaterThanOrEqual(without.price.amount);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
