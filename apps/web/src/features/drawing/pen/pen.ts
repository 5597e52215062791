import type { Drawing, DrawingEdit, PlanPoint, Snapped, SnapOptions } from '@lucerna/engine';
import { snapPoint } from '@lucerna/engine';

/** What draws runs, corner by corner. Every corner but the very first is an edit, so each is kept and can be undone. */
export interface Pen {
  /** The first corner, while there is no second. */
  readonly start: PlanPoint | null;
  /** The run that is drawn on, at which of its ends. */
  readonly run: { readonly id: string; readonly end: 'first' | 'last' } | null;
  /** Where the pointer or the keys point to, metres. */
  readonly cursor: PlanPoint | null;
  /** The length that is being typed for the next stretch. */
  readonly typed: string;
  /** The length that was typed last and what it became, metres, where that is another. */
  readonly became?: { readonly typed: number; readonly length: number };
}

export const freshPen: Pen = { start: null, run: null, cursor: null, typed: '' };

/** Where the next stretch begins; null before the first corner, or when its run was taken back. */
export function penFrom(pen: Pen, drawing: Drawing): PlanPoint | null {
  if (!pen.run) return pen.start;
  const points = drawing.runs.find(({ id }) => id === pen.run?.id)?.points;
  return (pen.run.end === 'first' ? points?.[0] : points?.at(-1)) ?? null;
}

/** Where the next corner would be. */
export interface Aim extends Snapped {
  readonly from: PlanPoint | null;
  /** Metres of the stretch to it; 0 without one. */
  readonly length: number;
}

const awayFrom = (from: PlanPoint, to: PlanPoint) => Math.hypot(to.x - from.x, to.z - from.z);

/**
 * Where the next corner would be: where the cursor is caught, or at the typed length (metres) on the way there; without
 * a way to the right. Null without a cursor.
 */
export function penAim(
  pen: Pen,
  drawing: Drawing,
  options: Omit<SnapOptions, 'from'>,
  typedLength: number | null,
): Aim | null {
  const from = penFrom(pen, drawing);
  if (!pen.cursor) return null;
  const caught = snapPoint(drawing, pen.cursor, from ? { ...options, from } : options);
  if (!from) return { ...caught, from, length: 0 };
  const length = awayFrom(from, caught.point);
  if (typedLength === null) return { ...caught, from, length };
  const way =
    length > 1e-9
      ? { x: (caught.point.x - from.x) / length, z: (caught.point.z - from.z) / length }
      : { x: 1, z: 0 };
  const point = { x: from.x + way.x * typedLength, z: from.z + way.z * typedLength };
  return { point, snap: caught.snap === 'angle' ? 'angle' : null, from, length: typedLength };
}

/** The end of a run that is at a place. */
function endAt(drawing: Drawing, { x, z }: PlanPoint): Pen['run'] {
  const isThere = (point: PlanPoint | undefined) =>
    point !== undefined && Math.hypot(point.x - x, point.z - z) < 1e-6;
  for (const { id, points } of drawing.runs) {
    if (isThere(points.at(-1))) return { id, end: 'last' };
    if (isThere(points[0])) return { id, end: 'first' };
  }
  return null;
}

/**
 * Sets a corner where the pen aims. The first one on the end of a run goes on with that run. `edit` is null when only
 * the pen changes; when it is refused, keep the pen as it was.
 */
export function setCorner(
  pen: Pen,
  { point, from, length }: Aim,
  drawing: Drawing,
  newId: () => string,
): { readonly pen: Pen; readonly edit: DrawingEdit | null } {
  const { became: _, ...held } = pen;
  const rested: Pen = { ...held, cursor: point, typed: '' };
  if (!from) {
    const run = endAt(drawing, point);
    return { pen: { ...rested, run, start: run ? null : point }, edit: null };
  }
  if (length < 1e-6) return { pen: rested, edit: null };
  if (pen.run) return { pen: rested, edit: { type: 'extend-run', ...pen.run, to: point } };
  const id = newId();
  return {
    pen: { ...rested, start: null, run: { id, end: 'last' } },
    edit: { type: 'draw-run', id, points: [from, point] },
  };
}
