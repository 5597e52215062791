import { joined } from '../solid/joined';
import { sphere } from '../solid/revolve';
import { at, body, glass } from '../solid/solid';
import type { Shape } from '../solid/solid';

/** The place of each sphere in the box of the cluster: across, down and towards the viewer, 0 to 1. */
type Place = readonly [across: number, down: number, near: number];

const places: Readonly<Record<string, readonly Place[]>> = {
  '2590': [
    [1, 0, 0.3],
    [0, 0.5, 0],
    [0.6, 1, 1],
  ],
  '2591': [
    [0.64, 0, 0],
    [0, 0.29, 0.4],
    [1, 0.42, 0.55],
    [0.3, 0.71, 1],
    [0.74, 1, 0.3],
  ],
  '2592': [
    [0.44, 0, 0.1],
    [0.84, 0.19, 0.7],
    [0.02, 0.31, 0.45],
    [0.5, 0.44, 1],
    [1, 0.58, 0.3],
    [0, 0.75, 0.75],
    [0.62, 1, 0],
  ],
  '2593': [
    [0.6, 0, 0.1],
    [0.2, 0.14, 0.7],
    [0.95, 0.24, 0.6],
    [0.5, 0.34, 1],
    [0, 0.44, 0.35],
    [0.74, 0.56, 0],
    [0.28, 0.68, 0.9],
    [1, 0.8, 0.35],
    [0.52, 1, 0.45],
  ],
};

/** Clusters of small opal spheres at different heights from one canopy. */
export const multiple: Shape = ({ model, x, y, z }) => {
  const spots = places[model] ?? places['2591'] ?? [];
  const radius = (x * (0.44 - spots.length * 0.016)) / 2;
  const neck = radius * 0.15;
  const middles = spots.map(([across, down, near]) =>
    at(
      -x / 2 + radius + across * (x - radius * 2),
      y - radius - down * (y - radius * 2),
      -z / 2 + radius + near * (z - radius * 2),
    ),
  );
  const globes = middles.map((each) => sphere(radius, 0).translate(each.x, each.y, each.z));
  return body([glass(joined(...globes), 'globes')], {
    y,
    light: y / 2,
    grips: middles.map((each) => at(each.x, each.y + radius, each.z)),
    grip: neck,
  });
};
