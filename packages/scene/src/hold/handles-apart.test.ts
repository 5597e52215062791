import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handlesApart, type HandleOnWay } from './handles-apart';

/** A handle about a pivot at `x`, seen in a direction of the picture, as long as its way is seen. */
const handle = (usual: number, degrees: number, seen = 1, x = 0): HandleOnWay => ({
  usual,
  held: null,
  seenAt: (radius) => ({
    x: x + Math.cos((degrees * Math.PI) / 180) * radius * seen,
    y: Math.sin((degrees * Math.PI) / 180) * radius * seen,
  }),
});

const gapOf = (handles: readonly HandleOnWay[]): number => {
  const [one, other] = handlesApart(handles).map((radius, at) => handles[at]!.seenAt(radius));
  return Math.hypot(one!.x - other!.x, one!.y - other!.y);
};

it('handles that cover nothing stand where they are usual', () => {
  expect(handlesApart([handle(62, 0), handle(88, 90)])).toEqual([62, 88]);
  expect(handlesApart([handle(62, 0)])).toEqual([62]);
});

it('from above a head that is tilted half stands where it is, and the swivel goes out of its way', () => {
  const [swivel, tilt] = handlesApart([handle(62, 0), handle(88, 0, Math.SQRT1_2)]);
  expect(tilt).toBe(88);
  expect(swivel).toBeGreaterThanOrEqual(88 * Math.SQRT1_2 + 40);
  expect(swivel).toBeLessThan(88 * Math.SQRT1_2 + 43);
});

it('what a hand holds stays under it', () => {
  const held = { ...handle(62, 0), held: 74 };
  const [swivel, tilt] = handlesApart([held, handle(88, 0)]);
  expect(swivel).toBe(74);
  expect(tilt).toBeGreaterThanOrEqual(114);
});

it('two handles can be told apart by a finger, however they are seen', () => {
  const angle = fc.integer({ min: 0, max: 359 });
  const seen = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(angle, angle, seen, fc.integer({ min: -12, max: 12 }), (one, other, tilted, x) => {
      expect(gapOf([handle(62, one), handle(88, other, tilted, x)])).toBeGreaterThanOrEqual(40);
    }),
  );
});
