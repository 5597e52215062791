import type { Position } from '@lucerna/engine';
import { BoxGeometry, Matrix4, Vector3 } from 'three';
import { joined } from '../../solid/joined';
import { cylinder } from '../../solid/revolve';
import { metal, type Solid } from '../../solid/solid';

/** The measures of a belt, metres: it stands on its edge. */
export interface BeltSection {
  readonly length: number;
  readonly width: number;
  readonly thickness: number;
}

/** The radius of the clasps that a belt ends with, metres. */
export const claspRadius = 0.006;

const up = new Vector3(0, 1, 0);

/** One straight stretch of a belt. A stretch that rises straight up keeps its face to the front. */
function stretch(from: Position, to: Position, { width, thickness }: BeltSection) {
  const start = new Vector3(from.x, from.y, from.z);
  const way = new Vector3(to.x, to.y, to.z).sub(start);
  const length = way.length();
  const along = way.clone().divideScalar(length || 1);
  const face = new Vector3().crossVectors(along, up);
  if (face.lengthSq() < 1e-9) face.set(0, 0, 1);
  face.normalize();
  const across = new Vector3().crossVectors(face, along);
  const place = new Matrix4().makeBasis(along, across, face).setPosition(start.addScaledVector(way, 0.5));
  return new BoxGeometry(length + thickness, width, thickness).applyMatrix4(place);
}

/** A belt that turns by more than this within one place is bent there; its sag turns by less. Cosine of 12 degrees. */
const bent = Math.cos(Math.PI / 15);

function isBentAt(line: readonly Position[], at: number): boolean {
  const [before, here, after] = [line[at - 1], line[at], line[at + 1]];
  if (!before || !here || !after) return true;
  const way = (from: Position, to: Position) =>
    new Vector3(to.x - from.x, to.y - from.y, to.z - from.z).normalize();
  return way(before, here).dot(way(here, after)) < bent;
}

/** A belt along a line, with a clasp at its ends and wherever it is bent. */
export function beltSolids(line: readonly Position[], section: BeltSection): readonly Solid[] {
  const stretches = line.slice(1).map((to, index) => stretch(line[index] ?? to, to, section));
  if (stretches.length === 0) return [];
  const half = section.width / 2 + 0.004;
  const held = line.filter((_, at) => isBentAt(line, at));
  const clasps = held.map(({ x, y, z }) => cylinder(claspRadius, -half, half).translate(x, y, z));
  return [
    { name: 'belt', substance: 'textile', geometry: joined(...stretches) },
    metal(joined(...clasps), 'clasp'),
  ];
}

/** A belt that is still rolled up: the area of its spiral is its length times its thickness. */
export function rollSolids({ length, width, thickness }: BeltSection): readonly Solid[] {
  const core = 0.018;
  const radius = Math.sqrt((length * thickness) / Math.PI + core ** 2);
  return [{ name: 'belt', substance: 'textile', geometry: cylinder(radius, -width, 0) }];
}
