import { Color } from 'three';

/** A light panel of the room that metals mirror: colour, strength, place and size in metres. */
type Panel = readonly [
  color: string,
  strength: number,
  at: readonly [number, number, number],
  size: readonly [number, number, number],
];

/** A studio: a tall window at the left, a soft panel above, a low one at the right, a wide one behind the eye. */
const panels: readonly Panel[] = [
  ['#ffffff', 9, [-4.9, 0.6, 0.5], [0.1, 4, 2.6]],
  ['#fff6ea', 5, [0.4, 4.9, -0.4], [4.4, 0.1, 2.4]],
  ['#ffeede', 2.4, [4.9, -0.4, -1], [0.1, 2, 3]],
  ['#ffffff', 1.6, [1.2, 0.8, 4.9], [2.4, 3, 0.1]],
];

const wall = new Color('#5b5854');

const boxes = panels.map(([color, strength, at, size]) => ({
  light: new Color(color).multiplyScalar(strength),
  slabs: at.flatMap((middle, axis) => [middle - (size[axis] ?? 0) / 2, middle + (size[axis] ?? 0) / 2]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ],
}));

/** What is seen from the middle of the studio in a direction: linear light. Panels never hide each other. */
export function studioLight(x: number, y: number, z: number): Color {
  const overX = 1 / x;
  const overY = 1 / y;
  const overZ = 1 / z;
  for (const { slabs, light } of boxes) {
    const x0 = slabs[0] * overX;
    const x1 = slabs[1] * overX;
    const y0 = slabs[2] * overY;
    const y1 = slabs[3] * overY;
    const z0 = slabs[4] * overZ;
    const z1 = slabs[5] * overZ;
    const near = Math.max(0, Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
    const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
    if (near < far) return light;
  }
  return wall;
}
