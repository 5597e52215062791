import { describe, expect, it } from 'vitest';
import { goldenAreas } from './golden/answer-golden';
import { disagreements, type GoldenCase } from './golden/compare-golden';
import golden from './golden-cases.json';
import { goldenCatalogue } from './feed';

const cases = golden.cases as unknown as readonly GoldenCase[];

describe('the golden cases', () => {
  it.each(goldenAreas)('agree in the area %s', (area) => {
    const ofArea = cases.filter((each) => each.area === area);
    expect(ofArea).not.toEqual([]);
    expect(disagreements(ofArea, goldenCatalogue)).toEqual([]);
  });

  it('agree as a whole', () => {
    expect(disagreements(cases, goldenCatalogue)).toEqual([]);
  });

  it('disagree for an area that the engine does not know', () => {
    const unknown: GoldenCase = { id: 'X1', area: 'toString', input: {}, expected: null };
    expect(disagreements([unknown], goldenCatalogue)).toMatchObject([
      { id: 'X1', got: 'unknown area toString' },
    ]);
  });

  it('disagree, and do not stop, for an input that breaks the calculation', () => {
    const broken: GoldenCase = { id: 'X2', area: 'unit.inch', input: { cm: 'far' }, expected: '1"' };
    expect(disagreements([broken], goldenCatalogue)).toHaveLength(1);
  });

  it('disagree for a field too much or too few', () => {
    const input = { articleMoq: 2, variationMoqs: [] };
    expect(
      disagreements([{ id: 'X3', area: 'moq', input, expected: { moq: 2 } }], goldenCatalogue),
    ).toHaveLength(1);
    const reference = {
      id: 'X4',
      area: 'reference',
      input: { reference: '201010' },
      expected: { model: '2010' },
    };
    expect(disagreements([reference], goldenCatalogue)).toHaveLength(1);
  });

  it('disagree where an input has a field that the engine is not given', () => {
    const input = { lines: [{ quantity: 1, unitGross: 10, rebate: 5 }] };
    expect(disagreements([{ id: 'X6', area: 'budget', input, expected: {} }], goldenCatalogue)).toMatchObject(
      [{ got: expect.stringContaining('rebate') as unknown }],
    );
  });

  it.each([
    ['creation.code', { model: '2192', counter: 7 }, '2192LW000000007'],
    ['product.category', { type: 'REGULAR', accessories: [0, 2] }, 6],
    ['product.category', { type: 'CREATION', models: ['2140', '2141'] }, 7],
    ['product.category', { type: 'CREATION', categories: [7, 7] }, 7],
    ['rules', { subFamily: 999, selection: { finish: '10' } }, { allowed: true, reason: null }],
    ['order.valid', { quantity: 1, moqPerReference: [] }, true],
    ['availability', { today: '21/11/2026', availability: null }, { available: true }],
    ['leadtime', { leadtime: null, heightVariation: null, quantity: 1, pendantHeightSet: true }, null],
    ['energy.class', { totalMainsEfficacy: null }, null],
    ['price', { salePrice: null, catalogId: 16, rateId: 10, modifiers: [] }, null],
  ])('take other forms of input in the area %s', (area, input, expected) => {
    expect(disagreements([{ id: 'X5', area, input, expected }], goldenCatalogue)).toEqual([]);
  });
});
