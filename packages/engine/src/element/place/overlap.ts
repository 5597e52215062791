import type { Position, RoomSize } from '../position';
import type { Body } from './body';

/** Bodies and walls may touch: what is nearer than a millionth of a metre does not overlap. */
const touching = 1e-6;

/** Squared distance, seen from above, from a point to the nearest of a body's box. */
function squaredToBox(x: number, z: number, box: Body): number {
  const dx = Math.max(box.minX - x, 0, x - box.maxX);
  const dz = Math.max(box.minZ - z, 0, z - box.maxZ);
  return dx * dx + dz * dz;
}

function isRoundOver(round: Body, box: Body): boolean {
  const radius = (round.maxX - round.minX) / 2 - touching;
  return squaredToBox((round.minX + round.maxX) / 2, (round.minZ + round.maxZ) / 2, box) < radius * radius;
}

/** Whether two bodies overlap. */
export function overlaps(one: Body, other: Body): boolean {
  if (
    one.minX >= other.maxX - touching ||
    other.minX >= one.maxX - touching ||
    one.minZ >= other.maxZ - touching ||
    other.minZ >= one.maxZ - touching ||
    one.minY >= other.maxY - touching ||
    other.minY >= one.maxY - touching
  ) {
    return false;
  }
  if (one.round && other.round) {
    const dx = (one.minX + one.maxX - other.minX - other.maxX) / 2;
    const dz = (one.minZ + one.maxZ - other.minZ - other.maxZ) / 2;
    const reach = (one.maxX - one.minX + other.maxX - other.minX) / 2 - touching;
    return dx * dx + dz * dz < reach * reach;
  }
  if (one.round) return isRoundOver(one, other);
  return other.round ? isRoundOver(other, one) : true;
}

/** Whether a body is wholly inside a room. */
export function isBodyInRoom(body: Body, room: RoomSize): boolean {
  return (
    body.minX >= -room.width / 2 - touching &&
    body.maxX <= room.width / 2 + touching &&
    body.minZ >= -room.depth / 2 - touching &&
    body.maxZ <= room.depth / 2 + touching &&
    body.minY >= -touching &&
    body.maxY <= room.height + touching
  );
}

/** Whether a point is inside a room, its walls included. */
export function isPointInRoom({ x, y, z }: Position, room: RoomSize): boolean {
  return isBodyInRoom({ minX: x, maxX: x, minY: y, maxY: y, minZ: z, maxZ: z, round: false }, room);
}
