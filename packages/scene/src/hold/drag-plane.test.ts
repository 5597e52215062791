import type { Position } from '@lucerna/engine';
import { Ray, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { liftUpright, slideLevel, slideOnWall } from './drag-plane';
import type { Carry } from './handles';

const eye = (x: number, y: number, z: number, to: readonly [number, number, number]) => {
  const origin = new Vector3(x, y, z);
  return new Ray(origin, new Vector3(...to).sub(origin).normalize());
};

/** Where something comes to that is held at its position. */
const moved = (carry: Carry, ray: Ray, at: Position) => carry({ position: at, at }, ray);

describe('dragging a luminaire', () => {
  it('keeps its height and follows the pointer on the level plane', () => {
    const to = moved(slideLevel, eye(0, 5, 5, [1, 2, -1]), { x: 0, y: 2, z: 0 });
    expect(to?.y).toBe(2);
    expect(to?.x).toBeCloseTo(1);
    expect(to?.z).toBeCloseTo(-1);
  });

  it('does not throw it away when the plane is seen edge-on', () => {
    for (const height of [2.001, 2.05, 1.95, 2]) {
      const to = moved(slideLevel, eye(0, height, 6, [0.3, 2.01, 0]), { x: 0, y: 2, z: 0 });
      expect(Math.hypot(to?.x ?? NaN, to?.z ?? NaN)).toBeLessThan(0.5);
    }
  });

  it('leaves it alone when the pointer is above the horizon', () => {
    expect(moved(slideLevel, eye(0, 5, 5, [0, 9, 0]), { x: 0, y: 2, z: 0 })).toBeNull();
  });

  it('lifts it straight up and down', () => {
    const to = moved(liftUpright, eye(0, 2, 6, [0.4, 3, 0]), { x: 0, y: 2, z: 0 });
    expect(to?.x).toBe(0);
    expect(to?.z).toBe(0);
    expect(to?.y).toBeGreaterThan(2.9);
  });

  it('keeps a wall luminaire on its wall', () => {
    const onLeftWall = moved(slideOnWall(90), eye(3, 2, 1, [-2, 1.2, -0.5]), { x: -2, y: 2, z: 0 });
    expect(onLeftWall?.x).toBeCloseTo(-2);
    expect(onLeftWall?.y).toBeCloseTo(1.2);
    expect(onLeftWall?.z).toBeCloseTo(-0.5);
  });

  it('moves by as much as the hand, wherever it took hold', () => {
    const grip = { position: { x: 0, y: 3, z: 0 }, at: { x: 0.1, y: 2, z: 0 } };
    expect(slideLevel(grip, eye(0, 5, 5, [0.6, 2, -1]))).toMatchObject({ y: 3 });
    expect(slideLevel(grip, eye(0, 5, 5, [0.6, 2, -1]))?.x).toBeCloseTo(0.5);
  });
});
