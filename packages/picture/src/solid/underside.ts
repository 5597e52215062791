import type { Lamp } from '../request';
import type { Pen } from '../svg';
import { ellipse } from '../svg';
import { diffuserColours, roundDiffuser } from './diffuser';
import { mix } from '../colour';

/** The luminous round underside of a lamp that hangs above the eye, with the inner rim of its body. */
export function underside(pen: Pen, lamp: Lamp, x: number, y: number, radius: number, tilt: number): string {
  const { edge } = diffuserColours(lamp);
  const inner = radius * 0.955;
  const rim = mix(lamp.paint.shade, edge, lamp.lit ? 0.45 : 0.1);
  return (
    ellipse(x, y, radius, radius * tilt, rim) +
    ellipse(x, y + 0.5, inner, inner * tilt * 0.94, roundDiffuser(pen, lamp, x, y, inner, tilt))
  );
}
