import type { ProfilePoint } from '@lucerna/engine';
import { ExtrudeGeometry, Shape, Vector2, type BufferGeometry } from 'three';
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
  const shape = new Shape();
  // Its corners are known: three would find them again by walking along a line between each two.
  const points = { shape: closed(turned(outline)), holes: hole ? [closed(turned(hole))] : [] };
  shape.extractPoints = () => points;
  const raw = new ExtrudeGeometry(shape, { depth: to - from, bevelEnabled: false, curveSegments: 1 });
  return laid[along](indexed(raw).translate(0, 0, from));
}

/** The corners of an outline, none twice in turn, the first again at its end. */
function closed(points: readonly ProfilePoint[]): Vector2[] {
  const corners: Vector2[] = [];
  for (const [across, up] of points) {
    const last = corners.at(-1);
    if (!last || last.x !== across || last.y !== up) corners.push(new Vector2(across, up));
  }
  const [first, last] = [corners[0], corners.at(-1)];
  if (first && last && !first.equals(last)) corners.push(first.clone());
  return corners;
}
