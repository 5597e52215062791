import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestBelts } from './fewest-belts';

describe('the belts of a run', () => {
  it.each([
    [0.5, [5]],
    [5, [5]],
    [5.00005, [5]],
    [5.01, [10]],
    [10, [10]],
    [12, [10, 5]],
    [20, [10, 10]],
    [20.1, [10, 10, 5]],
    [0, []],
  ])('for %d m are %j', (length, belts) => {
    expect(fewestBelts(length, [5, 10])).toEqual(belts);
  });

  it('are the fewest, then those with the least waste, as trying all shows', () => {
    const lengths = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 4000 }), (metres, cm) => {
        const sizes = metres.toSorted((one, other) => one - other);
        const wanted = cm / 100;
        const found = fewestBelts(wanted, sizes);
        let sums = new Set([0]);
        let count = 0;
        while (Math.max(...sums) < wanted) {
          sums = new Set([...sums].flatMap((sum) => sizes.map((size) => sum + size)));
          count += 1;
        }
        const least = Math.min(...[...sums].filter((sum) => sum >= wanted));
        expect(found).toHaveLength(count);
        expect(found.reduce((sum, each) => sum + each, 0)).toBeCloseTo(least, 9);
      }),
    );
  });
});
