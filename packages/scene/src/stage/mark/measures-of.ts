import { chosenCm, cmToFeet, primes, type Guide, type Position, type RoomSize } from '@lucerna/engine';
import type { LengthUnit } from '../stage';

/** A measured way between two places of the room. */
export interface Measure {
  readonly from: Position;
  readonly to: Position;
  readonly text: string;
  /** The share of the way at which the text stands; in the middle unless told. */
  readonly textAt?: number;
}

/** The side of the room that the eye is on, seen through a wide lens: 1 or -1 across and along. */
export interface EyeSide {
  readonly x: 1 | -1;
  readonly z: 1 | -1;
}

/** What is measured of an element: the lowest and the highest level of its body, and where it hangs. Metres. */
export interface Measured {
  readonly at: Position;
  readonly low: number;
  readonly high: number;
  /** The height at which it hangs; null when it does not. */
  readonly hook: number | null;
}

/** A length in metres as it is written beside a line: in inches as the fields write it. */
export function writeLength(metres: number, unit: LengthUnit): string {
  const cm = metres * 100;
  if (unit === 'imperial') return primes(cmToFeet(chosenCm(cm)));
  return `${String(Math.round(cm))}\u202fcm`;
}

/** How far the lines of the room are before its edges, metres. */
const before = 0.18;
/** Shorter ways are not worth a line. */
const least = 0.02;

function measure(from: Position, to: Position, unit: LengthUnit): Measure {
  const length = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  return { from, to, text: writeLength(length, unit) };
}

/** How far lines along the edges of the room stand off its walls, metres, and where their text is: near the corner. */
const offWall = 0.02;
const nearCorner = 0.35;

/** A room that fills the picture is measured along the edges behind all that hangs in it: beside it there is no place. */
function ofRoomAround(
  { width, depth, height }: RoomSize,
  unit: LengthUnit,
  eye: EyeSide,
): readonly Measure[] {
  const corner = {
    x: -eye.x * (width / 2 - offWall),
    y: height - offWall,
    z: -eye.z * (depth / 2 - offWall),
  };
  return [
    { from: corner, to: { ...corner, x: -corner.x }, text: writeLength(width, unit), textAt: nearCorner },
    { from: corner, to: { ...corner, z: -corner.z }, text: writeLength(depth, unit), textAt: nearCorner },
    { from: { ...corner, y: 0 }, to: corner, text: writeLength(height, unit) },
  ];
}

function ofRoom({ width, depth, height }: RoomSize, unit: LengthUnit): readonly Measure[] {
  const x = width / 2;
  const z = depth / 2;
  return [
    measure({ x: -x, y: 0, z: z + before }, { x, y: 0, z: z + before }, unit),
    measure({ x: x + before, y: 0, z }, { x: x + before, y: 0, z: -z }, unit),
    measure({ x: -x - before, y: 0, z }, { x: -x - before, y: height, z }, unit),
  ];
}

function ofElement({ at, low, high, hook }: Measured, room: RoomSize, unit: LengthUnit): readonly Measure[] {
  const { x, z } = at;
  const level = (low + high) / 2;
  const wallX = x <= 0 ? -room.width / 2 : room.width / 2;
  const wallZ = z <= 0 ? -room.depth / 2 : room.depth / 2;
  return [
    measure({ x, y: 0, z }, { x, y: low, z }, unit),
    ...(hook === null ? [] : [measure({ x, y: hook, z }, { x, y: low, z }, unit)]),
    measure({ x: wallX, y: level, z }, { x, y: level, z }, unit),
    measure({ x, y: level, z: wallZ }, { x, y: level, z }, unit),
  ].filter(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z) >= least);
}

/**
 * The measures that are drawn: of the room, and of one selected element its height above the floor, how far it hangs
 * down, and its way to the nearest walls. `eye` is null where the plan or the front is looked at, with air about the room.
 */
export function measuresOf(
  room: RoomSize,
  element: Measured | null,
  unit: LengthUnit,
  eye: EyeSide | null = null,
): readonly Measure[] {
  if (element) return ofElement(element, room, unit);
  return eye ? ofRoomAround(room, unit, eye) : ofRoom(room, unit);
}

/** The lines to what something catches, at a level of the room; the way to another luminaire is told. */
export function guideMeasures(guides: readonly Guide[], y: number, unit: LengthUnit): readonly Measure[] {
  return guides.map(({ kind, from, to }) => {
    const line = measure({ ...from, y }, { ...to, y }, unit);
    return kind === 'luminaire' ? line : { ...line, text: '' };
  });
}
