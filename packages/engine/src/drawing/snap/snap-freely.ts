import type { Drawing, PlanPoint } from '../drawing';
import { angleLine, nearestEnd, onGrid } from './snap-targets';
import type { Snapped, SnapOptions } from './snap-options';

/** What is nearer than this is the same place, metres. */
const same = 1e-9;

function onWalls(drawing: Drawing, wanted: PlanPoint, options: SnapOptions): Snapped | null {
  if (options.walls === false) return null;
  const { width, depth } = drawing.roomSize;
  const near = (at: number, half: number): number | null =>
    Math.abs(half - Math.abs(at)) <= options.tolerance ? (at < 0 ? -half : half) : null;
  const x = near(wanted.x, width / 2);
  const z = near(wanted.z, depth / 2);
  if (x === null && z === null) return null;
  if (x !== null && z !== null) return { point: { x, z }, snap: 'wall' };
  const line = angleLine(wanted, options);
  const onWall = { x: x ?? wanted.x, z: z ?? wanted.z };
  // Where the line at an angle meets the wall, when that is near too; else the grid along the wall.
  if (line && options.from) {
    const along = x === null ? line.z : line.x;
    const left = x === null ? z! - options.from.z : x - options.from.x;
    const point = {
      x: options.from.x + (line.x / along) * left,
      z: options.from.z + (line.z / along) * left,
    };
    const away = Math.hypot(point.x - onWall.x, point.z - onWall.z);
    if (Math.abs(along) > same && away <= options.tolerance) {
      return { point: { x: x ?? point.x, z: z ?? point.z }, snap: 'wall' };
    }
  }
  const point = onGrid(onWall, options.grid);
  return { point: { x: x ?? point.x, z: z ?? point.z }, snap: 'wall' };
}

function onAngle(wanted: PlanPoint, options: SnapOptions): Snapped | null {
  const { from, grid } = options;
  const line = angleLine(wanted, options);
  if (!line || !from) return null;
  const along = (wanted.x - from.x) * line.x + (wanted.z - from.z) * line.z;
  const point = { x: from.x + line.x * along, z: from.z + line.z * along };
  if (grid === undefined || !(grid > 0)) return { point, snap: 'angle' };
  // On the line, at a line of the grid that it crosses.
  if (line.x === 0) return { point: { x: from.x, z: onGrid(point, grid).z }, snap: 'angle' };
  const x = onGrid(point, grid).x;
  return { point: { x, z: from.z + (line.z / line.x) * (x - from.x) }, snap: 'angle' };
}

/** A place snapped once, where any length may be drawn. */
export function snappedFreely(drawing: Drawing, wanted: PlanPoint, options: SnapOptions): Snapped {
  const end = nearestEnd(drawing, wanted, options);
  if (end) return { point: end, snap: 'end' };
  const found = onWalls(drawing, wanted, options) ?? onAngle(wanted, options);
  if (found) return found;
  const point = onGrid(wanted, options.grid);
  return { point, snap: options.grid !== undefined && options.grid > 0 ? 'grid' : null };
}
