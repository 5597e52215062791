import type { ProfilePoint } from '@lucerna/engine';
import { ExtrudeGeometry, Path, Shape } from 'three';
import type { BufferGeometry } from 'three';
import { indexed } from './indexed';

/** How an outline in the plane of x and y, drawn out along z, comes to lie along each direction. */
const laid = {
  /** `across` becomes -z. */
  length: (geometry: BufferGeometry) => geometry.rotateY(Math.PI / 2),
  /** Seen from above; `up` becomes z. */
  height: (geometry: BufferGeometry) => geometry.rotateX(-Math.PI / 2),
  depth: (geometry: BufferGeometry) => geometry,
} as const;

interface Drawn {
  readonly along: keyof typeof laid;
  readonly outline: readonly ProfilePoint[];
  readonly hole?: readonly ProfilePoint[] | null;
  readonly from: number;
  readonly to: number;
}

/** A closed outline drawn out along a direction, metres. */
export function prism({ along, outline, hole = null, from, to }: Drawn): BufferGeometry {
  const turned = (points: readonly ProfilePoint[]) =>
    along === 'height' ? points.map(([x, z]): ProfilePoint => [x, -z]) : points;
  const shape = trace(new Shape(), turned(outline));
  if (hole) shape.holes.push(trace(new Path(), turned(hole)));
  const raw = new ExtrudeGeometry(shape, { depth: to - from, bevelEnabled: false, curveSegments: 1 });
  return laid[along](indexed(raw).translate(0, 0, from));
}

function trace<T extends Path>(path: T, points: readonly ProfilePoint[]): T {
  for (const [index, [across, up]] of points.entries()) {
    if (index === 0) path.moveTo(across, up);
    else path.lineTo(across, up);
  }
  path.closePath();
  return path;
}
