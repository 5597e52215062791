import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsBelowMinimum } from './parts-below-minimum';

const belt = { reference: '225620/00_00_000', quantity: 1, moq: 2, isPart: true };
const feed = { reference: '225810/00_00_000', quantity: 3, moq: 2, isPart: true };
const light = { reference: '225210/1A_10_000', quantity: 4, moq: 10, isPart: false };

describe('the minimum of a part', () => {
  it('is asked of the whole order', () => {
    expect(partsBelowMinimum([{ quantity: 1, references: [belt, feed, light] }])).toEqual([
      { reference: belt.reference, quantity: 1, moq: 2, missing: 1 },
    ]);
    const drawn = { quantity: 1, references: [belt] };
    expect(partsBelowMinimum([drawn, drawn])).toEqual([]);
    expect(partsBelowMinimum([{ quantity: 2, references: [belt] }])).toEqual([]);
    expect(partsBelowMinimum([])).toEqual([]);
  });

  it('counts the pieces that come alone', () => {
    const alone = { quantity: 1, references: [{ ...belt, isPart: false }] };
    expect(partsBelowMinimum([{ quantity: 1, references: [belt] }, alone])).toEqual([]);
    expect(partsBelowMinimum([alone])).toEqual([]);
  });

  it('is reached or told, whatever the lines', () => {
    const part = fc.record({
      reference: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.integer({ min: 1, max: 5 }),
      moq: fc.integer({ min: 1, max: 20 }),
      isPart: fc.constant(true),
    });
    const line = fc.record({ quantity: fc.integer({ min: 1, max: 4 }), references: fc.array(part) });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const told = new Map(partsBelowMinimum(lines).map((each) => [each.reference, each]));
        for (const reference of ['a', 'b', 'c']) {
          const all = lines.flatMap((each) =>
            each.references
              .filter((one) => one.reference === reference)
              .map((one) => ({ ...one, of: each.quantity })),
          );
          const pieces = all.reduce((sum, each) => sum + each.quantity * each.of, 0);
          const moq = Math.max(1, ...all.map((each) => each.moq));
          const missing = all.length === 0 || pieces >= moq ? undefined : moq - pieces;
          expect(told.get(reference)?.missing).toBe(missing);
        }
      }),
    );
  });
});
