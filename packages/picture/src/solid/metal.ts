import { mix } from '../colour';
import type { Paint } from '../finish';
import type { Lamp } from '../request';
import { d, ellipse, path, rect, type Pen, type Stop } from '../svg';

/** Shading across a round bar or tube, from its left edge to its right. */
export function roundStops({ base, light, shade, rim, isMetal }: Paint, dark: boolean): Stop[] {
  if (isMetal) {
    return [
      [0, mix(shade, rim, 0.25)],
      [0.1, shade],
      [0.24, base],
      [0.33, light],
      [0.42, base],
      [0.6, mix(base, shade, 0.55)],
      [0.8, mix(base, light, 0.35)],
      [0.9, mix(shade, base, 0.4)],
      [1, shade],
    ];
  }
  return [
    [0, mix(shade, rim, dark ? 0.3 : 0.1)],
    [0.08, mix(shade, base, 0.3)],
    [0.3, mix(base, light, 0.7)],
    [0.45, base],
    [0.85, shade],
    [1, mix(shade, rim, dark ? 0.22 : 0.25)],
  ];
}

/** Fill of a vertical tube between two abscissas. */
export function tubeFill(pen: Pen, lamp: Lamp, left: number, right: number): string {
  return pen.linear(left, 0, right, 0, roundStops(lamp.paint, lamp.dark));
}

/** Shading down a long horizontal profile: light from above, a bright edge below. */
export const profileStops = ({ base, light, shade, rim }: Paint): Stop[] => [
  [0, rim],
  [0.06, light],
  [0.16, base],
  [0.7, mix(base, shade, 0.55)],
  [0.93, shade],
  [1, mix(shade, rim, 0.4)],
];

/** An upright cylinder; the ends curve as seen from slightly below (`tilt` > 0) or above (< 0). */
export function cylinder(
  pen: Pen,
  lamp: Lamp,
  x: number,
  top: number,
  width: number,
  height: number,
  tilt = 0.06,
): string {
  const half = width / 2;
  const curve = Math.abs(half * tilt);
  const bottom = top + height;
  const fill = tubeFill(pen, lamp, x - half, x + half);
  if (tilt === 0) return rect(x - half, top, width, height, fill);
  // The wall bulges on the side that is nearer to the eye, and the visible end is an ellipse.
  const sweep = tilt > 0 ? 1 : 0;
  const wall = d`M${x - half} ${top}A${half} ${curve} 0 0 ${sweep} ${x + half} ${top}V${bottom}A${half} ${curve} 0 0 ${1 - sweep} ${x - half} ${bottom}z`;
  const end = tilt > 0 ? bottom : top;
  const { base, shade, light } = lamp.paint;
  const face = pen.linear(x - half, 0, x + half, 0, [
    [0, tilt > 0 ? mix(base, shade, 0.7) : mix(base, light, 0.65)],
    [1, tilt > 0 ? shade : base],
  ]);
  return path(wall, fill) + ellipse(x, end, half, curve, face);
}
