import { CatmullRomCurve3, LineCurve3, TubeGeometry, Vector3 } from 'three';
import type { BufferGeometry } from 'three';
import type { Position } from '@lucerna/engine';
import { joined } from './joined';

const vector = ({ x, y, z }: Position) => new Vector3(x, y, z);

/** A straight round bar between two points. */
export function rod(from: Position, to: Position, radius: number, sides = 8): BufferGeometry {
  return new TubeGeometry(new LineCurve3(vector(from), vector(to)), 1, radius, sides);
}

/** Straight round bars from place to place. */
export function rodAlong(path: readonly Position[], radius: number): BufferGeometry {
  return joined(...path.slice(1).map((to, at) => rod(path[at] ?? to, to, radius, 16)));
}

/** A round cable along a smooth curve through points. */
export function cableThrough(points: readonly Position[], radius: number): BufferGeometry {
  const curve = new CatmullRomCurve3(points.map(vector), false, 'centripetal');
  return new TubeGeometry(curve, Math.max(8, points.length * 6), radius, 6);
}
