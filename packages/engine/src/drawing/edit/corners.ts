import { no, ok, problem, shown, type Problem, type Result } from '../../problem';
import type { Drawing, Run, RunPoint } from '../drawing';
import { leastStretch } from '../drawing-limits';
import { withRun, type Stand } from '../run/carry';
import { shareNearest } from '../run/nearest-on-run';
import { atLength, atRod, movedPoint, rodOf } from '../run/rods';
import { measureRun } from '../run/run-measure';
import { runOf, type Change } from './change';
import { checkRun } from './draw-run';
import { readLength, readPoint } from './read-given';

function noCorner(index: number): { readonly ok: false; readonly problems: readonly Problem[] } {
  return no(problem('element-not-found', { id: shown(index) }));
}

function isIndex(index: number, count: number): boolean {
  return Number.isSafeInteger(index) && index >= 0 && index < count;
}

/** The corners after one, moved as far as it moved: what follows a rod goes along with it. */
function tailMoved(
  points: readonly RunPoint[],
  index: number,
  to: RunPoint,
  height: number,
): readonly RunPoint[] {
  const from = points[index]!;
  const x = to.x - from.x;
  const y = (to.y ?? height) - (from.y ?? height);
  const z = to.z - from.z;
  if (x === 0 && y === 0 && z === 0) return points.with(index, to);
  return points.map((point, at) => {
    if (at === index) return to;
    return at < index ? point : movedPoint(point, x, y, z, height);
  });
}

function reshaped(
  drawing: Drawing,
  run: Run,
  points: readonly RunPoint[],
  moved?: (stand: Stand) => Stand | null,
): Result<Drawing> {
  const after = checkRun({ id: run.id, points }, drawing.height);
  return after.ok ? ok(withRun(drawing, run, after.value, moved)) : after;
}

/**
 * Moves a corner. Of sticks the stretch before it gets the length of the nearest rod and what follows moves along; the
 * first corner moves at the end of the first rod. Errors: `element-not-found`, `geometry-invalid`, `stretch-too-short`.
 */
export const movePoint: Change<'move-point'> = (drawing, { id, index, to: given }) => {
  const run = runOf(drawing, id);
  if (!run.ok) return run;
  const { points } = run.value;
  if (!isIndex(index, points.length)) return noCorner(index);
  const to = readPoint(given);
  if (!to.ok) return to;
  const { system, height } = drawing;
  const was = points[index]!;
  if (to.value.x === was.x && to.value.z === was.z && to.value.y === was.y) return ok(drawing);
  if (system.rods.length === 0) return reshaped(drawing, run.value, points.with(index, to.value));
  const point = atRod(system, points[index === 0 ? 1 : index - 1]!, to.value, height);
  const next = index === 0 ? points.with(0, point) : tailMoved(points, index, point, height);
  return reshaped(drawing, run.value, next);
};

/** How far along a stretch a new corner divides it; what is nearer to an end goes to that end. */
const nearestDivision = 0.01;

/** A new corner that says no height: on the stretch, when its ends have heights of their own. */
function atHeightOf(from: RunPoint, to: RunPoint, at: RunPoint, share: number, height: number): RunPoint {
  if (at.y !== undefined || (from.y === undefined && to.y === undefined)) return at;
  const begins = from.y ?? height;
  return { ...at, y: begins + ((to.y ?? height) - begins) * share };
}

/**
 * Puts a corner into a stretch. Both halves of a rod become rods, and what follows moves along. Errors:
 * `element-not-found` for a run or stretch, `geometry-invalid`, `stretch-too-short`, `run-corners-invalid`.
 */
