import { Ray, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { placeSeen } from './place-seen';

const room = { width: 4, depth: 3, height: 3, extraCeiling: 0, ceilingMaterial: 'all' };
const from = (eye: readonly [number, number, number], to: readonly [number, number, number]) => {
  const origin = new Vector3(...eye);
  return new Ray(origin, new Vector3(...to).sub(origin).normalize());
};
const near = (value: { x: number; y: number; z: number } | undefined) =>
  value && [value.x, value.y, value.z].map((each) => Number(each.toFixed(6)));

describe('the place that is pointed at', () => {
  it('is at the height pointed at, on the middle plane that looks to the eye', () => {
    const front = placeSeen(from([1, 1.6, 8], [0.5, 1.2, 0]), 'hang', room);
    expect([near(front?.at), front?.hasHeight]).toEqual([[0.5, 1.2, 0], true]);
    const side = placeSeen(from([8, 1.6, 1], [0, 2, -0.5]), 'hang', room);
    expect(near(side?.at)).toEqual([0, 2, -0.5]);
  });

  it('is on the ceiling seen from above, and on the floor for what stands', () => {
    const above = placeSeen(from([0.2, 20, 0], [0.2, 3, -1]), 'hang', room);
    expect([near(above?.at), above?.hasHeight]).toEqual([[0.2, 3, -1], false]);
    const floor = placeSeen(from([0, 3, 8], [1, 0, 1]), 'stand', room);
    expect([near(floor?.at), floor?.hasHeight]).toEqual([[1, 0, 1], false]);
  });

  it('stays within the room, and is nowhere behind the eye', () => {
    expect(near(placeSeen(from([0, 1, 8], [6, 1, 0]), 'hang', room)?.at)).toEqual([2, 1, 0]);
    expect(placeSeen(from([0, 1, 8], [0, 1, 20]), 'hang', room)).toBeNull();
  });
});
