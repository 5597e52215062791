import type { Position } from '../../element/position';
import type { Run } from '../drawing';

/** A run measured out in the room, metres. */
export interface RunMeasure {
  readonly corners: readonly Position[];
  /** Where along the run each corner is; the last is its length. */
  readonly starts: readonly number[];
  readonly length: number;
}

/** A place on a run. */
export interface PlaceOnRun extends Position {
  /** The stretch that it is on, by the corner at which it begins. */
  readonly stretch: number;
  /** The way of the stretch, of length 1. */
  readonly direction: Position;
  /** Degrees about the vertical, anticlockwise seen from above: 0 points along the room's width. */
  readonly turn: number;
  /** Degrees by which the stretch rises. */
  readonly tilt: number;
}

const measures = new WeakMap<Run, { readonly height: number; readonly measure: RunMeasure }>();

function measured(run: Run, height: number): RunMeasure {
  const corners = run.points.map(({ x, y = height, z }) => ({ x, y, z }));
  const starts: number[] = [0];
  for (let at = 1; at < corners.length; at += 1) {
    starts.push(starts[at - 1]! + distance(corners[at - 1]!, corners[at]!));
  }
  return { corners, starts, length: starts.at(-1)! };
}

export function distance(one: Position, other: Position): number {
  return Math.hypot(other.x - one.x, other.y - one.y, other.z - one.z);
}

/** A run measured out, with the drawing's height for corners that have none of their own. Remembered by the run. */
export function measureRun(run: Run, height: number): RunMeasure {
  const known = measures.get(run);
  if (known?.height === height) return known.measure;
  const measure = measured(run, height);
  measures.set(run, { height, measure });
  return measure;
}

/** The stretch that holds a place along a run; a corner belongs to the stretch that begins there. */
export function stretchAt({ starts }: Pick<RunMeasure, 'starts'>, at: number): number {
  let low = 0;
  let high = Math.max(0, starts.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

const toDegrees = 180 / Math.PI;
/** Angles are told to a millionth of a degree, so that equal ways have equal angles. */
function degrees(radians: number): number {
  return Math.round(radians * toDegrees * 1e6) / 1e6 + 0;
}

/** The way of a stretch. */
export function wayOf(
  { corners }: RunMeasure,
  stretch: number,
): Pick<PlaceOnRun, 'direction' | 'turn' | 'tilt'> {
  const from = corners[stretch]!;
  const to = corners[stretch + 1] ?? from;
  const length = distance(from, to) || 1;
  const direction = {
    x: (to.x - from.x) / length,
    y: (to.y - from.y) / length,
    z: (to.z - from.z) / length,
  };
  const level = Math.hypot(direction.x, direction.z);
  return {
    direction,
    turn: level < 1e-9 ? 0 : degrees(Math.atan2(-direction.z, direction.x)),
    tilt: degrees(Math.atan2(direction.y, level)),
  };
}

/**
 * The place some metres along a run, at an end when it is beyond it. `height` is the drawing's, metres above the floor,
 * for corners that have none of their own.
 */
export function pointOnRun(run: Run, at: number, height: number): PlaceOnRun {
  const measure = measureRun(run, height);
  const along = Math.min(measure.length, Math.max(0, Number.isFinite(at) ? at : 0));
  const stretch = stretchAt(measure, along);
  const from = measure.corners[stretch]!;
  const way = wayOf(measure, stretch);
  const on = along - measure.starts[stretch]!;
  return {
    x: from.x + way.direction.x * on,
    y: from.y + way.direction.y * on,
    z: from.z + way.direction.z * on,
    stretch,
    ...way,
  };
}
