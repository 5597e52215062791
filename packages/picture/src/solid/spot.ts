import { mix } from '../colour';
import type { Lamp } from '../request';
import type { Pen } from '../svg';
import { ellipse, rect } from '../svg';
import { cylinder } from './metal';

/** A slim cylindrical spotlight: body, a shadow gap below its head, a deep luminous lens. */
export function spotBody(
  pen: Pen,
  lamp: Lamp,
  x: number,
  top: number,
  width: number,
  height: number,
): string {
  const half = width / 2;
  const tilt = 0.16;
  const seam = top + height * 0.3;
  const { core, glow } = lamp.light;
  const lens = pen.radial(
    x,
    top + height,
    half * 0.84,
    [
      [0, lamp.lit ? '#ffffff' : mix(lamp.paint.shade, '#888888', 0.4)],
      [0.5, lamp.lit ? core : lamp.paint.shade],
      [0.8, lamp.lit ? glow : '#161310'],
      [1, lamp.lit ? mix(glow, lamp.paint.shade, 0.6) : '#0d0b0a'],
    ],
    { squash: tilt },
  );
  return (
    cylinder(pen, lamp, x, top, width, height, tilt) +
    rect(x - half, seam, width, 1.6, '#000', 'fill-opacity=".35"') +
    ellipse(x, top + height, half * 0.86, half * 0.86 * tilt, lens)
  );
}
