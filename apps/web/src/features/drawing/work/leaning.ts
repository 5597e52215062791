import type { Drawing, DrawingEdit, Run, RunPoint } from '@lucerna/engine';

/** Metres by which every other corner of leaning rods is higher than the first. */
const rise = 0.5;
/** Metres that stay free below a ceiling. */
const underCeiling = 0.1;

/** Whether all corners of a run hang at one height. */
export function isLevel({ points }: Run, height: number): boolean {
  return points.every(({ y = height }) => y === (points[0]?.y ?? height));
}

/**
 * The edit that lets level rods lean, up and down in turn, or brings leaning ones to the height of the first corner again.
 * Each rod keeps its length and its way over the plan.
 */
export function leanEdit(run: Run, { height, roomSize }: Drawing): DrawingEdit {
  const [first] = run.points;
  const base = first?.y ?? height;
  const up = Math.min(rise, roomSize.height - underCeiling - base);
  const away = up > underCeiling ? up : -Math.min(rise, base / 2);
  const leans = isLevel(run, height);
  const placed: RunPoint[] = run.points.slice(0, 1);
  const edits = run.points.slice(1).map((to, at): DrawingEdit => {
    const was = run.points[at] ?? to;
    const from = placed[at] ?? was;
    const level = Math.hypot(to.x - was.x, to.z - was.z) || 1;
    const length = Math.hypot(level, (to.y ?? height) - (was.y ?? height));
    const y = leans && at % 2 === 0 ? base + away : base;
    const reach = Math.sqrt(Math.max(0, length ** 2 - (y - (from.y ?? height)) ** 2)) / level;
    const point = { x: from.x + (to.x - was.x) * reach, z: from.z + (to.z - was.z) * reach, y };
    placed.push(point);
    return { type: 'move-point', id: run.id, index: at + 1, to: point };
  });
  return { type: 'batch', edits };
}
