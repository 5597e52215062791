/**
 * A place in the room, metres: x along the width and z along the depth from the middle of the room, y upwards from the
 * floor.
 */
export interface Position {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The measures of a room in metres, and its ceiling (spec C3, C9). */
export interface RoomSize {
  readonly height: number;
  readonly width: number;
  readonly depth: number;
  /** Free depth above the visible ceiling, metres. */
  readonly extraCeiling: number;
  readonly ceilingMaterial: string;
}

export function plus(one: Position, other: Position): Position {
  return { x: one.x + other.x, y: one.y + other.y, z: one.z + other.z };
}

export function isSamePosition(one: Position, other: Position): boolean {
  return one.x === other.x && one.y === other.y && one.z === other.z;
}
