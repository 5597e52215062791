import type { Drawing, PlanPoint } from '../drawing';
import { snappedFreely } from './snap-freely';
import type { Snapped, SnapOptions } from './snap-options';
import { snappedToRod } from './snap-to-rod';

/** A snapped place may come near something else to snap to; it is settled long before so many times. */
const maxTimes = 8;

/**
 * The place in the plan that is meant by a place pointed at, metres: on the end of a run, on a wall, on a line at a
 * multiple of 45 degrees from `from`, on the grid, in this order; `snap` says which. Sticks drawn from `from` get the
 * length of the nearest rod. What is snapped stays when it is snapped again. A place that is none is returned as it is.
 */
export function snapPoint(drawing: Drawing, wanted: PlanPoint, options: SnapOptions): Snapped {
  const { x, z } = wanted;
  if (!Number.isFinite(x) || !Number.isFinite(z)) return { point: wanted, snap: null };
  const from = options.from && Number.isFinite(options.from.x + options.from.z) ? options.from : null;
  const isRod = from !== null && drawing.system.rods.length > 0;
  const snap = isRod ? snappedToRod : snappedFreely;
  let found: Snapped = { point: { x, z }, snap: null };
  for (let time = 0; time < maxTimes; time += 1) {
    const next = snap(drawing, found.point, options);
    const isSettled = next.point.x === found.point.x && next.point.z === found.point.z;
    found = next;
    if (isSettled) break;
  }
  return found;
}
