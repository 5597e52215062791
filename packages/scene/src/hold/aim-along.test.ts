import type { PivotGrip } from '@lucerna/engine';
import fc from 'fast-check';
import { Matrix4, Ray, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { aimAlong, degreesOf, handleAt } from './aim-along';

const head: PivotGrip = {
  name: 'head',
  at: { x: 0, y: 0, z: 0 },
  axis: { x: 0, y: 0, z: 1 },
  towards: { x: 0, y: -1, z: 0 },
  ...{ from: -60, to: 60, degrees: 0 },
};
const radius = 0.2;
const eye = new Vector3(0.5, 1, 6);
const place = new Matrix4().makeRotationY(0.3).setPosition(1, 2, -1);
/** The ray from the eye through where the handle would be. */
const through = (grip: PivotGrip, degrees: number, from = eye): Ray => {
  const { x, y, z } = handleAt(grip, degrees, radius);
  const at = new Vector3(x, y, z).applyMatrix4(place);
  return new Ray(from, at.sub(from).normalize());
};

describe('turning a head by its handle', () => {
  it('follows the pointer to whole degrees, and stops where the range ends', () => {
    const turned = (degrees: number) =>
      aimAlong(head, through(head, degrees), { place, radius, isFree: true });
    expect([0, 20, -37, 60, 90, -120].map(turned)).toEqual([0, 20, -37, 60, 60, -60]);
  });

  it('catches steps of fifteen degrees unless the hand is free', () => {
    const turned = (degrees: number, isFree: boolean) =>
      aimAlong(head, through(head, degrees), { place, radius, isFree });
    expect([turned(31, false), turned(-1, false), turned(40, false)]).toEqual([30, 0, 40]);
    expect(turned(31, true)).toBe(31);
    const narrow = { ...head, from: -14, to: 14 };
    expect(aimAlong(narrow, through(narrow, 14), { place, radius, isFree: false })).toBe(14);
  });

  it('never leaves its range, wherever the hand is and however the axis is seen', () => {
    const figure = fc.double({ min: -5, max: 5, noNaN: true });
    const bound = fc.double({ min: 0, max: 180, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(figure, figure, figure), bound, bound, fc.boolean(), (to, down, up, isFree) => {
        const grip = { ...head, from: -down, to: up };
        const ray = new Ray(eye, new Vector3(...to).sub(eye).normalize());
        const degrees = aimAlong(grip, ray, { place, radius, isFree });
        expect(degrees).toBeGreaterThanOrEqual(-down);
        expect(degrees).toBeLessThanOrEqual(up);
      }),
    );
  });

  it('stays on the side where the hand is when its way is seen edge on', () => {
    const swivel = {
      ...head,
      axis: { x: 0, y: 1, z: 0 },
      towards: { x: 1, y: 0, z: 0 },
      from: -175,
      to: 175,
    };
    const level = new Vector3(1, 2, 6);
    const from = (degrees: number) => ({ ...swivel, degrees });
    const near = aimAlong(from(-60), through(swivel, -58, level), { place, radius, isFree: true });
    const far = aimAlong(from(60), through(swivel, 62, level), { place, radius, isFree: true });
    expect(near).toBeLessThan(-45);
    expect(far).toBeGreaterThan(45);
  });

  it('knows the ends of a range that are no whole degrees', () => {
    expect(degreesOf({ from: -1.5, to: 2 })).toEqual([-1.5, -1, 0, 1, 2]);
  });
});
