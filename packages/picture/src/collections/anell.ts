import { mix } from '../colour';
import { suspend } from '../installation/suspension';
import { diffuserColours } from '../solid/diffuser';
import { roundStops } from '../solid/metal';
import type { Lamp } from '../request';
import type { Pen } from '../svg';
import { d, ellipse, path, turned } from '../svg';
import type { Collection, Shape } from './shape';

/** Thin rings of light seen from a little below, one or two of them, on three cables each. */
export const anell: Collection = {
  subFamilyId: 244,
  typical: { kind: 'pendant', model: '2441', size: [900, 900, 40], distribution: 'updown', finish: '40' },
  shapeOf: ({ height }) => (height > 150 ? double : single),
};

const tilt = 0.25;

/** One ring whose middle is at x and y; its near side is the upper arc, for it hangs above the eye. */
function ring(pen: Pen, lamp: Lamp, x: number, y: number, radius: number, height: number, lean: number) {
  const leaning = lean === 0 ? pen : turned(pen, x, y, lean);
  const inner = radius - Math.max(9, radius * 0.05);
  const { middle, near, edge } = diffuserColours(lamp);
  const flat = (reach: number) => reach * tilt;
  const top = y - height;
  // Far wall, seen from inside: it catches the light of the near side.
  const { base, shade } = lamp.paint;
  const inside = pen.linear(x - inner, 0, x + inner, 0, [
    [0, mix(shade, edge, lamp.lit ? 0.3 : 0)],
    [0.5, mix(base, near, lamp.lit ? 0.62 : 0.1)],
    [1, mix(shade, edge, lamp.lit ? 0.3 : 0)],
  ]);
  const farWall = d`M${x - inner} ${top}A${inner} ${flat(inner)} 0 0 0 ${x + inner} ${top}V${y}A${inner} ${flat(inner)} 0 0 1 ${x - inner} ${y}z`;
  leaning.add('body', path(farWall, inside));
  const nearWall = d`M${x - radius} ${top}A${radius} ${flat(radius)} 0 0 1 ${x + radius} ${top}V${y}A${radius} ${flat(radius)} 0 0 0 ${x - radius} ${y}z`;
  leaning.add('body', path(nearWall, pen.linear(x - radius, 0, x + radius, 0, roundStops(lamp))));
  const face = d`M${x - radius} ${y}A${radius} ${flat(radius)} 0 1 0 ${x + radius} ${y}A${radius} ${flat(radius)} 0 1 0 ${x - radius} ${y}zM${x - inner} ${y}A${inner} ${flat(inner)} 0 1 1 ${x + inner} ${y}A${inner} ${flat(inner)} 0 1 1 ${x - inner} ${y}z`;
  const light = pen.linear(x - radius, 0, x + radius, 0, [
    [0, lamp.dark ? near : edge],
    [0.25, lamp.dark ? middle : near],
    [0.75, lamp.dark ? middle : near],
    [1, lamp.dark ? near : edge],
  ]);
  leaning.add('body', path(face, light, `stroke="${edge}" stroke-width=".8"`));
  if (!lamp.lit) return;
  // The glow of a ring is itself a ring: brightest on its line, gone at its middle and outside.
  const { core, glow, halo } = lamp.light;
  const strength = lamp.dark ? 0.55 : 0.42;
  const line = (radius + inner) / 2 / (radius * 1.3);
  const halfWidth = 0.2;
  leaning.add(
    'air',
    ellipse(
      x,
      y,
      radius * 1.3,
      flat(radius * 1.3) + 30,
      pen.radial(
        x,
        y,
        radius * 1.3,
        [
          [line - halfWidth * 2, halo, 0],
          [line - halfWidth, glow, strength * 0.16],
          [line - halfWidth * 0.4, mix(glow, halo, 0.3), strength * 0.5],
          [line, mix(core, glow, lamp.dark ? 0.9 : 0.4), strength],
          [line + halfWidth * 0.35, mix(glow, halo, 0.5), strength * 0.42],
          [line + halfWidth * 0.75, halo, strength * 0.13],
          [1, halo, 0],
        ],
        { squash: (flat(radius * 1.3) + 30) / (radius * 1.3) },
      ),
    ),
  );
}

/** Three points of the upper edge that the cables take hold of. */
function grips(x: number, y: number, radius: number, lean: number): [number, number][] {
  const slope = Math.tan((lean * Math.PI) / 180);
  return [-158, -22, 90].map((angle): [number, number] => {
    const across = Math.cos((angle * Math.PI) / 180) * radius;
    return [x + across, y + Math.sin((angle * Math.PI) / 180) * radius * tilt + across * slope];
  });
}

const single: Shape = (pen, lamp, stage) => {
  const { x, scale } = stage;
  const radius = (lamp.length * scale) / 2;
  const height = Math.max(12, lamp.height * scale);
  const y = stage.y + radius * tilt + height;
  suspend(pen, lamp, stage, grips(x, y - height, radius * 0.975, 0));
  ring(pen, lamp, x, y, radius, height, 0);
  return { x, y, rx: radius, ry: radius * tilt };
};

const double: Shape = (pen, lamp, stage) => {
  const { x, scale } = stage;
  const large = (lamp.length * scale) / 2;
  const small = large * (600 / 900);
  const height = Math.max(12, 40 * scale);
  const gap = (lamp.height - 40) * scale;
  const upper = stage.y + small * tilt + height + 14;
  const lower = upper + gap * 1.25;
  suspend(pen, lamp, stage, [
    ...grips(x, lower - height, large * 0.975, 4).slice(0, 2),
    ...grips(x, upper - height, small * 0.975, -7),
  ]);
  ring(pen, lamp, x, upper, small, height, -7);
  ring(pen, lamp, x, lower, large, height, 4);
  return { x, y: (upper + lower) / 2, rx: large, ry: gap / 2 + large * tilt };
};
