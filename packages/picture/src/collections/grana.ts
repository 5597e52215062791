import { bloom } from '../cast/glow';
import { mix } from '../colour';
import { suspend } from '../installation/suspension';
import { sheen } from '../solid/glass';
import { cylinder } from '../solid/metal';
import type { Lamp } from '../request';
import type { Pen } from '../svg';
import { d, ellipse, path } from '../svg';
import type { Collection, Shape } from './shape';
import { tableOf } from '../table';

/** Small grains of clear blown glass around a luminous pearl. */
export const grana: Collection = {
  subFamilyId: 234,
  typical: { kind: 'pendant', model: '2341', size: [130, 130, 150], distribution: 'globe', finish: '70' },
  shapeOf: () => grain,
};

/** How far the widest place lies below the top: each size was blown in a mould of its own. */
const waists = tableOf<number>({ '2340': 0.58, '2341': 0.5, '2342': 0.64 });

const grain: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = lamp.height * scale;
  const cap = Math.max(16, width * 0.24);
  const capHeight = cap * 0.7;
  const top = y + capHeight * 0.6;
  const waist = top + (height - capHeight * 0.6) * (waists[lamp.model] ?? 0.55);
  suspend(pen, lamp, stage, [[x, y]]);
  pearl(pen, lamp, x, waist - height * 0.02, width * 0.25);
  glass(pen, lamp, x, top, width, y + height, waist, cap * 0.5);
  pen.add('body', cylinder(pen, lamp, x, y, cap, capHeight, 0.14));
  bloom(pen, lamp, x, waist, width * 0.95, 0.9);
  return { x, y: waist, rx: width / 2, ry: width / 2 };
};

/** The light source within: an opal pearl on a short stem. */
function pearl(pen: Pen, lamp: Lamp, x: number, y: number, radius: number) {
  const { core, glow, halo } = lamp.light;
  const fill = pen.radial(x, y, radius, [
    [0, '#ffffff'],
    [0.6, lamp.lit ? mix('#ffffff', core, 0.6) : '#efece8'],
    [0.9, lamp.lit ? mix(core, glow, 0.6) : '#cfcac4'],
    [1, lamp.lit ? mix(glow, halo, 0.4) : '#b3ada6'],
  ]);
  pen.add('body', cylinder(pen, lamp, x, y - radius * 1.9, radius * 0.42, radius * 1.2, 0));
  pen.add('body', ellipse(x, y, radius, radius, fill));
}

/** Clear glass: nearly nothing in the middle, light gathered at the edge, two reflections. */
function glass(
  pen: Pen,
  lamp: Lamp,
  x: number,
  top: number,
  width: number,
  bottom: number,
  waist: number,
  neck: number,
) {
  const half = width / 2;
  const above = waist - top;
  const below = bottom - waist;
  const outline = d`M${x - neck} ${top}C${x - half * 0.9} ${top + above * 0.16} ${x - half} ${waist - above * 0.38} ${x - half} ${waist}C${x - half} ${waist + below * 0.6} ${x - half * 0.55} ${bottom} ${x} ${bottom}S${x + half} ${waist + below * 0.6} ${x + half} ${waist}C${x + half} ${waist - above * 0.38} ${x + half * 0.9} ${top + above * 0.16} ${x + neck} ${top}z`;
  const { glow, halo, core } = lamp.light;
  const body = lamp.lit ? glow : lamp.dark ? '#a39b93' : '#cbc8c4';
  const edge = lamp.lit ? mix(halo, core, lamp.dark ? 0 : 0.3) : lamp.dark ? '#c9c1b8' : '#9d9892';
  const fill = pen.radial(
    x,
    waist,
    half * 1.12,
    [
      [0, lamp.lit ? core : body, lamp.lit ? 0.55 : 0.16],
      [0.42, body, lamp.lit ? 0.34 : 0.14],
      [0.68, body, lamp.lit ? 0.2 : 0.18],
      [0.84, edge, 0.34],
      [0.93, edge, 0.6],
      [1, edge, 0.85],
    ],
    { squash: Math.max(0.9, (bottom - top) / width) },
  );
  pen.add('body', path(outline, fill, `stroke="${edge}" stroke-opacity=".55" stroke-width="1.2"`));
  pen.add('body', sheen(pen, lamp, x, waist, half));
  const gleam = d`M${x + half * 0.42} ${waist + below * 0.72}C${x + half * 0.7} ${waist + below * 0.52} ${x + half * 0.84} ${waist + below * 0.2} ${x + half * 0.86} ${waist - above * 0.1}`;
  pen.add(
    'body',
    path(
      gleam,
      'none',
      `stroke="#fff" stroke-opacity=".5" stroke-width="${d`${half * 0.035}`}" stroke-linecap="round"`,
    ),
  );
}
