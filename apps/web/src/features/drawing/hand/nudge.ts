import { pointOnRun, type Drawing, type DrawingEdit, type PlanPoint } from '@lucerna/engine';
import type { TakenCorner } from './held-corner';

/** An arrow whose way is nearly across a run moves nothing along it. */
const across = 0.1;

/**
 * The edit of an arrow key on what is chosen: a corner and runs go with the arrow, lights and feeds along their run when
 * it leads that way. Null when nothing would move.
 */
export function nudgeEdit(
  drawing: Drawing,
  selection: readonly string[],
  corner: TakenCorner | null,
  by: PlanPoint,
): DrawingEdit | null {
  const { runs, height } = drawing;
  if (corner) {
    const was = runs.find(({ id }) => id === corner.id)?.points[corner.index];
    if (!was) return null;
    const to = { ...was, x: was.x + by.x, z: was.z + by.z };
    return { type: 'move-point', id: corner.id, index: corner.index, to };
  }
  const chosen = new Set(selection);
  const moved: DrawingEdit[] = runs
    .filter(({ id }) => chosen.has(id))
    .map(({ id }) => ({ type: 'move-run', id, by }));
  const alongOf = (at: number, on: string): number | null => {
    const run = runs.find(({ id }) => id === on);
    if (!run || chosen.has(on)) return null;
    const { direction } = pointOnRun(run, at, height);
    const way = direction.x * by.x + direction.z * by.z;
    const step = Math.hypot(by.x, by.z);
    return Math.abs(way) < across * step ? null : Math.max(0, at + Math.sign(way) * step);
  };
  for (const { id, run, at } of drawing.lights) {
    const to = chosen.has(id) ? alongOf(at, run) : null;
    if (to !== null) moved.push({ type: 'move-light', id, at: to });
  }
  for (const { id, run, at } of drawing.feeds) {
    const to = chosen.has(id) ? alongOf(at, run) : null;
    if (to !== null) moved.push({ type: 'move-feed', id, at: to });
  }
  if (moved.length === 0) return null;
  return moved.length === 1 ? moved[0]! : { type: 'batch', edits: moved };
}

/** The edit that removes a corner, or else all that is chosen; what goes with its run is not removed twice. */
export function removalOf(
  drawing: Drawing,
  selection: readonly string[],
  corner: TakenCorner | null,
): DrawingEdit | null {
  if (corner) {
    const run = drawing.runs.find(({ id }) => id === corner.id);
    if (!run) return null;
    if (run.points.length > 2) return { type: 'remove-point', id: corner.id, index: corner.index };
    return { type: 'remove', id: corner.id };
  }
  const chosen = new Set(selection);
  const gone = [
    ...drawing.runs.filter(({ id }) => chosen.has(id)),
    ...[...drawing.lights, ...drawing.feeds].filter(({ id, run }) => chosen.has(id) && !chosen.has(run)),
  ];
  if (gone.length === 0) return null;
  return { type: 'batch', edits: gone.map(({ id }) => ({ type: 'remove', id })) };
}
