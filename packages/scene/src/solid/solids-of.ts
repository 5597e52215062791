import type { ShapedPart, ShapedSolid, Slot } from '@lucerna/engine';
import type { BufferGeometry } from 'three';
import type { Substance } from '../piece/piece';
import { prism } from './bar';
import { copyOf } from './coarse';
import { joined, moved } from './joined';
import { meshGeometry } from './mesh-geometry';
import { revolve } from './revolve';
import type { Solid } from './solid';
import { cableThrough, rodAlong } from './tube';

const substances: Readonly<Record<Slot, Substance>> = {
  finish: 'metal',
  secondFinish: 'metal',
  glass: 'glass',
  clearGlass: 'clear',
  textile: 'textile',
  diffuser: 'diffuser',
  cable: 'cable',
  dark: 'dark',
};

const degree = Math.PI / 180;

/** The parts of a body as solids, metres. */
export function solidsOf(parts: readonly ShapedPart[]): readonly Solid[] {
  return parts.map(({ name, slot, solids }) => ({
    name,
    substance: substances[slot],
    geometry: joined(...solids.flatMap(placedAll)),
    ...(slot === 'secondFinish' && { isSecond: true }),
  }));
}

function geometryOf(solid: ShapedSolid): BufferGeometry {
  switch (solid.form) {
    case 'turned':
      return revolve(solid.profiles, solid.from, solid.sweep);
    case 'tube':
      return solid.isSmooth ? cableThrough(solid.path, solid.radius) : rodAlong(solid.path, solid.radius);
    case 'prism':
      return prism(solid);
    case 'mesh':
      return meshGeometry(solid.mesh);
  }
}

/** A solid at each of its places. Nothing is turned by no angle: three would change every normal for it. */
function placedAll(solid: ShapedSolid): readonly BufferGeometry[] {
  const { turn, stretch, places } = solid;
  const first = geometryOf(solid);
  if (turn.x !== 0) first.rotateX(turn.x * degree);
  if (turn.y !== 0) first.rotateY(turn.y * degree);
  if (turn.z !== 0) first.rotateZ(turn.z * degree);
  if (stretch.x !== 1 || stretch.y !== 1 || stretch.z !== 1) first.scale(stretch.x, stretch.y, stretch.z);
  return places
    .map((_, at) => (at === 0 ? first : copyOf(first)))
    .map((geometry, at) => {
      const { x, y, z } = places[at] ?? { x: 0, y: 0, z: 0 };
      return moved(geometry, x, y, z);
    });
}
