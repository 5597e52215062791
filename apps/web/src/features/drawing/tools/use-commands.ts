import { nearestOnRun } from '@lucerna/engine';
import type { Configuration, Drawing, ElementCatalogue, PlanPoint } from '@lucerna/engine';
import { useState } from 'react';
import type { Said } from '../../../shared/announcement/use-said';
import { aimsBy, type PivotKind } from '../../../shared/editor';
import { nudgeEdit, removalOf } from '../hand/nudge';
import type { Ghost } from '../plan/PlanGhost';
import type { PlanSight } from '../plan/plan-sight';
import type { DrawingEditor } from '../work/drawing-document';
import { freePlace, lengthOfRun } from '../work/free-place';
import { leanEdit } from '../work/leaning';
import type { DrawnSaid } from '../words/use-drawn-said';
import { createSignal, type Signal } from './signal';
import type { PointerGestures } from './use-pointer-gestures';

/** What panels, lists and keys do to a drawing; each is an edit of the engine, and says what it did. */
export interface Commands {
  readonly remove: () => void;
  readonly nudge: (by: PlanPoint, isFar: boolean) => void;
  readonly selectAll: () => void;
  /** Chooses what comes after or before the chosen one. */
  readonly goOn: (by: 1 | -1) => void;
  /** Puts a luminaire of a model, or a feed, on the chosen run where most is free; answers whether it was. */
  readonly add: (what: string) => boolean;
  readonly spread: (run: string, model: string, count: number) => void;
  /** Moves the lights of a run so that they are evenly apart. */
  readonly even: (run: string) => void;
  readonly insertCorner: (run: string) => void;
  readonly setLength: (run: string, index: number, metres: number) => void;
  /** Hangs a corner at a height above the floor. */
  readonly setCornerHeight: (run: string, index: number, metres: number) => void;
  /** Lets the rods of a run lean, or brings them to one height again. */
  readonly lean: (run: string) => void;
  /** Turns the outermost pivot of a kind of each chosen light by so many degrees; answers whether there was one. */
  readonly aimBy: (kind: PivotKind, degrees: number) => boolean;
  readonly setAttributes: (attributes: Configuration, ids?: readonly string[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** What the last of them came to, in words. */
  readonly said: Said;
  /** What is carried from the palette over a run. */
  readonly ghost: Signal<Ghost | null>;
  /** Shows where something of the palette would be let go; nowhere when that is no run. */
  readonly carry: (what: string, client: { clientX: number; clientY: number }) => void;
  readonly drop: () => void;
  /** Lets go of it without putting it anywhere. */
  readonly carryBack: () => void;
}

/** Pixels from a run within which something let go is put on it. */
const reach = 44;

interface CommandsGiven {
  readonly elements: ElementCatalogue;
  readonly sight: PlanSight;
  readonly hand: PointerGestures;
  /** Metres that a key moves by, and to which what is put on a run is rounded. */
  readonly step: number;
  readonly putPenAway: () => void;
  readonly saying: DrawnSaid;
}

/** The run that is chosen, or that of what is chosen on it, or the last that was drawn. */
export function runInHand(drawing: Drawing, selection: readonly string[]): string | null {
  const { runs, lights, feeds } = drawing;
  const chosen = new Set(selection);
  const standing = [...lights, ...feeds].find(({ id }) => chosen.has(id));
  return runs.find(({ id }) => chosen.has(id))?.id ?? standing?.run ?? runs.at(-1)?.id ?? null;
}

export function useCommands(
  editor: DrawingEditor,
  { elements, sight, hand, step: nearStep, putPenAway, saying }: CommandsGiven,
): Commands {
  const [ghost] = useState(() => createSignal<Ghost | null>(null));
  const now = () => editor.state().value.drawing;

  function put(what: string, run: string, at: number): boolean {
    const id = crypto.randomUUID();
    const isPut = editor.edit(
      what === 'feed'
        ? { type: 'place-feed', id, run, at }
        : { type: 'place-light', id, run, at, model: what },
    );
    if (!isPut) return false;
    editor.select([id]);
    saying.did('add', { drawing: now(), ids: [id] });
    return true;
  }

  return {
    remove() {
      const drawing = now();
      const ids = editor.state().selection;
      const corner = hand.corner.get();
      const edit = removalOf(drawing, ids, corner);
      if (!edit || !editor.edit(edit)) return;
      saying.did('remove', { drawing, ids, corner: edit.type === 'remove-point' ? corner : null });
    },
    nudge({ x, z }, isFar) {
      const step = nearStep * (isFar ? 10 : 1);
      const ids = editor.state().selection;
      const corner = hand.corner.get();
      const edit = nudgeEdit(now(), ids, corner, { x: x * step, z: z * step });
      if (!edit || !editor.edit(edit, { joins: `nudge ${ids.join()} ${corner?.index ?? ''}` })) return;
      saying.moved({ drawing: now(), ids, corner });
    },
    selectAll() {
      const { runs, lights, feeds } = now();
      editor.select([...runs, ...lights, ...feeds].map(({ id }) => id));
    },
    goOn(by) {
      const { runs, lights, feeds } = now();
      const all = [...runs, ...feeds, ...lights].map(({ id }) => id);
      const at = all.indexOf(editor.state().selection.at(-1) ?? '');
      const next = all.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % all.length);
      if (next !== undefined) editor.select([next]);
    },
    add(what) {
      putPenAway();
      const drawing = now();
      const run = runInHand(drawing, editor.state().selection);
      return run !== null && put(what, run, freePlace(drawing, run));
    },
    spread(run, model, count) {
      const ids = Array.from({ length: count }, () => crypto.randomUUID());
      if (!editor.edit({ type: 'spread-lights', ids, run, model })) return;
      editor.select(ids);
      saying.did('add', { drawing: now(), ids });
    },
    even(run) {
      const drawing = now();
      const lights = drawing.lights.filter((each) => each.run === run).toSorted((a, b) => a.at - b.at);
      const length = lengthOfRun(drawing, run);
      const edits = lights.map(({ id }, place) => ({
        type: 'move-light' as const,
        id,
        at: ((place + 0.5) * length) / lights.length,
      }));
      if (editor.edit({ type: 'batch', edits }))
        saying.did('distribute', { drawing, ids: lights.map(({ id }) => id) });
    },
    insertCorner(id) {
      const points = now().runs.find((run) => run.id === id)?.points ?? [];
      const corner = hand.corner.get();
      const index = Math.min(corner?.id === id ? corner.index : Infinity, points.length - 2);
      const [from, to] = [points[index], points[index + 1]];
      if (!from || !to) return;
      const at = { x: (from.x + to.x) / 2, z: (from.z + to.z) / 2 };
      if (!editor.edit({ type: 'insert-point', id, index, at })) return;
      const inserted = { kind: 'corner', id, index: index + 1 } as const;
      hand.corner.set(inserted);
      saying.did('add', { drawing: now(), ids: [id], corner: inserted });
    },
    setLength: (id, index, length) => void editor.edit({ type: 'set-length', id, index, length }),
    setCornerHeight(id, index, y) {
      const point = now().runs.find((run) => run.id === id)?.points[index];
      if (point) editor.edit({ type: 'move-point', id, index, to: { ...point, y } });
    },
    lean(id) {
      const drawing = now();
      const run = drawing.runs.find((each) => each.id === id);
      if (run && editor.edit(leanEdit(run, drawing))) saying.did('change', { drawing, ids: [id] });
    },
    aimBy(kind, degrees) {
      const { selection } = editor.state();
      const lights = now().lights.filter(({ id }) => selection.includes(id));
      const edits = aimsBy(lights, elements, kind, degrees).map(
        (aim) => ({ type: 'aim-light', ...aim }) as const,
      );
      return (
        edits.length > 0 &&
        editor.edit({ type: 'batch', edits }, { joins: `aim ${kind} ${selection.join()}` })
      );
    },
    setAttributes: (attributes, ids) =>
      void editor.edit({ type: 'set-attributes', attributes, ...(ids && { ids }) }),
    undo() {
      if (!editor.state().canUndo) return;
      editor.undo();
      saying.stepped('undo');
    },
    redo() {
      if (!editor.state().canRedo) return;
      editor.redo();
      saying.stepped('redo');
    },
    said: saying.said,
    ghost,
    carry(what, client) {
      putPenAway();
      const near = nearestOnRun(now(), sight.inPlan(client));
      const isNear = near && near.distance * sight.view().scale < reach;
      ghost.set(isNear ? { what, run: near.run, at: Math.round(near.at / nearStep) * nearStep } : null);
    },
    drop() {
      const carried = ghost.get();
      if (carried) put(carried.what, carried.run, carried.at);
      ghost.set(null);
    },
    carryBack: () => ghost.set(null),
  };
}
