import { Color } from 'three';

/** A light panel that metals mirror: colour, strength, how far it is along x, y or z, and what it covers of the others. */
interface Panel {
  readonly light: Color;
  readonly axis: 0 | 1 | 2;
  /** Metres from the eye, with the sign of its side. */
  readonly distance: number;
  /** From where to where, metres, along the next axis and the one after. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

const panel = (
  color: string,
  strength: number,
  axis: Panel['axis'],
  distance: number,
  from: Panel['from'],
  to: Panel['to'],
): Panel => ({ light: new Color(color).multiplyScalar(strength), axis, distance, from, to });

/** A studio: a tall window at the left, a soft panel above, a low one at the right, a wide one behind the eye. */
const panels: readonly Panel[] = [
  panel('#ffffff', 9, 0, -4.85, [-1.4, -0.8], [2.6, 1.8]),
  panel('#fff6ea', 5, 1, 4.85, [-1.6, -1.8], [0.8, 2.6]),
  panel('#ffeede', 2.4, 0, 4.85, [-1.4, -2.5], [0.6, 0.5]),
  panel('#ffffff', 1.6, 2, 4.85, [0, -0.7], [2.4, 2.3]),
];

const wall = new Color('#5b5854');

/** What is seen from the middle of the studio in a direction: linear light. Panels never hide each other. */
export function studioLight(x: number, y: number, z: number): Color {
  for (const { light, axis, distance, from, to } of panels) {
    const along = axis === 0 ? x : axis === 1 ? y : z;
    if (along * distance <= 0) continue;
    const reach = distance / along;
    const next = reach * (axis === 0 ? y : axis === 1 ? z : x);
    if (next < from[0] || next > to[0]) continue;
    const after = reach * (axis === 0 ? z : axis === 1 ? x : y);
    if (after >= from[1] && after <= to[1]) return light;
  }
  return wall;
}
