import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFeed } from '../../test/feed';
import { problemText } from '../problem';
import { assignDrivers } from './assign-drivers';
import type { DriverTable } from '../catalogue/row/driver';

const feed = readFeed<DriverTable>('drivers.json');

/** The fewest drivers, and of those the least total, by trying all. */
function best(sizes: readonly number[], luminaires: number): { drivers: number; total: number } {
  let totals = new Set([0]);
  for (let drivers = 0; ; drivers += 1) {
    const enough = [...totals].filter((total) => total >= luminaires);
    if (enough.length > 0) return { drivers, total: Math.min(...enough) };
    totals = new Set([...totals].flatMap((total) => sizes.map((size) => total + size)));
  }
}

describe('assigning drivers', () => {
  it('takes the fewest, then those with the least spare', () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 30 }), (supported, luminaires) => {
        const row = supported.map((size) => ({ luminaires: size, drivers: { A: `D${size}` } }));
        const result = assignDrivers(
          { '1': { row } },
          { model: '1', region: 'row', control: 'A', luminaires },
        );
        const found = result.ok ? result.value : [];
        const total = found.reduce((sum, each) => sum + each.supports, 0);
        expect({ drivers: found.length, total }).toEqual(best(supported, luminaires));
        expect(found.every((each) => each.driver === `D${each.supports}`)).toBe(true);
      }),
    );
  });

  it('splits ten of {3, 5, 9} into two fives', () => {
    const result = assignDrivers(feed, { model: '2010', region: 'row', control: 'B', luminaires: 10 });
    expect(result.ok && result.value.map((each) => each.supports)).toEqual([5, 5]);
  });

  it('leaves out the sizes that a control lacks', () => {
    const result = assignDrivers(feed, { model: '2011', region: 'row', control: 'D', luminaires: 9 });
    expect(result.ok && result.value.map((each) => each.supports)).toEqual([5, 5]);
  });

  it('has none for control M, an unknown model, control or count', () => {
    const one = { model: '2010', region: 'row', control: 'B', luminaires: 1 } as const;
    expect(assignDrivers(feed, { ...one, control: 'M' }).ok).toBe(false);
    expect(assignDrivers(feed, { ...one, model: '9999' }).ok).toBe(false);
    expect(assignDrivers(feed, { ...one, region: 'usa', control: 'C' }).ok).toBe(false);
    for (const luminaires of [-1, 1.5, Number.NaN, 10_001, 1e9]) {
      const refused = assignDrivers(feed, { ...one, luminaires });
      expect(refused.ok ? '' : refused.problems.map(problemText).join()).toBe(
        `Drivers cannot be assigned to ${luminaires} luminaires`,
      );
    }
    const most = assignDrivers(feed, { ...one, luminaires: 10_000 });
    expect(most.ok && [most.value.length, most.value.at(-1)]).toEqual([
      1112,
      { driver: 'DR035B', supports: 5 },
    ]);
    expect(assignDrivers(feed, { ...one, luminaires: 0 })).toEqual({ ok: true, value: [] });
  });
});
