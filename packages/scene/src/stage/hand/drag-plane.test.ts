import { Ray, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { lift, slide } from './drag-plane';

const eye = (x: number, y: number, z: number, to: readonly [number, number, number]) => {
  const origin = new Vector3(x, y, z);
  return new Ray(origin, new Vector3(...to).sub(origin).normalize());
};

describe('dragging a luminaire', () => {
  it('keeps its height and follows the pointer on the level plane', () => {
    const to = slide(eye(0, 5, 5, [1, 2, -1]), { x: 0, y: 2, z: 0 });
    expect(to?.y).toBe(2);
    expect(to?.x).toBeCloseTo(1);
    expect(to?.z).toBeCloseTo(-1);
  });

  it('does not throw it away when the plane is seen edge-on', () => {
    for (const height of [2.001, 2.05, 1.95, 2]) {
      const to = slide(eye(0, height, 6, [0.3, 2.01, 0]), { x: 0, y: 2, z: 0 });
      expect(Math.hypot(to?.x ?? NaN, to?.z ?? NaN)).toBeLessThan(0.5);
    }
  });

  it('leaves it alone when the pointer is above the horizon', () => {
    expect(slide(eye(0, 5, 5, [0, 9, 0]), { x: 0, y: 2, z: 0 })).toBeNull();
  });

  it('lifts it straight up and down', () => {
    const to = lift(eye(0, 2, 6, [0.4, 3, 0]), { x: 0, y: 2, z: 0 });
    expect(to?.x).toBe(0);
    expect(to?.z).toBe(0);
    expect(to?.y).toBeGreaterThan(2.9);
  });
});
