import { ExtrudeGeometry, Path, Shape } from 'three';
import type { BufferGeometry } from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';

/** A corner of a section: across and up, metres. */
export type SectionPoint = readonly [across: number, up: number];

/** A closed outline as a prism along the x axis, from `-length / 2` to `length / 2`; `across` becomes z. */
export function prism(section: readonly SectionPoint[], length: number): BufferGeometry {
  const geometry = extruded(section, length);
  return geometry.translate(0, 0, -length / 2).rotateY(Math.PI / 2);
}

/** A closed outline seen from above as an upright prism; `across` is x, `up` is z towards the viewer. */
export function upright(
  outline: readonly SectionPoint[],
  bottom: number,
  top: number,
  hole?: readonly SectionPoint[],
): BufferGeometry {
  const turned = (points: readonly SectionPoint[]) => points.map(([x, z]): SectionPoint => [x, -z]);
  const geometry = extruded(turned(outline), top - bottom, hole && turned(hole));
  return geometry.rotateX(-Math.PI / 2).translate(0, bottom, 0);
}

/** A closed outline seen from the front as a plate of some depth; it begins at `back` and grows towards the viewer. */
export function plate(outline: readonly SectionPoint[], back: number, depth: number): BufferGeometry {
  return extruded(outline, depth).translate(0, 0, back);
}

function extruded(
  outline: readonly SectionPoint[],
  depth: number,
  hole?: readonly SectionPoint[],
): BufferGeometry {
  const shape = new Shape();
  trace(shape, outline);
  if (hole) shape.holes.push(trace(new Path(), hole));
  const raw = new ExtrudeGeometry(shape, { depth, bevelEnabled: false, curveSegments: 1 });
  const geometry: BufferGeometry = mergeVertices(raw, 1e-6);
  geometry.clearGroups();
  return geometry;
}

function trace<T extends Path>(path: T, points: readonly SectionPoint[]): T {
  for (const [index, [across, up]] of points.entries()) {
    if (index === 0) path.moveTo(across, up);
    else path.lineTo(across, up);
  }
  path.closePath();
  return path;
}

/** A rectangle with rounded corners. Width, bottom, top and radius in metres. */
export function roundedRectangle(width: number, bottom: number, top: number, radius = 0.002): SectionPoint[] {
  const half = width / 2;
  const round = Math.min(radius, half, (top - bottom) / 2);
  const corners: readonly (readonly [number, number, number])[] = [
    [half - round, bottom + round, -Math.PI / 2],
    [half - round, top - round, 0],
    [-half + round, top - round, Math.PI / 2],
    [-half + round, bottom + round, Math.PI],
  ];
  return corners.flatMap(([across, up, start]) =>
    Array.from({ length: 4 }, (_, step): SectionPoint => {
      const angle = start + (step * Math.PI) / 6;
      return [across + Math.cos(angle) * round, up + Math.sin(angle) * round];
    }),
  );
}

/** Points of an arc about a middle, degrees anticlockwise from the right. */
export function arc(
  radius: number,
  from: number,
  to: number,
  middle: SectionPoint = [0, 0],
  steps = 24,
): SectionPoint[] {
  return Array.from({ length: steps + 1 }, (_, step): SectionPoint => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [middle[0] + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius];
  });
}
