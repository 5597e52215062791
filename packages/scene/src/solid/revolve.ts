import { cylinderProfiles, type ProfilePoint } from '@lucerna/engine';
import { Vector2, type BufferGeometry } from 'three';
import { rememberLathe } from './coarse';
import { lathe } from './lathe';

/** Sides of a turned solid, fewer of a thin one; a multiple of four, so that its box is as wide as it is. */
const sides = { wide: 40, thin: 20 };
/** Metres. */
const thin = 0.03;

/**
 * Turns profiles about the y axis, all the way or by some degrees from the front on. Each runs with the solid at its left:
 * outwards along the underside, up the flank, inwards along the top. Edges between two profiles are sharp.
 */
export function revolve(
  profiles: readonly (readonly ProfilePoint[])[],
  from = 0,
  sweep = 360,
): BufferGeometry {
  const widest = Math.max(...profiles.flatMap((profile) => profile.map(([radius]) => radius)));
  const whole = widest < thin ? sides.thin : sides.wide;
  const around = Math.max(4, Math.ceil((whole * sweep) / 1440) * 4);
  const points = profiles.map((profile) =>
    profile.map(([radius, height]) => new Vector2(Math.max(0, radius), height)),
  );
  const turned = lathe(points, around, (from * Math.PI) / 180, (sweep * Math.PI) / 180);
  rememberLathe(turned, points, around);
  return turned;
}

/** An upright cylinder from `bottom` to `top`. */
export function cylinder(radius: number, bottom: number, top: number): BufferGeometry {
  return revolve(cylinderProfiles(radius, bottom, top));
}
