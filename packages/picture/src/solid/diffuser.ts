import { mix } from '../colour';
import type { Lamp } from '../request';
import type { Pen, Stop } from '../svg';

/** Colours of a flat luminous surface: `middle` where it is brightest, `edge` at its border. */
export function diffuserColours(lamp: Lamp): { middle: string; near: string; edge: string } {
  const { core, glow, halo, ember } = lamp.light;
  if (!lamp.lit) {
    return lamp.dark
      ? { middle: '#77716b', near: '#69635e', edge: '#4b4642' }
      : { middle: '#fbfaf8', near: '#f1efec', edge: '#d9d5d0' };
  }
  return {
    middle: '#ffffff',
    near: mix(core, glow, 0.28),
    edge: lamp.dark ? mix(glow, halo, 0.6) : mix(mix(glow, halo, 0.4), ember, 0.12),
  };
}

/** Fill of a round luminous surface seen at an angle. */
export function roundDiffuser(
  pen: Pen,
  lamp: Lamp,
  x: number,
  y: number,
  radius: number,
  squash = 1,
): string {
  const { middle, near, edge } = diffuserColours(lamp);
  const stops: Stop[] = [
    [0, middle],
    [0.6, mix(middle, near, 0.45)],
    [0.88, near],
    [1, edge],
  ];
  return pen.radial(x, y, radius, stops, { squash });
}

/** Fill of a long luminous strip: even, a little fainter at its ends. */
export function stripDiffuser(pen: Pen, lamp: Lamp, left: number, right: number): string {
  const { middle, near, edge } = diffuserColours(lamp);
  return pen.linear(left, 0, right, 0, [
    [0, edge],
    [0.03, near],
    [0.12, middle],
    [0.88, middle],
    [0.97, near],
    [1, edge],
  ]);
}

/** Fill of a shade lit from within: a hot band at the height of the lamp, darker above and below. */
export function shadeFill(pen: Pen, lamp: Lamp, top: number, bottom: number): string {
  const { core, glow, halo, ember } = lamp.light;
  if (!lamp.lit) {
    const { middle, edge } = diffuserColours(lamp);
    return pen.linear(0, top, 0, bottom, [
      [0, middle],
      [1, edge],
    ]);
  }
  const low = lamp.dark ? mix(halo, ember, 0.3) : mix(glow, halo, 0.3);
  return pen.linear(0, top, 0, bottom, [
    [0, low],
    [0.25, mix(glow, halo, 0.15)],
    [0.52, mix(core, glow, 0.18)],
    [0.78, mix(glow, halo, 0.1)],
    [1, mix(low, core, 0.3)],
  ]);
}
