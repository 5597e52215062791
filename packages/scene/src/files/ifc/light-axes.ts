import { turnedWay } from '../../piece/light-turn';
import type { PieceLight } from '../../piece/piece';
import type { IfcProject } from './project';
import type { Written } from './step';

/** The frame of a light in that of its piece: its axis up, against the way it looks, and its length. */
export function lightAxes({ file, point }: IfcProject, light: PieceLight): Written {
  const at = point(light.at);
  if (!light.turn) return file.once('IFCAXIS2PLACEMENT3D', at, null, null);
  const [axis, length] = [turnedWay(light, 0, 1, 0), turnedWay(light, 1, 0, 0)].map((way) =>
    file.once('IFCDIRECTION', [way.x, -way.z, way.y]),
  );
  return file.once('IFCAXIS2PLACEMENT3D', at, axis ?? null, length ?? null);
}
