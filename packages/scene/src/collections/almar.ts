import { joined } from '../solid/joined';
import { cylinder, sphere } from '../solid/revolve';
import { at, body, glass, metal } from '../solid/solid';
import type { Shape } from '../solid/solid';
import { rod } from '../solid/tube';

/** Opal spheres with a small metal cap: on a cable, on a bracket, under a ceiling, on a foot. */
export const almar: Shape = (measures) => (shapes[measures.kind] ?? pendant)(measures);

const pendant: Shape = ({ x, y }) => {
  const radius = x / 2;
  const neck = Math.max(0.009, radius * 0.15);
  const meets = radius + Math.sqrt(radius * radius - neck * neck);
  return body([glass(sphere(radius, radius, neck)), metal(cylinder(neck, meets - 0.003, y), 'collar')], {
    y,
    light: radius,
    grip: neck,
  });
};

/** The plate on the wall, the arm, the sphere before both. */
const wall: Shape = ({ x, y, z }) => {
  const radius = x / 2;
  const back = -z / 2;
  const middle = z / 2 - radius;
  const plate = 0.012;
  const onWall = cylinder(radius * 0.42, 0, plate).rotateX(Math.PI / 2);
  const collar = cylinder(radius * 0.3, 0, radius * 0.16).rotateX(Math.PI / 2);
  const arm = rod(at(0, radius, back), at(0, radius, middle - radius * 0.9), radius * 0.1, 16);
  return body(
    [
      metal(
        joined(onWall.translate(0, radius, back), collar.translate(0, radius, middle - radius * 1.06), arm),
        'bracket',
      ),
      glass(sphere(radius, 0).translate(0, radius, middle)),
    ],
    { y, light: at(0, radius, middle), grips: [] },
  );
};

const ceiling: Shape = ({ x, y }) => {
  const radius = x / 2;
  const foot = radius * 0.52;
  const meets = radius + Math.sqrt(radius * radius - foot * foot);
  return body([glass(sphere(radius, radius, foot * 0.96)), metal(cylinder(foot, meets, y), 'base')], {
    y,
    light: radius,
    grips: [],
  });
};

const table: Shape = ({ x, y }) => {
  const radius = x / 2;
  const foot = radius * 0.53;
  const neck = y - x;
  const disc = neck * 0.3;
  return body(
    [
      metal(joined(cylinder(foot, 0, disc), cylinder(foot * 0.5, disc, neck + radius * 0.06)), 'foot'),
      glass(sphere(radius, y - radius)),
    ],
    { y, light: y - radius, grips: [] },
  );
};

const shapes: Readonly<Record<string, Shape>> = { pendant, wall, ceiling, table };
