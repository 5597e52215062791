import { bloom, shadow } from '../cast/glow';
import { mix } from '../colour';
import { diffuserColours } from '../solid/diffuser';
import { domeFill, tubeFill } from '../solid/metal';
import type { Lamp } from '../request';
import type { Pen } from '../svg';
import { d, ellipse, path } from '../svg';
import type { Collection, Shape } from './shape';

/** Shells that stand off the wall and wash it up and down: whole, slit, two halves, and one for corners. */
export const duna: Collection = {
  subFamilyId: 210,
  typical: { kind: 'wall', model: '2101', size: [200, 95, 200], distribution: 'updown', finish: '50' },
  shapeOf: ({ model }) =>
    model === '2103' ? corner : model === '2102' ? halves : model === '2100' ? disc : slit,
};

const disc: Shape = (pen, lamp, { x, y, scale }) => {
  const radius = (lamp.length * scale) / 2;
  behind(pen, lamp, x, y, radius);
  pen.add('body', ellipse(x, y, radius, radius, domeFill(pen, lamp, x, y, radius)));
  rims(pen, lamp, x, y, radius);
  return { x, y, rx: radius, ry: radius };
};

const slit: Shape = (pen, lamp, { x, y, scale }) => {
  const radius = (lamp.length * scale) / 2;
  const gap = Math.max(3, radius * 0.03);
  behind(pen, lamp, x, y, radius);
  const { near } = diffuserColours(lamp);
  pen.add('body', ellipse(x, y, radius * 0.98, radius * 0.98, near));
  const fill = domeFill(pen, lamp, x, y, radius);
  pen.add('body', path(halfDisc(x, y - gap, radius, -1), fill) + path(halfDisc(x, y + gap, radius, 1), fill));
  rims(pen, lamp, x, y, radius);
  bloom(pen, lamp, x, y, radius, 0.7, 0.16);
  return { x, y, rx: radius, ry: radius };
};

const halves: Shape = (pen, lamp, { x, y, scale }) => {
  const radius = (lamp.length * scale) / 2;
  const shift = radius * 0.16;
  behind(pen, lamp, x, y, radius);
  const { near, edge } = diffuserColours(lamp);
  const upper = domeFill(pen, lamp, x - shift / 2, y, radius);
  const lower = domeFill(pen, lamp, x + shift / 2, y - radius * 0.1, radius);
  pen.add('body', path(halfDisc(x + shift / 2, y + radius * 0.035, radius, 1), lower));
  // The upper shell stands further out: its shade falls on the lower one below the lit gap.
  pen.add(
    'body',
    path(
      halfDisc(x + shift / 2, y + radius * 0.035, radius, 1),
      pen.linear(0, y, 0, y + radius * 0.5, [
        [0, lamp.lit ? near : '#000000', lamp.lit ? 0.85 : 0.3],
        [0.25, lamp.lit ? edge : '#000000', lamp.lit ? 0.4 : 0.16],
        [1, lamp.lit ? edge : '#000000', 0],
      ]),
    ),
  );
  pen.add('body', path(halfDisc(x - shift / 2, y, radius, -1), upper));
  rims(pen, lamp, x - shift / 2, y, radius, 'upper');
  rims(pen, lamp, x + shift / 2, y + radius * 0.035, radius, 'lower');
  bloom(pen, lamp, x, y + radius * 0.04, radius * 1.05, 0.6, 0.14);
  return { x, y, rx: radius, ry: radius };
};

const corner: Shape = (pen, lamp, { x, y, scale }) => {
  const half = (lamp.length * scale) / 2;
  const height = lamp.height * scale;
  const top = y - height / 2;
  const bow = half * 0.2;
  shadow(pen, lamp, x, y + 14, half * 1.7, 0.7, 0.95);
  const shell = d`M${x - half} ${top}Q${x} ${top + bow * 2} ${x + half} ${top}V${top + height}Q${x} ${top + height + bow * 2} ${x - half} ${top + height}z`;
  const mouth = d`M${x - half} ${top}L${x} ${top - bow * 0.9}L${x + half} ${top}Q${x} ${top + bow * 2} ${x - half} ${top}z`;
  const { middle, near } = diffuserColours(lamp);
  pen.add(
    'body',
    path(
      mouth,
      pen.linear(x - half, 0, x + half, 0, [
        [0, near],
        [0.5, middle],
        [1, near],
      ]),
    ),
  );
  pen.add('body', path(shell, tubeFill(pen, lamp, x - half, x + half)));
  const glint = pen.linear(0, top, 0, top + height + bow, [
    [0, lamp.light.core, lamp.lit ? 0.5 : 0.12],
    [0.14, lamp.light.glow, 0],
    [0.82, lamp.light.glow, 0],
    [1, lamp.light.core, lamp.lit ? 0.45 : 0],
  ]);
  pen.add('body', path(shell, glint));
  bloom(pen, lamp, x, top, half * 1.4, 0.8, 0.5);
  bloom(pen, lamp, x, top + height + bow, half * 1.4, 0.8, 0.5);
  return { x, y, rx: half, ry: height / 2 };
};

function halfDisc(x: number, y: number, radius: number, direction: 1 | -1): string {
  return d`M${x - radius} ${y}A${radius} ${radius} 0 0 ${direction === 1 ? 0 : 1} ${x + radius} ${y}z`;
}

/** What is seen of the wall plate and of the light between it and the shell. */
function behind(pen: Pen, lamp: Lamp, x: number, y: number, radius: number) {
  shadow(pen, lamp, x, y + 8, radius * 1.36, lamp.lit ? 0.85 : 0.9, 1);
  if (!lamp.lit) return;
  for (const side of [-1, 1]) {
    bloom(pen, lamp, x, y + side * radius * 1.02, radius * 0.95, 0.95, 0.34);
  }
  const { core, glow } = lamp.light;
  const fill = pen.linear(0, y - radius * 1.08, 0, y + radius * 1.08, [
    [0, core],
    [0.2, glow, 0.5],
    [0.36, glow, 0],
    [0.64, glow, 0],
    [0.8, glow, 0.5],
    [1, core],
  ]);
  pen.add('body', ellipse(x, y, radius * 0.97, radius * 1.035, fill));
}

/** Light caught by the upper and lower edge of a shell that is lit from behind. */
function rims(pen: Pen, lamp: Lamp, x: number, y: number, radius: number, side?: 'upper' | 'lower') {
  const { core, glow } = lamp.light;
  const strength = lamp.lit ? 1 : 0.25;
  const stroke = pen.linear(0, y - radius, 0, y + radius, [
    [0, core, strength],
    [0.1, mix(glow, core, 0.3), 0.55 * strength],
    [0.3, glow, 0],
    [0.7, glow, 0],
    [0.9, mix(glow, core, 0.3), 0.55 * strength],
    [1, core, strength],
  ]);
  const reach = radius - 1;
  const width = `stroke="${stroke}" stroke-width="2.4"`;
  if (!side) pen.add('body', ellipse(x, y, reach, reach, 'none', width));
  else {
    const sweep = side === 'upper' ? 1 : 0;
    pen.add(
      'body',
      path(d`M${x - reach} ${y}A${reach} ${reach} 0 0 ${sweep} ${x + reach} ${y}`, 'none', width),
    );
  }
}
