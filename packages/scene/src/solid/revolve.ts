import { LatheGeometry, Vector2 } from 'three';
import type { BufferGeometry } from 'three';
import { rememberLathe } from './coarse';
import { joined } from './joined';

/** A point of a profile: distance from the axis and height, metres. */
export type ProfilePoint = readonly [radius: number, height: number];

/** Sides of a turned solid, fewer of a thin one; a multiple of four, so that its box is as wide as it is. */
const sides = { wide: 40, thin: 20 };
/** Metres. */
const thin = 0.03;

/**
 * Turns profiles about the y axis. Each runs with the solid at its left: outwards along the underside, up the flank,
 * inwards along the top. Edges between two profiles are sharp.
 */
export function revolve(...profiles: readonly (readonly ProfilePoint[])[]): BufferGeometry {
  const widest = Math.max(...profiles.flatMap((profile) => profile.map(([radius]) => radius)));
  const around = widest < thin ? sides.thin : sides.wide;
  return joined(
    ...profiles.map((profile) => {
      const points = profile.map(([radius, height]) => new Vector2(Math.max(0, radius), height));
      const turned = new LatheGeometry(points, around);
      rememberLathe(turned, points, around);
      return turned;
    }),
  );
}

/** An upright cylinder or cone from `bottom` to `top`, its edges broken by a hair so that they catch the light. */
export function cylinder(radius: number, bottom: number, top: number, upper = radius): BufferGeometry {
  const edge = Math.min(0.0012, radius * 0.2, (top - bottom) * 0.25);
  return revolve(
    [
      [0, bottom],
      [radius - edge, bottom],
    ],
    [
      [radius - edge, bottom],
      [radius, bottom + edge],
    ],
    [
      [radius, bottom + edge],
      [upper, top - edge],
    ],
    [
      [upper, top - edge],
      [upper - edge, top],
    ],
    [
      [upper - edge, top],
      [0, top],
    ],
  );
}

/** A flat disc that looks down, such as a diffuser seen from below. */
export function discDown(radius: number, height: number): BufferGeometry {
  return revolve([
    [0, height],
    [radius, height],
  ]);
}

/** The profile of a sphere about a middle, from the lowest point up to where it is `neck` wide. */
export function sphereProfile(radius: number, middle: number, neck = 0, steps = 26): ProfilePoint[] {
  const end = Math.PI - Math.asin(Math.min(1, neck / radius));
  return Array.from({ length: steps + 1 }, (_, step): ProfilePoint => {
    const angle = (end * step) / steps;
    return [Math.sin(angle) * radius, middle - Math.cos(angle) * radius];
  });
}

/** A sphere, open at the top where it is `neck` wide. */
export function sphere(radius: number, middle: number, neck = 0): BufferGeometry {
  return revolve(sphereProfile(radius, middle, neck));
}

/** Points along a cubic curve, its ends included. */
export function curve(
  from: ProfilePoint,
  one: ProfilePoint,
  two: ProfilePoint,
  to: ProfilePoint,
  steps = 12,
): ProfilePoint[] {
  return Array.from({ length: steps + 1 }, (_, step): ProfilePoint => {
    const t = step / steps;
    const s = 1 - t;
    const along = (axis: 0 | 1): number =>
      s ** 3 * from[axis] + 3 * s * s * t * one[axis] + 3 * s * t * t * two[axis] + t ** 3 * to[axis];
    return [along(0), along(1)];
  });
}
