import { mix } from '../colour';
import type { Lamp } from '../request';
import { ellipse, type Pen, type Stop } from '../svg';

/** Opal glass from its middle to its edge: white where it is thin to the eye, warmer at the edge. */
export function opalStops(lamp: Lamp): Stop[] {
  const { core, glow, halo, ember } = lamp.light;
  if (!lamp.lit) {
    return lamp.dark
      ? [
          [0, '#8b8580'],
          [0.5, '#6f6964'],
          [0.85, '#46413d'],
          [0.97, '#2f2b28'],
          [1, '#5a534d'],
        ]
      : [
          [0, '#ffffff'],
          [0.45, '#f8f6f4'],
          [0.8, '#e6e2dd'],
          [0.97, '#cfc9c2'],
          [1, '#ddd8d2'],
        ];
  }
  return lamp.dark
    ? [
        [0, '#ffffff'],
        [0.45, mix(core, '#ffffff', 0.3)],
        [0.74, mix(core, glow, 0.45)],
        [0.9, mix(glow, halo, 0.25)],
        [0.975, mix(halo, ember, 0.22)],
        [1, mix(halo, core, 0.25)],
      ]
    : [
        [0, '#ffffff'],
        [0.55, mix('#ffffff', core, 0.8)],
        [0.8, mix(core, glow, 0.3)],
        [0.93, mix(core, glow, 0.85)],
        [0.98, mix(glow, halo, 0.35)],
        [1, mix(glow, core, 0.3)],
      ];
}

/** Fill that darkens glass just under a cap of the given half width, and leaves the rest clear. */
export function capShade(pen: Pen, lamp: Lamp, x: number, y: number, half: number): string {
  const tone = lamp.lit ? mix(lamp.light.ember, '#3a2410', 0.2) : '#2e2a27';
  return pen.radial(x, y - half * 0.1, half * 2.3, [
    [0, tone, 0.6],
    [0.4, tone, 0.34],
    [0.7, tone, 0.1],
    [1, tone, 0],
  ]);
}

/** The faint reflection of a tall window on glass. */
export function sheen(pen: Pen, lamp: Lamp, x: number, y: number, radius: number): string {
  const strength = lamp.lit ? 0.75 : lamp.dark ? 0.28 : 0.9;
  const at = { x: x - radius * 0.46, y: y - radius * 0.44 };
  const fill = pen.radial(
    at.x,
    at.y,
    radius * 0.36,
    [
      [0, '#ffffff', strength],
      [0.4, '#ffffff', strength * 0.55],
      [1, '#ffffff', 0],
    ],
    { squash: 0.48, turn: -44 },
  );
  return ellipse(at.x, at.y, radius * 0.36, radius * 0.36, fill);
}
