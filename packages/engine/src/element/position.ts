import type { Stored } from '../stored';
import type { position, roomSize } from './element';

export type Position = Stored<typeof position>;
export type RoomSize = Stored<typeof roomSize>;

export function plus(one: Position, other: Position): Position {
  return { x: one.x + other.x, y: one.y + other.y, z: one.z + other.z };
}

export function isSamePosition(one: Position, other: Position): boolean {
  return one.x === other.x && one.y === other.y && one.z === other.z;
}
