import { pointOnRun, type Drawing, type PlanPoint } from '@lucerna/engine';
import type { Grip } from './drag';

/**
 * The light or feed nearest to a place within a reach, metres; null when none is so near. Small ones on a run would be
 * hard to press, for the run itself is easily met.
 */
export function nearGrip(
  { lights, feeds, runs, height }: Drawing,
  to: PlanPoint,
  reach: number,
): Grip | null {
  const byId = new Map(runs.map((run) => [run.id, run]));
  let found: Grip | null = null;
  let nearest = reach;
  for (const [kind, all] of [
    ['feed', feeds],
    ['light', lights],
  ] as const) {
    for (const { id, run: on, at } of all) {
      const run = byId.get(on);
      if (!run) continue;
      const { x, z } = pointOnRun(run, at, height);
      const away = Math.hypot(x - to.x, z - to.z);
      if (away > nearest) continue;
      nearest = away;
      found = { kind, id };
    }
  }
  return found;
}
