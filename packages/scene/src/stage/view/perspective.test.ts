import { describe, expect, it } from 'vitest';
import type { Extent } from './fit';
import { perspectiveOf } from './perspective';
import { distanceOf, type ViewPoint } from './view-point';

const room = { width: 5, depth: 4, height: 3 };
const box = (from: readonly number[], to: readonly number[]): Extent => ({
  min: { x: from[0]!, y: from[1]!, z: from[2]! },
  max: { x: to[0]!, y: to[1]!, z: to[2]! },
});
const pendant = box([-0.2, 1.6, -0.2], [0.2, 3, 0.2]);
const rod = box([-2.3, 2.4, -0.02], [2.3, 2.44, 0.02]);

/** Where a place is seen, -1 to 1 from edge to edge. */
function seen(view: ViewPoint, aspect: number, [x, y, z]: readonly [number, number, number]) {
  const [sin, cos] = [Math.sin(view.azimuth), Math.cos(view.azimuth)];
  const [rise, level] = [Math.sin(view.height), Math.cos(view.height)];
  const [dx, dy, dz] = [x - view.x, y - view.y, z - view.z];
  const back = dx * sin + dz * cos;
  const away = distanceOf(view) - back * level - dy * rise;
  const half = away * Math.tan(view.lens / 2);
  return { across: (dx * cos - dz * sin) / half / aspect, up: (dy * level - back * rise) / half };
}

const cornersOf = ({ min, max }: Extent) =>
  [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z): [number, number, number] => [x, y, z])),
  );

describe('the perspective of a room', () => {
  it('fills the picture with an empty room, and shows where its first lamp will hang', () => {
    const first = box([-0.2, 1.56, -0.2], [0.2, 3, 0.2]);
    for (const aspect of [0.5, 1, 1.8]) {
      const view = perspectiveOf(room, aspect, []);
      for (const corner of cornersOf(first)) {
        const { across, up } = seen(view, aspect, corner);
        expect(Math.max(Math.abs(across), Math.abs(up))).toBeLessThan(1);
      }
      const walls = [seen(view, aspect, [-2.5, 1.5, 2]), seen(view, aspect, [2.5, 1.5, 2])];
      expect(Math.min(...walls.map(({ across }) => Math.abs(across)))).toBeGreaterThan(0.9);
    }
  });

  it('shows all that hangs, whatever the shape of the picture', () => {
    for (const aspect of [0.5, 1, 1.8]) {
      for (const hung of [[pendant], [rod], [pendant, rod]]) {
        const view = perspectiveOf(room, aspect, hung);
        for (const corner of hung.flatMap(cornersOf)) {
          const { across, up } = seen(view, aspect, corner);
          expect(Math.max(Math.abs(across), Math.abs(up))).toBeLessThan(1);
        }
      }
    }
  });

  it('keeps what hangs out of what stands over the picture', () => {
    for (const aspect of [0.9, 1.4]) {
      for (const hung of [[], [pendant], [rod], [pendant, rod]]) {
        const view = perspectiveOf(room, aspect, hung, { top: 0.15, bottom: 0.25 });
        for (const corner of hung.flatMap(cornersOf)) {
          const { across, up } = seen(view, aspect, corner);
          expect(Math.abs(across)).toBeLessThan(1);
          expect(up).toBeLessThan(1 - 2 * 0.15);
          expect(up).toBeGreaterThan(-1 + 2 * 0.25);
        }
      }
    }
  });

  it('goes nearer to one pendant than to a room full of them', () => {
    const full = [-2.2, 0, 2.2].flatMap((x) =>
      [-1.7, 1.7].map((z) => box([x - 0.2, 0.4, z - 0.2], [x + 0.2, 3, z + 0.2])),
    );
    const near = perspectiveOf(room, 1.4, [pendant]);
    expect(near.span).toBeLessThan(perspectiveOf(room, 1.4, full).span * 0.8);
  });

  it('looks along a rod that is longer than a high picture is wide', () => {
    expect(perspectiveOf(room, 0.6, [pendant]).azimuth).toBeCloseTo(0.36);
    expect(Math.abs(perspectiveOf(room, 0.6, [rod]).azimuth)).toBeGreaterThan(0.6);
  });
});
