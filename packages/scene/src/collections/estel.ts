import { joined } from '../solid/joined';
import { curve, cylinder, revolve } from '../solid/revolve';
import type { ProfilePoint } from '../solid/revolve';
import { coneShade, litPlate, spotHead } from '../solid/shade';
import { body, glass, metal } from '../solid/solid';
import type { Shape } from '../solid/solid';

/** Pendants to be composed: drops of opal glass, a spot, a disc, a cone. */
export const estel: Shape = (measures) =>
  (shapes[measures.model] ?? byLight(measures.distribution))(measures);

/** A drop: a narrow shoulder that swells into a round belly. From its lowest point up. */
export function dropProfile(width: number, height: number, neck: number): ProfilePoint[] {
  const half = width / 2;
  const middle = half * 1.02;
  const shoulder = height * 0.8;
  return [
    ...curve([0, 0], [half * 0.56, 0], [half, middle - half * 0.58], [half, middle], 14),
    ...curve([half, middle], [half, middle + half * 0.75], [neck, shoulder], [neck, height], 18).slice(1),
  ];
}

const drop: Shape = ({ x, y }) => {
  const cap = x * 0.085;
  const collar = cap * 2.2;
  return body(
    [
      glass(revolve(dropProfile(x, y - collar * 0.7, cap * 0.92)), 'drop'),
      metal(joined(cylinder(cap, y - collar, y)), 'cap'),
    ],
    { y, light: x / 2 },
  );
};

const spot: Shape = ({ x, y }) => body([...spotHead(x / 2, 0, y)], { y, light: 0, grip: x * 0.1 });

const disc: Shape = ({ x, y }) =>
  body([...litPlate(x / 2, 0, y * 0.42), metal(cylinder(x * 0.04, y * 0.42, y), 'stem')], { y, light: 0 });

const cone: Shape = ({ x, y }) => {
  const neck = x * 0.06;
  return body([...coneShade(x / 2, neck, 0, y)], { y, light: y * 0.2, grip: neck });
};

const shapes: Readonly<Record<string, Shape>> = { '2143': spot, '2145': disc, '2146': cone };

function byLight(distribution: string | null): Shape {
  return distribution === 'beam' ? spot : distribution === 'globe' ? drop : cone;
}
