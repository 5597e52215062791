import type { Position, RoomSize } from '../position';
import type { Body, TurnedBox } from './bounds';
import { dot, turnedOverlap } from './turned-box';

/** Bodies and walls may touch: what is nearer than a millionth of a metre does not overlap. */
const touching = 1e-6;

/** Squared distance, seen from above, from a point to the nearest of a body's box. */
function squaredToBox(x: number, z: number, box: Body): number {
  const dx = Math.max(box.minX - x, 0, x - box.maxX);
  const dz = Math.max(box.minZ - z, 0, z - box.maxZ);
  return dx * dx + dz * dz;
}

/** Whether an upright cylinder overlaps a turned box that lies level, at the same height. */
function isRoundOverTurned(round: Body, { middle, axes, halves }: TurnedBox): boolean {
  const radius = (round.maxX - round.minX) / 2 - touching;
  const away = {
    x: (round.minX + round.maxX) / 2 - middle.x,
    y: 0,
    z: (round.minZ + round.maxZ) / 2 - middle.z,
  };
  const dx = Math.max(0, Math.abs(dot(away, axes[0])) - halves[0]);
  const dz = Math.max(0, Math.abs(dot(away, axes[2])) - halves[2]);
  return dx * dx + dz * dz < radius * radius;
}

function isTurnedOver(one: Body, other: Body): boolean {
  const round = one.round ? one : other;
  const turned = one.turned ?? other.turned;
  if (round.round && turned?.axes[0].y === 0) return isRoundOverTurned(round, turned);
  return turnedOverlap(one, other, touching);
}

/** What one run is built of is joined, and carries its lights; only lights stand in each other's way on it. */
function isJoined(one: Body, other: Body): boolean {
  return (
    one.onRun !== undefined &&
    one.onRun.run === other.onRun?.run &&
    (one.onRun.role === 'part' || other.onRun.role === 'part')
  );
}

/**
 * Cables may pass each other and what things are joined with; the feed of free wires is among the pendants that it
 * feeds.
 */
function mayBeTogether(one: Body, other: Body): boolean {
  if (one.part === 'cable' && other.part === 'cable') return true;
  if ((one.joins && other.part !== undefined) || (other.joins && one.part !== undefined)) return true;
  return (
    one.feeds !== undefined && one.feeds === other.feeds && (one.part === 'canopy' || other.part === 'canopy')
  );
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
  if (isJoined(one, other) || mayBeTogether(one, other)) return false;
  if (one.turned ?? other.turned) return isTurnedOver(one, other);
  if (one.round && other.round) {
    const dx = (one.minX + one.maxX - other.minX - other.maxX) / 2;
    const dz = (one.minZ + one.maxZ - other.minZ - other.maxZ) / 2;
    const reach = (one.maxX - one.minX + other.maxX - other.minX) / 2 - touching;
    return dx * dx + dz * dz < reach * reach;
  }
  if (one.round) return isRoundOver(one, other);
  return other.round ? isRoundOver(other, one) : true;
}

/** What a run is built of is fastened in walls, floor and ceiling, and may reach so far into them, metres. */
const fastened = 0.07;

/** Whether a body is wholly inside a room. */
export function isBodyInRoom(body: Body, room: RoomSize): boolean {
  const beyond = body.onRun?.role === 'part' ? fastened : touching;
  return (
    body.minX >= -room.width / 2 - beyond &&
    body.maxX <= room.width / 2 + beyond &&
    body.minZ >= -room.depth / 2 - beyond &&
    body.maxZ <= room.depth / 2 + beyond &&
    body.minY >= -beyond &&
    body.maxY <= room.height + beyond
  );
}

/** Whether a point is inside a room, its walls included. */
export function isPointInRoom({ x, y, z }: Position, room: RoomSize): boolean {
  return isBodyInRoom({ minX: x, maxX: x, minY: y, maxY: y, minZ: z, maxZ: z, round: false }, room);
}
