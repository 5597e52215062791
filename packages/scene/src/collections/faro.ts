import { joined } from '../solid/joined';
import { curve, cylinder, discDown, revolve, sphere } from '../solid/revolve';
import { litShade, spotHead } from '../solid/shade';
import { at, body, diffuser, metal } from '../solid/solid';
import type { Shape } from '../solid/solid';
import { rod } from '../solid/tube';

/** Floor and table lamps: a lit shade on a slender stem, a reading lamp with an arm, a portable one. */
export const faro: Shape = (measures) => {
  const { distribution, kind, y } = measures;
  if (distribution === 'beam') return reading(measures);
  return kind === 'table' && y < 0.32 ? portable(measures) : shaded(measures);
};

const shaded: Shape = ({ kind, x, y }) => {
  const table = kind === 'table';
  const tall = x * (table ? 0.78 : 0.86);
  const stem = (table ? x * 0.075 : x * 0.05) / 2;
  const foot = (x * (table ? 0.58 : 0.86)) / 2;
  const plate = Math.max(0.007, foot * 0.12);
  const bulb = Math.min(0.035, x * 0.14);
  return body(
    [
      metal(joined(cylinder(foot, 0, plate), cylinder(stem, plate, y - tall * 0.5)), 'stand'),
      diffuser(sphere(bulb, y - tall * 0.45), 'source'),
      ...litShade(x / 2, x * 0.37, y - tall, y),
    ],
    { y, light: y - tall / 2, grips: [] },
  );
};

/** The stem stands at one side of its foot; the arm reaches over to the other. */
const reading: Shape = ({ x, y }) => {
  const base = x / 2;
  const stem = x * 0.028;
  const plate = Math.max(0.007, x * 0.07);
  const stand = at(-base * 0.62, y - stem);
  const head = { radius: x * 0.15, tall: x * 0.42 };
  const reach = base - head.radius;
  const armY = y - stem;
  return body(
    [
      metal(
        joined(
          cylinder(base, 0, plate),
          cylinder(stem, plate, armY).translate(stand.x, 0, 0),
          sphere(stem, armY).translate(stand.x, 0, 0),
          rod(at(stand.x, armY), at(reach, armY), stem * 0.8, 14),
          sphere(stem * 0.8, armY).translate(reach, 0, 0),
        ),
        'stand',
      ),
      ...spotHead(head.radius, armY - head.tall, armY).map((solid) => ({
        ...solid,
        geometry: solid.geometry.translate(reach, 0, 0),
      })),
    ],
    { y, light: at(reach, armY - head.tall), grips: [] },
  );
};

/** A small dome on a stem, with a loop to carry it. */
const portable: Shape = ({ x, y }) => {
  const half = x / 2;
  const cap = y * 0.25;
  const bottom = y - cap;
  const dome = curve([half, bottom], [half, bottom + cap * 0.7], [half * 0.6, y], [0, y], 16);
  const inside = curve(
    [0, y - 0.003],
    [half * 0.58, y - 0.003],
    [half - 0.002, bottom + cap * 0.66],
    [half - 0.002, bottom],
    16,
  );
  const bowl = curve(
    [0, bottom - cap * 0.36],
    [half * 0.5, bottom - cap * 0.36],
    [half * 0.78, bottom - cap * 0.18],
    [half * 0.8, bottom],
    14,
  );
  return body(
    [
      metal(joined(cylinder(x * 0.3, 0, y * 0.07), cylinder(x * 0.1, y * 0.07, bottom)), 'stand'),
      metal(revolve(dome, inside), 'dome'),
      diffuser(joined(revolve(bowl), discDown(half * 0.97, bottom + 0.004)), 'diffuser'),
    ],
    { y, light: bottom, grips: [] },
  );
};
