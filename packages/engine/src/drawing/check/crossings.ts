import { problem } from '../../problem';
import type { Drawing } from '../drawing';
import { measureRun } from '../run/run-measure';
import { isCrossing } from './crossing';
import type { Stretch } from './crossing';
import type { DrawingProblem } from './drawing-problem';

function stretchesOf(drawing: Drawing): Stretch[] {
  return drawing.runs.flatMap((run) => {
    const { corners } = measureRun(run, drawing.height);
    const last = corners.length - 2;
    return corners.slice(1).map((to, at) => ({ run: run.id, index: at, last, from: corners[at]!, to }));
  });
}

const kept = new WeakMap<Drawing['runs'], { height: number; found: readonly DrawingProblem[] }>();

function found(drawing: Drawing): readonly DrawingProblem[] {
  const stretches = stretchesOf(drawing);
  const problems: DrawingProblem[] = [];
  for (const [at, one] of stretches.entries()) {
    for (const other of stretches.slice(at + 1)) {
      if (!isCrossing(one, other)) continue;
      const where = { run: other.run, point: other.index };
      if (one.run === other.run) problems.push({ problem: problem('run-crosses-itself'), ...where });
      else problems.push({ problem: problem('runs-cross', { other: one.run }), ...where });
    }
  }
  return problems;
}

/** Stretches that cross or touch others. Remembered by the runs. */
export function crossings(drawing: Drawing): readonly DrawingProblem[] {
  const known = kept.get(drawing.runs);
  if (known?.height === drawing.height) return known.found;
  const problems = found(drawing);
  kept.set(drawing.runs, { height: drawing.height, found: problems });
  return problems;
}
