import { problem } from '../../problem';
import type { Bounds } from '../../element/place/bounds';
import type { Drawing } from '../drawing';
import { touchingRuns } from '../drawing-limits';
import { measureRun } from '../run/run-measure';
import { isCrossing, type Stretch } from './crossing';
import type { DrawingProblem } from './drawing-problem';

/** More crossings than these tell nothing new. */
const maxTold = 100;

/** A stretch with the range that it takes, widened by what counts as touching. */
interface Ranged extends Stretch, Bounds {
  readonly order: number;
}

function rangedStretches(drawing: Drawing): Ranged[] {
  const found: Ranged[] = [];
  for (const run of drawing.runs) {
    const { corners } = measureRun(run, drawing.height);
    const last = corners.length - 2;
    for (let index = 0; index <= last; index += 1) {
      const from = corners[index]!;
      const to = corners[index + 1]!;
      found.push({
        run: run.id,
        index,
        last,
        from,
        to,
        order: found.length,
        minX: Math.min(from.x, to.x),
        maxX: Math.max(from.x, to.x) + touchingRuns,
        minY: Math.min(from.y, to.y),
        maxY: Math.max(from.y, to.y) + touchingRuns,
        minZ: Math.min(from.z, to.z),
        maxZ: Math.max(from.z, to.z) + touchingRuns,
      });
    }
  }
  return found;
}

/** The pairs of stretches that cross: swept along the width, so that only those side by side are compared. */
export function crossingPairs(drawing: Drawing): readonly (readonly [Stretch, Stretch])[] {
  const sorted = rangedStretches(drawing).sort((one, other) => one.minX - other.minX);
  const pairs: [Ranged, Ranged][] = [];
  for (let at = 0; at < sorted.length; at += 1) {
    const one = sorted[at]!;
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next]!;
      if (other.minX > one.maxX) break;
      if (other.minZ > one.maxZ || one.minZ > other.maxZ) continue;
      if (other.minY > one.maxY || one.minY > other.maxY) continue;
      if (!isCrossing(one, other)) continue;
      pairs.push(one.order < other.order ? [one, other] : [other, one]);
      if (pairs.length >= maxTold) return pairs;
    }
  }
  return pairs.sort(([a, b], [c, d]) => b.order - d.order || a.order - c.order);
}

const kept = new WeakMap<Drawing['runs'], { height: number; found: readonly DrawingProblem[] }>();

/** Stretches that cross, touch or lie on others, told of the one drawn later. Remembered by the runs. */
export function crossings(drawing: Drawing): readonly DrawingProblem[] {
  const known = kept.get(drawing.runs);
  if (known?.height === drawing.height) return known.found;
  const found = crossingPairs(drawing).map(([one, { run, index: point }]): DrawingProblem => {
    const crossed =
      one.run === run ? problem('run-crosses-itself') : problem('runs-cross', { other: one.run });
    return { problem: crossed, run, point };
  });
  kept.set(drawing.runs, { height: drawing.height, found });
  return found;
}
