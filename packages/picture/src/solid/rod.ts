import { slotLight } from '../cast/beam';
import { wallGlow } from '../cast/glow';
import { mix } from '../colour';
import type { Lamp } from '../request';
import type { Pen } from '../svg';
import { rect, turned } from '../svg';
import { diffuserColours } from './diffuser';
import { profileFill } from './metal';

/** A thin luminous rod with metal ends, turned about its middle. Lengths in drawing units. */
export function lightRod(
  pen: Pen,
  lamp: Lamp,
  x: number,
  y: number,
  length: number,
  thickness: number,
  degrees: number,
) {
  const along = turned(pen, x, y, degrees);
  const half = length / 2;
  const thick = thickness / 2;
  const tip = Math.max(6, length * 0.022);
  const { middle, near, edge } = diffuserColours(lamp);
  const metal = profileFill(pen, lamp, y - thick, y + thick);
  const glow = pen.linear(0, y - thick, 0, y + thick, [
    [0, lamp.dark ? lamp.paint.base : mix(lamp.paint.base, lamp.paint.shade, 0.55)],
    [0.2, mix(lamp.paint.shade, edge, 0.4)],
    [0.26, near],
    [0.62, middle],
    [0.82, near],
    [1, lamp.dark ? edge : mix(edge, lamp.light.ember, 0.2)],
  ]);
  along.add('body', rect(x - half, y - thick, length, thickness, glow, `rx="${thick.toFixed(1)}"`));
  for (const side of [-1, 1]) {
    const start = side === -1 ? x - half : x + half - tip;
    along.add('body', rect(start, y - thick - 0.6, tip, thickness + 1.2, metal, 'rx="1.6"'));
  }
  wallGlow(along, lamp, x, y + thickness, half * 1.5 + 60, 0.85, 0.56);
  wallGlow(along, lamp, x, y + thickness, half * 1.15, 0.5, 0.26);
  slotLight(along, lamp, x, y, half, 74, 0.85);
  slotLight(along, lamp, x, y, half, -46, 0.55);
}

/** The point on a turned rod at a share (-1 to 1) of its half length. */
export function pointOnRod(
  x: number,
  y: number,
  length: number,
  degrees: number,
  share: number,
): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const reach = (length / 2) * share;
  return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
}
