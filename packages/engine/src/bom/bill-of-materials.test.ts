import { describe, expect, it } from 'vitest';
import { prepared } from '../../test/feed';
import { evaluate } from '../configuration/evaluate';
import { problemText } from '../problem';
import { billOfMaterials } from './bill-of-materials';
import { categoryOfComposition, categoryOfProduct } from './product-category';

const at = { rateId: 10, quantity: 3 };

describe('the bill of materials of one article', () => {
  it('has one composition with one article line', () => {
    const model = prepared('2010');
    const result = billOfMaterials(model, evaluate(model, { control: 'B', pendantHeight: 380 }, at), 3);
    if (!result.ok) return expect.fail('it has problems');
    const { type, category, compositions, quantity } = result.value;
    expect({ type, category, quantity }).toEqual({
      type: 'REGULAR',
      category: { id: 1, description: 'REGULAR' },
      quantity: 3,
    });
    expect(compositions).toHaveLength(1);
    expect(compositions[0]).toMatchObject({
      subFamily: 201,
      familyId: 20,
      totalWatts: 6,
      totalLumensLed: 489,
      electricalGroups: [{ control: 'B', watts: 6 }],
      packaging: { packages: [{ netWeight: 0.9 }], timing: 1 },
      currency: 'EUR',
      articles: [
        {
          referenceCode: '201010/1B_10_380',
          articleCode: '201010/1B_10',
          quantity: 1,
          isAvailablePrice: true,
          pendantHeight: { value: 380, bov: 'V' },
          control: { code: 'B', bov: 'O', description: { en: 'DALI-2' } },
        },
      ],
    });
    const prices = compositions[0]?.prices;
    // 150 + 45 = 195 with 3 % for each of 1.8 m above the standard: 205.53, up to 210.
    expect([prices?.unitGross.amount, prices?.totalGross.amount]).toEqual([21000, 63000]);
    expect(compositions[0]?.assemblyData).toEqual({
      installation: '10',
      pendantHeightCm: 380,
      lights: [
        {
          elementId: null,
          referenceCode: '201010/1B_10_380',
          canopy: 1,
          pendantHeightCm: 380,
          position: null,
        },
      ],
    });
  });

  it('has no electrical group for a complement or without driver', () => {
    const complement = prepared('2195');
    const without = prepared('2010');
    const groups = [
      billOfMaterials(complement, evaluate(complement, {}, at), 2),
      billOfMaterials(without, evaluate(without, { control: 'M', installation: '31' }, at), 1),
    ].map((result) => result.ok && result.value.compositions[0]?.electricalGroups);
    expect(groups).toEqual([[], []]);
  });

  it('lists the invalid values of an article that cannot be built', () => {
    const model = prepared('2010');
    const result = billOfMaterials(model, evaluate(model, { color: 'zz', pendantHeight: 700 }, at), 1);
    expect(result.ok ? [] : result.problems.map(problemText)).toEqual([
      'Invalid attribute values: color zz, pendantHeight 700',
      'color has no value zz',
      'Pendant height 700 is not between 30 and 600',
    ]);
    const nothing = billOfMaterials(model, evaluate(model, {}, at), 0);
    expect(nothing.ok ? [] : nothing.problems.map(problemText)).toEqual(['No articles found in this space']);
  });

  it('is a composing pendant for a model that only composes', () => {
    const model = prepared('2140');
    const result = billOfMaterials(model, evaluate(model, {}, at), 1);
    expect(result.ok && result.value.category).toEqual({ id: 7, description: 'COMPOSING_PENDANTS' });
  });
});

describe('the category of a product', () => {
  it('is toolkit with accessories or with compositions that differ', () => {
    expect(categoryOfComposition({ accessories: 1, onlyComposingPendants: true })).toBe(6);
    expect(categoryOfComposition({ accessories: 0, onlyComposingPendants: true })).toBe(7);
    expect(categoryOfProduct('CREATION', [1, 7])).toBe(6);
    expect(categoryOfProduct('CREATION', [7, 7])).toBe(7);
    expect(categoryOfProduct('REGULAR', [1, 6])).toBe(6);
    expect(categoryOfProduct('CREATION', [])).toBe(1);
  });
});
