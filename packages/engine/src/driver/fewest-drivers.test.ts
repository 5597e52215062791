import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestDrivers } from './fewest-drivers';

/** Every choice of a number of sizes, largest first. */
function choices(sizes: readonly number[], drivers: number): number[][] {
  if (drivers === 0) return [[]];
  return sizes.flatMap((size, at) => choices(sizes.slice(at), drivers - 1).map((rest) => [size, ...rest]));
}

/** The best choice by trying all: fewest, least total, then the larger sizes. */
function best(sizes: readonly number[], luminaires: number): number[] {
  const total = (each: readonly number[]): number => each.reduce((sum, size) => sum + size, 0);
  for (let drivers = 0; ; drivers += 1) {
    const enough = choices(sizes, drivers).filter((each) => total(each) >= luminaires);
    if (enough.length === 0) continue;
    const least = Math.min(...enough.map(total));
    // The choices come with the larger sizes first.
    return enough.find((each) => total(each) === least) ?? [];
  }
}

describe('the fewest drivers', () => {
  it('are those that trying all finds', () => {
    const sizes = fc
      .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
      .map((each) => each.sort((a, b) => b - a));
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 40 }), (supported, luminaires) => {
        fc.pre(luminaires / (supported[0] ?? 1) <= 7);
        expect(fewestDrivers(supported, luminaires)).toEqual(best(supported, luminaires));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [[9, 5, 3], 0, []],
    [[9, 5, 3], 1, [3]],
    [[9, 5, 3], 3, [3]],
    [[9, 5, 3], 4, [5]],
    [[9, 5, 3], 9, [9]],
    [[9, 5, 3], 10, [5, 5]],
    [[9, 5, 3], 12, [9, 3]],
    [[9, 5, 3], 14, [9, 5]],
    [[9, 5, 3], 19, [9, 5, 5]],
    [[9, 5, 3], 28, [9, 9, 5, 5]],
    [[7, 5, 3], 10, [7, 3]],
    [[5], 11, [5, 5, 5]],
    [[10, 9], 18, [9, 9]],
    [[10, 9], 19, [10, 9]],
    [[10, 9], 11, [9, 9]],
    [[], 4, []],
  ])('of sizes %j for %i luminaires are %j', (sizes, luminaires, expected) => {
    expect(fewestDrivers(sizes, luminaires)).toEqual(expected);
  });

  it('are found for a great count, and for a size far above it, without more work', () => {
    const many = fewestDrivers([9, 7, 5, 2], 9_999);
    expect([many.length, many.reduce((sum, size) => sum + size, 0)]).toEqual([1111, 9_999]);
    expect(fewestDrivers([2_000_000_000, 4], 5)).toEqual([2_000_000_000]);
    expect(fewestDrivers([2_000_000_000, 4], 4)).toEqual([4]);
  });
});
