import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, emptyDrawing, run } from '../../../test/drawings';
import { snapPoint } from './snap-point';
import type { PlanPoint } from '../drawing';
import type { SnapOptions } from './snap-options';

const belts = drawn(emptyDrawing('plusminus'), run('r', -2, -1, 2, -1));
const sticks = drawn(emptyDrawing('sticks'), run('r', -3, -2, -1, -2));
const near = { tolerance: 0.1 };
const snapped = (x: number, z: number, options: Partial<SnapOptions> = {}) => {
  const { point, snap } = snapPoint(belts, { x, z }, { ...near, ...options });
  return [Number(point.x.toFixed(6)), Number(point.z.toFixed(6)), snap];
};

describe('snapping', () => {
  it('catches the end of a run before all else', () => {
    expect(snapped(2.05, -1.05, { grid: 0.5 })).toEqual([2, -1, 'end']);
    expect(snapped(2.05, -1.05, { exclude: 'r' })).toEqual([2.05, -1.05, null]);
    expect(snapped(2.05, -1.05, { ends: false })).toEqual([2.05, -1.05, null]);
  });

  it('catches walls and corners of the room', () => {
    expect(snapped(3.93, 1)).toEqual([4, 1, 'wall']);
    expect(snapped(-4.05, 2.95)).toEqual([-4, 3, 'wall']);
    expect(snapped(3.93, 1.2, { grid: 0.5 })).toEqual([4, 1, 'wall']);
    expect(snapped(3.93, 1, { walls: false })).toEqual([3.93, 1, null]);
  });

  it('catches the line at 45 degrees, and where it meets a wall', () => {
    const from = { x: 0, z: 0 };
    expect(snapped(1.02, 0.98, { from })).toEqual([1, 1, 'angle']);
    expect(snapped(0.03, 1.3, { from })).toEqual([0, 1.3, 'angle']);
    expect(snapped(1.3, 1.2, { from, grid: 0.5 })).toEqual([1.5, 1.5, 'angle']);
    expect(snapped(3.95, 0.06, { from })).toEqual([4, 0, 'wall']);
    expect(snapped(1.02, 0.98, { from, angle: false })).toEqual([1.02, 0.98, null]);
  });

  it('takes the nearest crossing of the grid otherwise', () => {
    expect(snapped(0.62, -0.13, { grid: 0.25 })).toEqual([0.5, -0.25, 'grid']);
    expect(snapped(0.62, -0.13, { grid: 0 })).toEqual([0.62, -0.13, null]);
  });

  it('gives sticks the length of a rod', () => {
    const from = { x: 0, z: 0 };
    const rod = (x: number, z: number) => {
      const { point, snap } = snapPoint(sticks, { x, z }, { ...near, from });
      return [Number(Math.hypot(point.x, point.z).toFixed(6)), snap];
    };
    expect(rod(1, 0.03)).toEqual([1.2, 'angle']);
    expect(rod(0.4, 0.2)).toEqual([0.6, null]);
    expect(rod(7, 0)).toEqual([2.4, 'angle']);
    const wall = snapPoint(sticks, { x: 3.95, z: 0.4 }, { ...near, from: { x: 2.5, z: -0.6 } });
    expect([wall.snap, wall.point.x]).toEqual(['wall', 4]);
    expect(Math.hypot(wall.point.x - 2.5, wall.point.z + 0.6)).toBeCloseTo(1.8, 6);
  });

  it('returns what is no place as it is', () => {
    expect(snapPoint(belts, { x: Number.NaN, z: 0 }, near)).toEqual({
      point: { x: Number.NaN, z: 0 },
      snap: null,
    });
  });

  const place = fc.record<PlanPoint>({
    x: fc.double({ min: -5, max: 5, noNaN: true }),
    z: fc.double({ min: -4, max: 4, noNaN: true }),
  });
  const options = fc.record<SnapOptions>(
    {
      tolerance: fc.constantFrom(0.02, 0.1, 0.3),
      from: fc.oneof(place, fc.constant({ x: 0, z: 0 }), fc.constant({ x: 4, z: 1 })),
      grid: fc.constantFrom(0.05, 0.25, 0.5),
      angle: fc.boolean(),
      ends: fc.boolean(),
      walls: fc.boolean(),
    },
    { requiredKeys: ['tolerance'] },
  );

  it.each([
    ['belts', belts],
    ['sticks', sticks],
  ])('leaves what is snapped where it is: %s', (_, drawing) => {
    fc.assert(
      fc.property(place, options, (wanted, chosen) => {
        const once = snapPoint(drawing, wanted, chosen).point;
        const twice = snapPoint(drawing, once, chosen).point;
        expect(Math.hypot(twice.x - once.x, twice.z - once.z)).toBeLessThan(1e-9);
      }),
      { numRuns: 5000 },
    );
  });
});
