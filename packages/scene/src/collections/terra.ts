import { plate, roundedRectangle } from '../solid/bar';
import { joined } from '../solid/joined';
import { cylinder, sphere } from '../solid/revolve';
import { spotHead } from '../solid/shade';
import { at, body, diffuser, metal } from '../solid/solid';
import type { Shape } from '../solid/solid';

/** Outdoors: bollards that light the path, a wall box, a spotlight on a spike. */
export const terra: Shape = (measures) => {
  if (measures.kind === 'wall') return box(measures);
  return (measures.distribution === 'beam' ? spike : bollard)(measures);
};

const bollard: Shape = ({ x, y }) => {
  const half = x / 2;
  const hat = x * 0.3;
  const gap = x * 0.34;
  const lip = y - hat - gap;
  const blades = [0.36, 0.7].map((share) =>
    cylinder(half * 0.86, lip + gap * share, lip + gap * share + 0.004),
  );
  return body(
    [
      metal(cylinder(half, 0, lip), 'post'),
      diffuser(cylinder(half * 0.62, lip, y - hat), 'source'),
      metal(joined(...blades), 'louvres'),
      metal(cylinder(half, y - hat, y), 'hat'),
    ],
    { y, light: lip + gap / 2, grips: [] },
  );
};

const box: Shape = ({ x, y, z }) => {
  const lip = y * 0.06;
  const outline = roundedRectangle(x, lip, y, 0.004);
  const mouth = roundedRectangle(x * 0.86, 0, lip + 0.002, 0.001);
  return body(
    [metal(plate(outline, -z / 2, z), 'box'), diffuser(plate(mouth, -z * 0.42, z * 0.84), 'mouth')],
    { y, light: at(0, 0, 0), grips: [] },
  );
};

/** A spotlight that looks up from its spike. */
const spike: Shape = ({ x, y }) => {
  const head = y * 0.52;
  const radius = x / 2;
  const upwards = spotHead(radius, 0, head).map((solid) => ({
    ...solid,
    geometry: solid.geometry.rotateX(Math.PI).translate(0, y, 0),
  }));
  return body(
    [
      metal(
        joined(cylinder(0.002, 0, y * 0.2, radius * 0.26), cylinder(radius * 0.2, y * 0.2, y - head)),
        'spike',
      ),
      metal(sphere(radius * 0.34, y - head), 'yoke'),
      ...upwards,
    ],
    { y, light: y, grips: [] },
  );
};
