import { joined } from '../solid/joined';
import { curve, cylinder, revolve, sphere } from '../solid/revolve';
import { body, glass, metal } from '../solid/solid';
import type { Shape } from '../solid/solid';

/** How far the widest place lies below the top: each size was blown in a mould of its own. */
const waists: Readonly<Record<string, number>> = { '2340': 0.58, '2341': 0.5, '2342': 0.64 };

/** Small grains of clear blown glass around a luminous pearl. */
export const grana: Shape = ({ model, x, y }) => {
  const cap = x * 0.12;
  const collar = cap * 1.4;
  const top = y - collar * 0.6;
  const half = x / 2;
  const waist = top - top * (waists[model] ?? 0.55);
  const above = top - waist;
  const outline = [
    ...curve([0, 0], [half * 0.55, 0], [half, waist * 0.4], [half, waist], 14),
    ...curve(
      [half, waist],
      [half, waist + above * 0.62],
      [half * 0.9, top - above * 0.16],
      [cap * 0.95, top],
      14,
    ).slice(1),
  ];
  const pearl = x * 0.125;
  return body(
    [
      glass(sphere(pearl, waist, 0), 'pearl'),
      metal(joined(cylinder(cap, y - collar, y), cylinder(pearl * 0.4, waist + pearl * 0.9, top)), 'cap'),
      { name: 'grain', substance: 'clear', geometry: revolve(outline) },
    ],
    { y, light: waist },
  );
};
