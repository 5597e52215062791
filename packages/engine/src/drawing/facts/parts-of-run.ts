import type { Position, RoomSize } from '../../element/position';
import type { Drawing, Run } from '../drawing';
import { touchingWall } from '../drawing-limits';
import { measureRun, pointOnRun, wayOf } from '../run/run-measure';
import { rodOf } from '../run/rods';
import { fewestBelts } from './fewest-belts';

/** A part of which a run is built, with where its middle is on the run or at the end that it holds. */
export interface RunPart {
  readonly model: string;
  readonly kind: 'rod' | 'belt' | 'joint' | 'anchor';
  readonly position: Position;
  readonly turn: number;
  readonly tilt: number;
}

/** The stored fields of a run: its parts follow from its shape, the height and the room. */
interface Kept {
  readonly height: number;
  readonly room: RoomSize;
  readonly parts: readonly RunPart[];
}
const kept = new WeakMap<Run, Kept>();

function isAtWall({ x, y, z }: Position, room: RoomSize): boolean {
  const away = [room.width / 2 - Math.abs(x), room.depth / 2 - Math.abs(z), y, room.height - y];
  return away.some((each) => Math.abs(each) <= touchingWall);
}

function beltsOf(drawing: Drawing, run: Run): RunPart[] {
  const { belts } = drawing.system;
  const { length } = measureRun(run, drawing.height);
  let from = 0;
  return fewestBelts(
    length,
    belts.map((belt) => belt.length),
  ).map((each) => {
    const until = Math.min(length, from + each);
    const { x, y, z, turn, tilt } = pointOnRun(run, (from + until) / 2, drawing.height);
    from = until;
    const model = belts.find((belt) => belt.length === each)?.model ?? '';
    return { model, kind: 'belt', position: { x, y, z }, turn, tilt };
  });
}

function rodsOf(drawing: Drawing, run: Run): RunPart[] {
  const { joint, anchor } = drawing.system;
  const measure = measureRun(run, drawing.height);
  const { corners, starts } = measure;
  const level = { turn: 0, tilt: 0 };
  const found = corners.slice(1).flatMap((to, at): RunPart[] => {
    const from = corners[at]!;
    const rod = rodOf(drawing.system, starts[at + 1]! - starts[at]!);
    const { turn, tilt } = wayOf(measure, at);
    const position = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: (from.z + to.z) / 2 };
    return rod ? [{ model: rod.model, kind: 'rod', position, turn, tilt }] : [];
  });
  if (joint !== null) {
    for (const position of corners.slice(1, -1))
      found.push({ model: joint, kind: 'joint', position, ...level });
  }
  for (const position of [corners[0]!, corners.at(-1)!]) {
    if (anchor !== null && isAtWall(position, drawing.roomSize)) {
      found.push({ model: anchor, kind: 'anchor', position, ...level });
    }
  }
  return found;
}

/** The rods, joints and anchors of a run, or the belts that cover it; rods and belts in their order along it. */
export function partsOfRun(drawing: Drawing, run: Run): readonly RunPart[] {
  const known = kept.get(run);
  if (known?.height === drawing.height && known.room === drawing.roomSize) return known.parts;
  const parts = drawing.system.rods.length > 0 ? rodsOf(drawing, run) : beltsOf(drawing, run);
  kept.set(run, { height: drawing.height, room: drawing.roomSize, parts });
  return parts;
}
