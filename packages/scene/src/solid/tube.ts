import type { BufferGeometry } from 'three';
import type { Position } from '@lucerna/engine';
import { joined } from './joined';
import { smoothWay } from './smooth-way';
import { swept } from './swept';

/** A straight round bar between two points. */
export function rod(from: Position, to: Position, radius: number, sides = 8): BufferGeometry {
  const [x, y, z] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const length = Math.hypot(x, y, z) || 1;
  const places = Float64Array.of(from.x, from.y, from.z, to.x, to.y, to.z);
  const directions = Float64Array.of(x, y, z, x, y, z).map((each) => each / length);
  return swept({ places, directions }, radius, sides);
}

/** Straight round bars from place to place. */
export function rodAlong(path: readonly Position[], radius: number): BufferGeometry {
  return joined(...path.slice(1).map((to, at) => rod(path[at] ?? to, to, radius, 16)));
}

/** A round cable along a smooth curve through points. */
export function cableThrough(points: readonly Position[], radius: number): BufferGeometry {
  return swept(smoothWay(points, Math.max(8, points.length * 6)), radius, 6);
}
