import { describe, expect, it } from 'vitest';
import type { Drawing } from '@lucerna/engine';
import { apartFromFloor, laidOut, readFloorPlan, scaledBy, withFloor } from './floor-plan';

const file = { file: 'f', kind: 'picture', name: 'plan.png', width: 1000, height: 500 } as const;

describe('a floor plan', () => {
  it('is scaled by two places and the way between them', () => {
    const floor = scaledBy(laidOut(file, 0.004), { x: -1, z: 0 }, { x: 1, z: 0 }, 5);
    expect(floor).toMatchObject({ scale: 0.01, x: 0, z: 0 });
  });

  it('keeps the middle of the two places where it is', () => {
    const floor = scaledBy(laidOut(file, 0.004), { x: 1, z: 1 }, { x: 2, z: 1 }, 2);
    expect(floor).toMatchObject({ scale: 0.008, x: -1.5, z: -1 });
  });

  it('is stored with the drawing once it was uploaded, and comes back with it', () => {
    const drawing = { id: 'd' } as Drawing;
    const floor = laidOut(file, 0.004);
    expect(withFloor(drawing, floor)).toBe(drawing);
    const uploaded = { ...floor, file: 'u1', isUploaded: true };
    expect(apartFromFloor(withFloor(drawing, uploaded))).toEqual({ drawing, floor: uploaded });
    expect(apartFromFloor(drawing)).toEqual({ drawing, floor: null });
  });

  it('stays as it is when the places are one', () => {
    const floor = laidOut(file, 0.004);
    expect(scaledBy(floor, { x: 1, z: 1 }, { x: 1, z: 1 }, 2)).toBe(floor);
  });

  it('is read again as it was kept, and not when it is broken', () => {
    const floor = laidOut(file, 0.004);
    expect(readFloorPlan(JSON.parse(JSON.stringify(floor)))).toEqual(floor);
    expect([null, {}, { ...floor, scale: 'x' }].map(readFloorPlan)).toEqual([null, null, null]);
  });
});
