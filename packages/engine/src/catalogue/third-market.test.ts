import { afterAll, describe, expect, it, vi } from 'vitest';
import type * as catalog from './catalog';
import type { CatalogId } from './catalog';
import type * as market from './market';

// A market is a record: with one more of them the same program reads, prices and quotes in it. The modules are loaded anew,
// since the files of a worker share them.
const nordic = 33 as CatalogId;
vi.resetModules();
vi.doMock('./catalog', async (original) => {
  const known = await original<typeof catalog>();
  return { ...known, catalogIds: [...known.catalogIds, nordic] };
});
vi.doMock('./market', async (original) => {
  const known = await original<typeof market>();
  const third: market.Market = {
    ...known.markets[16],
    catalogId: nordic,
    dollarIncrementRates: [40],
    percentHeightRates: [],
    percentCap: 10,
    roundUpTo: 10,
    reference: { afterModel: '.', end: '-9NO' },
  };
  return { ...known, markets: { ...known.markets, [nordic]: third } };
});
const { budgetTotals } = await import('../budget/budget-totals');
const { priceArticle } = await import('../../test/price-article');
const { composeReference } = await import('../reference/compose-reference');
const { parseReference } = await import('../reference/parse-reference');
const { readLooseReference } = await import('../reference/read-loose-reference');
afterAll(() => {
  vi.doUnmock('./catalog');
  vi.doUnmock('./market');
  vi.resetModules();
});

const price = (rateId: number, percent: number) =>
  priceArticle({
    salePrice: 101,
    currency: 'EUR',
    catalogId: nordic,
    rateId,
    modifiers: [
      { type: 'color', priceIncrement: 5, priceIncrementDollars: 9, priceIncrementPercent: percent },
    ],
    pendantHeight: {
      metres: '3',
      variation: { priceIncrement: 2, priceIncrementPercent: 50, value: { standard: 200 } },
    },
  });

describe('a third market', () => {
  it('has references of its own form, which are read back', () => {
    const reference = composeReference('2010', nordic, {
      color: '10',
      temperature: '1',
      control: 'Z',
      installation: '10',
      pendantHeight: 200,
    });
    expect(reference).toBe('2010.10/1Z_10_200-9NO');
    expect(parseReference(reference)).toMatchObject({ ok: true, value: { catalog: nordic, complete: true } });
    expect(parseReference('2010-10')).toMatchObject({ ok: true, value: { catalog: 21 } });
    expect(parseReference('201010')).toMatchObject({ ok: true, value: { catalog: 16 } });
    const meant = (text: string) => readLooseReference(text)?.catalogId;
    expect(
      [
        '2010 10 1z 10 9no',
        '2010.10',
        '2010-10',
        '2010 10 1z 10 2us',
        '2010 10 1z 10 200 2us',
        '2010 10',
        '2010',
      ].map(meant),
    ).toEqual([...[nordic, nordic, 21, 21, 21, 16, null]]);
  });

  it('prices with its own increments, cap and rounding', () => {
    // 101 + 5 + 2 for a metre of height, plus 4 percent: 112.32, up to 120.
    expect(price(10, 4)).toMatchObject({ price: { amount: 120_00, currency: 'EUR' }, percent: '4' });
    // 101 + 9 in dollars and 2, 30 percent capped at 10: 123.2, up to 130.
    const capped = price(40, 30);
    expect(capped).toMatchObject({ price: { amount: 130_00 }, percent: '10' });
    expect(capped?.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(130_00);
  });

  it('is quoted', () => {
    const unitGross = price(10, 4)?.price;
    if (!unitGross) throw new Error('No price');
    expect(
      budgetTotals({ currency: 'EUR', lines: [{ quantity: 3, unitGross }], discount: 10, iva: 25 }),
    ).toMatchObject({ ok: true, value: { subTotal: { amount: 360_00 }, netTotal: { amount: 405_00 } } });
  });
});
