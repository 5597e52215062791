import type { Drawing, PlanPoint } from '../drawing';
import type { SnapOptions } from './snap-options';

/** The end of a run that is nearest to a place and within the tolerance. */
export function nearestEnd(drawing: Drawing, wanted: PlanPoint, options: SnapOptions): PlanPoint | null {
  if (options.ends === false) return null;
  let found: PlanPoint | null = null;
  let nearest = options.tolerance;
  for (const { id, points } of drawing.runs) {
    if (id === options.exclude) continue;
    for (const { x, z } of [points[0]!, points.at(-1)!]) {
      const away = Math.hypot(x - wanted.x, z - wanted.z);
      if (away > nearest || (away === nearest && found)) continue;
      nearest = away;
      found = { x, z };
    }
  }
  return found;
}

const half = Math.SQRT1_2;
/** The eight ways of a multiple of 45 degrees. */
const ways: readonly PlanPoint[] = [
  { x: 1, z: 0 },
  { x: half, z: half },
  { x: 0, z: 1 },
  { x: -half, z: half },
  { x: -1, z: 0 },
  { x: -half, z: -half },
  { x: 0, z: -1 },
  { x: half, z: -half },
];

/** The way of the line at a multiple of 45 degrees from `from` that passes a place within the tolerance. */
export function angleLine(wanted: PlanPoint, options: SnapOptions): PlanPoint | null {
  const { from, tolerance } = options;
  if (!from || options.angle === false) return null;
  const dx = wanted.x - from.x;
  const dz = wanted.z - from.z;
  if (Math.hypot(dx, dz) <= 1e-9) return null;
  let best = ways[0]!;
  for (const way of ways) {
    if (dx * way.x + dz * way.z > dx * best.x + dz * best.z) best = way;
  }
  return Math.abs(dx * best.z - dz * best.x) <= tolerance ? best : null;
}

/** The nearest crossing of the grid, without the noise of binary fractions; the place itself without a grid. */
export function onGrid({ x, z }: PlanPoint, grid: number | undefined): PlanPoint {
  if (grid === undefined || !(grid > 0)) return { x, z };
  const nearest = (value: number): number => Math.round(Math.round(value / grid) * grid * 1e9) / 1e9 + 0;
  return { x: nearest(x), z: nearest(z) };
}
