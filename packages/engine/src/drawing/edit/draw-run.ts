import { no, ok, problem, type Result } from '../../problem';
import type { Drawing, Run, RunPoint } from '../drawing';
import { leastStretch, maxCorners, touchingRuns } from '../drawing-limits';
import { atRod, chainOfRods, movedPoint } from '../run/rods';
import { withRun } from '../run/carry';
import { measureRun } from '../run/run-measure';
import { replaced, runOf, type Change } from './change';
import { ownId, readNewIds, readPlan, readPoint, readPoints } from './read-given';

/** Corners without those that repeat the one before, as a double click draws them. */
function withoutRepeats(points: readonly RunPoint[], height: number): readonly RunPoint[] {
  return points.filter((point, at) => {
    const before = points[at - 1];
    if (!before) return true;
    const rise = (point.y ?? height) - (before.y ?? height);
    return Math.hypot(point.x - before.x, rise, point.z - before.z) > touchingRuns / 20;
  });
}

/** Checks the corners of a run. Errors: `run-corners-invalid`, `stretch-too-short`, `geometry-invalid`. */
export function checkRun({ id, points }: Run, height: number): Result<Run> {
  const read = readPoints(points);
  if (!read.ok) return read;
  if (points.length < 2) return no(problem('run-corners-invalid', { most: maxCorners }));
  const run: Run = { id, points: read.value };
  const { starts } = measureRun(run, height);
  const short = starts.findIndex((start, at) => at > 0 && start - starts[at - 1]! < leastStretch - 1e-9);
  if (short < 0) return ok(run);
  const length = Math.round((starts[short]! - starts[short - 1]!) * 1000) / 1000;
  return no(problem('stretch-too-short', { length, least: leastStretch }));
}

/**
 * Draws a run, with its first feed at its first corner. Corners that repeat the one before are left out; the stretches
 * of sticks get the length of the nearest rod. Errors: `run-corners-invalid`, `stretch-too-short`, `geometry-invalid`,
 * `element-exists`, `drawing-full`.
 */
export const drawRun: Change<'draw-run'> = (drawing, { id, points: given }) => {
  const ids = readNewIds(drawing, [id]);
  if (!ids.ok) return ids;
  const read = readPoints(given);
  if (!read.ok) return read;
  const points = chainOfRods(drawing.system, withoutRepeats(read.value, drawing.height), drawing.height);
  const run = checkRun({ id, points }, drawing.height);
  if (!run.ok) return run;
  const drawn: Drawing = { ...drawing, runs: [...drawing.runs, run.value] };
  const feed = { id: ownId(drawn, `${id}.feed`), run: id, at: 0 };
  return ok({ ...drawn, feeds: [...drawing.feeds, feed] });
};

/** Goes on with a run at one of its ends. Errors: those of `draw-run`, `element-not-found`. */
export const extendRun: Change<'extend-run'> = (drawing, { id, end, to: given }) => {
  const run = runOf(drawing, id);
  if (!run.ok) return run;
  if (end !== 'first' && end !== 'last') return no(problem('domain-data-missing', { path: 'end' }));
  const to = readPoint(given);
  if (!to.ok) return to;
  const { points } = run.value;
  const from = end === 'first' ? points[0]! : points.at(-1)!;
  const point = atRod(drawing.system, from, to.value, drawing.height);
  const longer = end === 'first' ? [point, ...points] : [...points, point];
  const after = checkRun({ id, points: longer }, drawing.height);
  if (!after.ok) return after;
  const shift = end === 'first' ? 1 : 0;
  return ok(
    withRun(drawing, run.value, after.value, ({ stretch, share }) => ({ stretch: stretch + shift, share })),
  );
};

/** Moves a run with all on it. Errors: `element-not-found`, `geometry-invalid`. */
export const moveRun: Change<'move-run'> = (drawing, { id, by: given }) => {
  const run = runOf(drawing, id);
  if (!run.ok) return run;
  const by = readPlan(given);
  if (!by.ok) return by;
  const { x, z } = by.value;
  if (x === 0 && z === 0) return ok(drawing);
  const moved = readPoints(run.value.points.map((point) => movedPoint(point, x, 0, z, drawing.height)));
  if (!moved.ok) return moved;
  return ok({ ...drawing, runs: replaced(drawing.runs, run.value, { id, points: moved.value }) });
};
