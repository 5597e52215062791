import type { Drawing, DrawingEdit, PlanPoint, Snapped, SnapOptions } from '@lucerna/engine';
import { nearestOnRun, snapPoint } from '@lucerna/engine';

/** What of the plan is taken by the hand. */
export type Grip =
  | { readonly kind: 'run' | 'light' | 'feed'; readonly id: string }
  | { readonly kind: 'corner'; readonly id: string; readonly index: number };

export interface DragGiven {
  readonly grip: Grip;
  /** The drawing when it was taken. */
  readonly begun: Drawing;
  readonly now: Drawing;
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  readonly selection: readonly string[];
  readonly snap: Omit<SnapOptions, 'from' | 'exclude'>;
}

interface Dragged {
  readonly edit: DrawingEdit;
  /** Where it was caught; null for what stays on its run. */
  readonly caught: Snapped | null;
}

/** Places along a run are whole steps of this, metres. */
const alongStep = 0.05;

const stepped = (at: number) => Math.round(Math.round(at / alongStep) * alongStep * 1e6) / 1e6;

function dragCorner(grip: Grip & { kind: 'corner' }, { begun, from, to, snap }: DragGiven): Dragged | null {
  const points = begun.runs.find(({ id }) => id === grip.id)?.points ?? [];
  const was = points[grip.index];
  if (!was) return null;
  const wanted = { x: was.x + to.x - from.x, z: was.z + to.z - from.z };
  const beside = points[grip.index === 0 ? 1 : grip.index - 1];
  const caught = snapPoint(begun, wanted, {
    ...snap,
    exclude: grip.id,
    ...(beside && { from: { x: beside.x, z: beside.z } }),
  });
  const { x, z } = caught.point;
  const at = was.y === undefined ? { x, z } : { x, z, y: was.y };
  return { edit: { type: 'move-point', id: grip.id, index: grip.index, to: at }, caught };
}

function dragRun(id: string, { begun, now, from, to, snap }: DragGiven): Dragged | null {
  const was = begun.runs.find((run) => run.id === id)?.points[0];
  const is = now.runs.find((run) => run.id === id)?.points[0];
  if (!was || !is) return null;
  const wanted = { x: was.x + to.x - from.x, z: was.z + to.z - from.z };
  const caught = snapPoint(begun, wanted, { ...snap, exclude: id });
  const by = { x: caught.point.x - is.x, z: caught.point.z - is.z };
  return { edit: { type: 'move-run', id, by }, caught };
}

function dragLight(id: string, { begun, to, selection }: DragGiven): Dragged | null {
  const light = begun.lights.find((each) => each.id === id);
  const near = nearestOnRun(begun, to);
  if (!light || !near) return null;
  const at = stepped(near.at);
  const alone: DrawingEdit = { type: 'move-light', id, run: near.run, at };
  if (near.run !== light.run || !selection.includes(id)) return { edit: alone, caught: null };
  const others = begun.lights.filter(
    (each) => each.id !== id && each.run === light.run && selection.includes(each.id),
  );
  const along = others.map((each): DrawingEdit => ({
    type: 'move-light',
    id: each.id,
    at: Math.max(0, each.at + at - light.at),
  }));
  return { edit: { type: 'batch', edits: [alone, ...along] }, caught: null };
}

/**
 * The edit that brings what was taken to where the hand is now; null when it is gone or there is nothing to bring it to.
 * A light takes the other chosen lights of its run along.
 */
export function dragEdit(given: DragGiven): Dragged | null {
  const { grip, begun, to } = given;
  if (grip.kind === 'corner') return dragCorner({ ...grip, kind: 'corner' }, given);
  if (grip.kind === 'run') return dragRun(grip.id, given);
  if (grip.kind === 'light') return dragLight(grip.id, given);
  const near = nearestOnRun(begun, to);
  return (
    near && { edit: { type: 'move-feed', id: grip.id, run: near.run, at: stepped(near.at) }, caught: null }
  );
}
