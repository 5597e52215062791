import { mix } from '../colour';
import type { Lamp } from '../request';
import type { Pen } from '../svg';
import { d, path } from '../svg';
import { roundStops } from './metal';
import { underside } from './underside';

/** A metal cone, open below, with a gently curved flank. `neck` is half its width at the top. */
export function coneBody(
  pen: Pen,
  lamp: Lamp,
  x: number,
  top: number,
  width: number,
  height: number,
  neck: number,
): string {
  const half = width / 2;
  const tilt = 0.15;
  const bottom = top + height - half * tilt;
  const curve = half * tilt;
  const flank = d`M${x - neck} ${top}C${x - neck * 1.5} ${top + height * 0.42} ${x - half * 0.86} ${bottom - height * 0.28} ${x - half} ${bottom}A${half} ${curve} 0 0 0 ${x + half} ${bottom}C${x + half * 0.86} ${bottom - height * 0.28} ${x + neck * 1.5} ${top + height * 0.42} ${x + neck} ${top}z`;
  const shade = pen.linear(0, top, 0, bottom + curve, [
    [0, '#000000', 0.16],
    [0.5, '#000000', 0],
    [0.86, lamp.light.halo, 0],
    [1, mix(lamp.light.glow, lamp.paint.base, 0.2), lamp.lit ? 0.4 : 0],
  ]);
  return (
    path(flank, pen.linear(x - half, 0, x + half, 0, roundStops(lamp))) +
    path(flank, shade) +
    underside(pen, lamp, x, bottom, half, tilt)
  );
}
