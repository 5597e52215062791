import type { Drawing, Position, Run } from '@lucerna/engine';
import { partsOf, remembered } from '../../piece/finished';
import type { Part, Piece } from '../../piece/piece';
import { beltSolids } from './geometry';

const shapes = remembered<readonly Part[]>();

/** The usual belt: 30 by 2 mm. */
export const beltSection = { width: 0.03, thickness: 0.002 };

/** The belt of a drawn run, in the frame of its first corner. */
export function beltView(run: Run, { height, attributes }: Drawing): Piece {
  const corners = run.points.map(({ x, y = height, z }): Position => ({ x, y, z }));
  const from = corners[0] ?? { x: 0, y: height, z: 0 };
  const finish = attributes.color ?? null;
  const placed = corners.map(({ x, y, z }) => ({ x: x - from.x, y: y - from.y, z: z - from.z }));
  const shape = `belt ${JSON.stringify([placed, finish])}`;
  return {
    id: run.id,
    kind: 'belt',
    name: 'belt',
    model: null,
    reference: null,
    parts: shapes(shape, () => partsOf(beltSolids(placed, beltSection), finish)),
    position: from,
    turn: 0,
    tilt: 0,
    light: null,
    collides: false,
    shape,
  };
}
