import { describe, expect, it } from 'vitest';
import type { Drawing } from '@lucerna/engine';
import { apartFromFloor, laidOut, laidUpload, readFloorPlan, scaledBy, withFloor } from './floor-plan';

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

  it('of the account fills the room, or lies in the scale that its file says', () => {
    const room = { width: 4, depth: 3, height: 3 };
    const about = { id: 'u1', name: 'walls.dxf', width: 2000, height: 1000, bytes: 9, createdAt: '' };
    expect(laidUpload({ ...about, kind: 'drawing', metres: 0.001 }, room)).toMatchObject({
      file: 'u1',
      kind: 'dxf',
      scale: 0.001,
      isUploaded: true,
    });
    expect(laidUpload({ ...about, kind: 'picture', metres: null }, room)).toMatchObject({
      kind: 'picture',
      scale: 0.003,
    });
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
