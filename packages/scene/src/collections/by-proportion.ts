import { cylinder, discDown, sphere } from '../solid/revolve';
import { joined, moved } from '../solid/joined';
import { prism, roundedRectangle } from '../solid/bar';
import { at, body, diffuser, glass, metal } from '../solid/solid';
import type { Shape } from '../solid/solid';

/** Any luminaire or complement of which only measures and light are known. */
export const byProportion: Shape = (measures) => {
  const { kind, distribution, x, y, z } = measures;
  if (kind === 'complement') return body([metal(cylinderOrBox(x, y, z))], { y, light: y / 2, grips: [] });
  if (distribution === 'beam') return spot(measures);
  if (distribution === 'globe' && Math.abs(x - z) < 0.02) return globe(measures);
  return x > z * 3 ? linear(measures) : drum(measures);
};

function cylinderOrBox(x: number, y: number, z: number) {
  return x === z ? cylinder(x / 2, 0, y) : prism(roundedRectangle(z, 0, y), x);
}

const globe: Shape = ({ x, y }) => {
  const radius = Math.min(x, y) / 2;
  const solids = [glass(sphere(radius, radius))];
  const wide = x / 2 - radius;
  if (wide > 0.001) solids.push(glass(cylinder(x / 2, radius - 0.004, radius + 0.004), 'rim'));
  if (y > radius * 2 + 0.001) solids.push(metal(cylinder(radius * 0.5, radius * 1.86, y)));
  return body(solids, { y, light: radius });
};

const spot: Shape = ({ x, y }) =>
  body([metal(cylinder(x / 2, 0, y)), diffuser(discDown(x * 0.43, -0.0004), 'lens')], { y, light: 0 });

const linear: Shape = ({ x, y, z }) => {
  const strip = y * 0.24;
  const grip = x / 2 - Math.min(x * 0.08, 0.12);
  return body(
    [
      metal(prism(roundedRectangle(z, strip, y), x)),
      diffuser(prism(roundedRectangle(z * 0.9, 0, strip), x - 0.004)),
    ],
    { y, light: 0, grips: [at(-grip, y), at(grip, y)] },
  );
};

const drum: Shape = ({ x, y, z }) => {
  const scaled = joined(cylinder(x / 2, 0.001, y));
  const light = moved(discDown(x * 0.47, 0), 0, 0);
  if (x !== z) for (const each of [scaled, light]) each.scale(1, 1, z / x);
  return body([metal(scaled), diffuser(light)], { y, light: 0 });
};