export const insertPoint: Change<'insert-point'> = (drawing, { id, index, at: given }) => {
  const run = runOf(drawing, id);
  if (!run.ok) return run;
  const { points } = run.value;
  if (!isIndex(index, points.length - 1)) return noCorner(index);
  const at = readPoint(given);
  if (!at.ok) return at;
  const { system, height } = drawing;
  const from = points[index]!;
  const to = points[index + 1]!;
  const near = shareNearest(from, to, at.value);
  const share = Math.min(1 - nearestDivision, Math.max(nearestDivision, near));
  const corner = atRod(system, from, atHeightOf(from, to, at.value, share, height), height);
  // A rod that takes all of the stretch goes on as it went.
  const isThere =
    Math.hypot(to.x - corner.x, (to.y ?? height) - (corner.y ?? height), to.z - corner.z) < leastStretch;
  const ahead = isThere
    ? movedPoint(
        corner,
        corner.x - from.x,
        (corner.y ?? height) - (from.y ?? height),
        corner.z - from.z,
        height,
      )
    : to;
  const second = system.rods.length > 0 ? atRod(system, corner, ahead, height) : to;
  const moved = tailMoved(points, index + 1, second, height);
  return reshaped(drawing, run.value, moved.toSpliced(index + 1, 0, corner), (stand) => {
    if (stand.stretch !== index)
      return { ...stand, stretch: stand.stretch + (stand.stretch > index ? 1 : 0) };
    if (stand.share <= share) return { stretch: index, share: stand.share / share };
    return { stretch: index + 1, share: (stand.share - share) / (1 - share) };
  });
};

/**
 * Takes a corner away: the two stretches beside it become one. At an end its stretch goes, with the lights on it.
 * Errors: `element-not-found`, `run-corners-invalid` when two would not be left, `stretch-too-short`.
 */
export const removePoint: Change<'remove-point'> = (drawing, { id, index }) => {
  const run = runOf(drawing, id);
  if (!run.ok) return run;
  const { points } = run.value;
  if (!isIndex(index, points.length)) return noCorner(index);
  const rest = points.toSpliced(index, 1);
  if (index === 0) {
    return reshaped(drawing, run.value, rest, ({ stretch, share }) =>
      stretch === 0 ? null : { stretch: stretch - 1, share },
    );
  }
  const last = points.length - 1;
  if (index === last) {
    return reshaped(drawing, run.value, rest, (stand) => (stand.stretch === last - 1 ? null : stand));
  }
  const { starts } = measureRun(run.value, drawing.height);
  const [from, middle, to] = [starts[index - 1]!, starts[index]!, starts[index + 1]!];
  const joined = atRod(drawing.system, points[index - 1]!, points[index + 1]!, drawing.height);
  return reshaped(drawing, run.value, tailMoved(rest, index, joined, drawing.height), (stand) => {
    const { stretch, share } = stand;
    if (stretch < index - 1) return stand;
    if (stretch > index) return { stretch: stretch - 1, share };
    const along = stretch === index ? middle - from + share * (to - middle) : share * (middle - from);
    return { stretch: index - 1, share: along / (to - from) };
  });
};

/**
 * Gives a stretch a length in metres; what follows moves along. Errors: `element-not-found`, `geometry-invalid`,
 * `stretch-too-short`, `rod-length-unknown` for sticks of a length that no rod has.
 */
export const setLength: Change<'set-length'> = (drawing, { id, index, length: given }) => {
  const run = runOf(drawing, id);
  if (!run.ok) return run;
  const { points } = run.value;
  if (!isIndex(index, points.length - 1)) return noCorner(index);
  const length = readLength('length', given, 0);
  if (!length.ok) return length;
  const { rods } = drawing.system;
  const rod = rodOf(drawing.system, length.value);
  if (rods.length > 0 && !rod) {
    const lengths = rods.map((each) => String(each.length));
    return no(problem('rod-length-unknown', { length: length.value, lengths }));
  }
  const wanted = rod?.length ?? length.value;
  const to = atLength(points[index]!, points[index + 1]!, wanted, drawing.height);
  if (to === points[index + 1]) return ok(drawing);
  return reshaped(drawing, run.value, tailMoved(points, index + 1, to, drawing.height));
};
