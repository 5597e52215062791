import type { Drawing, PlanPoint } from '../drawing';
import { measureRun } from './run-measure';

/** The place on a run that is nearest to a place in the plan. */
export interface NearestOnRun {
  readonly run: string;
  /** Metres along the run. */
  readonly at: number;
  /** Metres from the place that was asked, seen from above. */
  readonly distance: number;
}

/** How far along a stretch, from 0 to 1, the place nearest to a point of the plan is. */
export function shareNearest(from: PlanPoint, to: PlanPoint, wanted: PlanPoint): number {
  const dx = to.x - from.x;
  const dz = to.z - from.z;
  const squared = dx * dx + dz * dz;
  if (squared === 0) return 0;
  return Math.min(1, Math.max(0, ((wanted.x - from.x) * dx + (wanted.z - from.z) * dz) / squared));
}

/** The place on any run that is nearest to a place in the plan; null when nothing is drawn or the place is none. */
export function nearestOnRun(drawing: Drawing, wanted: PlanPoint): NearestOnRun | null {
  let found: NearestOnRun | null = null;
  for (const run of drawing.runs) {
    const { corners, starts } = measureRun(run, drawing.height);
    for (let at = 0; at + 1 < corners.length; at += 1) {
      const from = corners[at]!;
      const to = corners[at + 1]!;
      const share = shareNearest(from, to, wanted);
      const away = Math.hypot(
        from.x + (to.x - from.x) * share - wanted.x,
        from.z + (to.z - from.z) * share - wanted.z,
      );
      if (away < (found?.distance ?? Infinity)) {
        found = { run: run.id, at: starts[at]! + (starts[at + 1]! - starts[at]!) * share, distance: away };
      }
    }
  }
  return found;
}
