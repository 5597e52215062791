import type { Position } from '@lucerna/engine';
import { BoxGeometry, Matrix4, Vector3 } from 'three';
import { joined } from '../../solid/joined';
import { cylinder } from '../../solid/revolve';
import { metal } from '../../solid/solid';
import type { Solid } from '../../solid/solid';

/** The measures of a belt, metres: it stands on its edge. */
export interface BeltSection {
  readonly length: number;
  readonly width: number;
  readonly thickness: number;
}

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

/** A belt along the corners of its run, with a clasp at every corner. */
export function beltSolids(corners: readonly Position[], section: BeltSection): readonly Solid[] {
  const stretches = corners.slice(1).map((to, index) => stretch(corners[index] ?? to, to, section));
  if (stretches.length === 0) return [];
  const half = section.width / 2 + 0.004;
  const clasps = corners.map(({ x, y, z }) => cylinder(0.006, -half, half).translate(x, y, z));
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
