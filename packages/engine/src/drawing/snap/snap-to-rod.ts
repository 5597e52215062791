import type { Drawing, PlanPoint } from '../drawing';
import { rodTolerance } from '../drawing-limits';
import { nearestRodLength } from '../run/rods';
import { angleLine, nearestEnd } from './snap-targets';
import type { Snapped, SnapOptions } from './snap-options';

/** The places on a wall that a rod from `from` reaches. */
function reachedOnWalls(drawing: Drawing, from: PlanPoint): PlanPoint[] {
  const { width, depth } = drawing.roomSize;
  return drawing.system.rods.flatMap(({ length }) => {
    const found: PlanPoint[] = [];
    for (const side of [-1, 1]) {
      const x = (side * width) / 2;
      const z = (side * depth) / 2;
      const alongZ = Math.sqrt(length * length - (x - from.x) ** 2);
      const alongX = Math.sqrt(length * length - (z - from.z) ** 2);
      for (const sign of [-1, 1]) {
        if (Number.isFinite(alongZ)) found.push({ x, z: from.z + sign * alongZ });
        if (Number.isFinite(alongX)) found.push({ x: from.x + sign * alongX, z });
      }
    }
    return found.filter(({ x, z }) => Math.abs(x) <= width / 2 && Math.abs(z) <= depth / 2);
  });
}

function nearestOf(points: readonly PlanPoint[], wanted: PlanPoint, tolerance: number): PlanPoint | null {
  let found: PlanPoint | null = null;
  let nearest = tolerance;
  for (const point of points) {
    const away = Math.hypot(point.x - wanted.x, point.z - wanted.z);
    if (away > nearest || (away === nearest && found)) continue;
    nearest = away;
    found = point;
  }
  return found;
}

/** A place snapped once, where a rod from `from` must end: at an end or wall that a rod reaches, or on its circle. */
export function snappedToRod(drawing: Drawing, wanted: PlanPoint, options: SnapOptions): Snapped {
  const { from, tolerance } = options;
  if (!from) return { point: wanted, snap: null };
  const lengthOf = ({ x, z }: PlanPoint): number => Math.hypot(x - from.x, z - from.z);
  const isRod = (point: PlanPoint): boolean =>
    Math.abs(nearestRodLength(drawing.system, lengthOf(point)) - lengthOf(point)) <= rodTolerance;
  const end = nearestEnd(drawing, wanted, options);
  if (end && isRod(end)) return { point: end, snap: 'end' };
  const wall = options.walls === false ? null : nearestOf(reachedOnWalls(drawing, from), wanted, tolerance);
  if (wall) return { point: wall, snap: 'wall' };
  const now = lengthOf(wanted);
  const line = angleLine(wanted, options);
  const way =
    line ?? (now === 0 ? { x: 1, z: 0 } : { x: (wanted.x - from.x) / now, z: (wanted.z - from.z) / now });
  const along = line ? (wanted.x - from.x) * line.x + (wanted.z - from.z) * line.z : now;
  const length = nearestRodLength(drawing.system, along);
  if (!line && length === now) return { point: wanted, snap: null };
  return { point: { x: from.x + way.x * length, z: from.z + way.z * length }, snap: line ? 'angle' : null };
}
