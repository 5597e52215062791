import { bloomMarkup } from '../cast/glow';
import { suspend } from '../installation/suspension';
import { opalSphere } from '../solid/glass';
import { cylinder } from '../solid/metal';
import { use } from '../svg';
import type { Collection, Shape } from './shape';
import { tableOf } from '../table';

/** Clusters of small opal spheres at different heights from one canopy. */
export const multiple: Collection = {
  subFamilyId: 259,
  typical: { kind: 'pendant', model: '2591', size: [450, 450, 800], distribution: 'globe', finish: '40' },
  shapeOf: () => cluster,
};

/** Place of each sphere in the cluster's box: across and down, 0 to 1, farthest first. */
const places = tableOf<readonly (readonly [number, number])[]>({
  '2590': [
    [0.9, 0.3],
    [0.1, 0.62],
    [0.6, 1],
  ],
  '2591': [
    [0.64, 0.1],
    [0.12, 0.36],
    [1, 0.48],
    [0.36, 0.74],
    [0.74, 1],
  ],
  '2592': [
    [0.44, 0.04],
    [0.84, 0.22],
    [0.04, 0.34],
    [0.5, 0.46],
    [1, 0.6],
    [0.2, 0.76],
    [0.66, 1],
  ],
  '2593': [
    [0.6, 0],
    [0.22, 0.14],
    [0.92, 0.24],
    [0.5, 0.34],
    [0, 0.44],
    [0.78, 0.56],
    [0.3, 0.68],
    [1, 0.8],
    [0.58, 1],
  ],
});

const cluster: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const spots = places[lamp.model] ?? places['2591'] ?? [];
  const width = lamp.length * scale;
  const height = lamp.height * scale;
  const radius = (width * (0.46 - spots.length * 0.016)) / 2;
  const cap = Math.max(10, radius * 0.34);
  const centres = spots.map(([across, down]): [number, number] => [
    x - width / 2 + radius + across * (width - radius * 2),
    y + radius + down * (height - radius * 2),
  ]);
  suspend(
    pen,
    lamp,
    stage,
    centres.map(([centre, middle]): [number, number] => [centre, middle - radius - cap]),
    'bundle',
  );
  const pearl = pen.symbol(
    opalSphere(pen, lamp, 0, 0, radius, 0.2) +
      cylinder(pen, lamp, 0, -radius - cap + 3, cap * 0.9, cap, 0.14),
  );
  const air = lamp.lit ? pen.symbol(bloomMarkup(pen, lamp, 0, 0, radius * 1.8, 0.62)) : null;
  for (const [centre, middle] of centres) pen.add('body', use(pearl, centre, middle));
  if (air) for (const [centre, middle] of centres) pen.add('air', use(air, centre, middle));
  return { x, y: y + height / 2, rx: width / 2, ry: height / 2.6 };
};
