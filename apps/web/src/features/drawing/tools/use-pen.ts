import type { Drawing, PlanPoint, SnapOptions } from '@lucerna/engine';
import { useMemo, useState } from 'react';
import { freshPen, penAim, penFrom, setCorner, type Aim, type Pen } from '../pen/pen';
import { typesLength } from '../pen/typed-length';
import type { DrawingEditor } from '../work/drawing-document';
import { createSignal, useSignal, type Signal } from './signal';
import type { Lengths } from '../words/use-lengths';

/** The pen of one editor. What it holds is in a cell: it changes with every move of the pointer. */
export interface PenInHand {
  readonly held: Signal<Pen>;
  /** Where a pen would set its next corner on a drawing; null without a cursor. */
  readonly aimOf: (pen: Pen, drawing: Drawing) => Aim | null;
  /** What is typed is no length. */
  readonly isUnread: (pen: Pen) => boolean;
  readonly pointAt: (point: PlanPoint) => void;
  /** Moves the cursor by the arrows: a step of the grid, or of the shortest rod. */
  readonly step: (by: PlanPoint, isFar: boolean) => void;
  /** Sets a corner where the pen aims, after it was pointed somewhere. */
  readonly set: (at?: PlanPoint) => void;
  readonly end: () => void;
  readonly type: (text: string) => void;
  /** A key of the typed length; answers whether it was one. */
  readonly press: (key: string) => boolean;
  /** Corners were set and more may follow. */
  readonly isDrawing: () => boolean;
}

interface PenGiven {
  readonly editor: DrawingEditor;
  readonly snapNow: () => Omit<SnapOptions, 'from' | 'exclude'>;
  readonly lengths: Lengths;
}

/** Draws runs: points, sets corners, reads typed lengths. Each corner is an edit of the engine. */
export function usePen({ editor, snapNow, lengths }: PenGiven): PenInHand {
  const [held] = useState(() => createSignal(freshPen));
  return useMemo(() => penInHand(held, { editor, snapNow, lengths }), [held, editor, snapNow, lengths]);
}

function penInHand(held: Signal<Pen>, { editor, snapNow, lengths }: PenGiven): PenInHand {
  const put = (part: Partial<Pen>) => held.set({ ...held.get(), ...part });
  const drawn = () => editor.state().value.drawing;
  const from = () => penFrom(held.get(), drawn());
  const aimOf: PenInHand['aimOf'] = (pen, drawing) =>
    penAim(pen, drawing, snapNow(), pen.typed === '' ? null : lengths.read(pen.typed));
  const isUnread: PenInHand['isUnread'] = ({ typed }) => typed !== '' && lengths.read(typed) === null;

  return {
    held,
    aimOf,
    isUnread,
    isDrawing: () => from() !== null,
    pointAt: (cursor) => put({ cursor }),
    step({ x, z }, isFar) {
      const begun = from();
      const rod = drawn().system.rods[0]?.length;
      const [step = 0.1] = lengths.grids;
      const by = (begun && rod ? rod : step) * (isFar ? 10 : 1);
      const at = held.get().cursor ?? begun ?? { x: 0, z: 0 };
      put({ cursor: { x: at.x + x * by, z: at.z + z * by } });
    },
    set(at) {
      if (isUnread(held.get())) return;
      const aimed = { ...held.get(), cursor: at ?? held.get().cursor ?? { x: 0, z: 0 } };
      const aim = aimOf(aimed, drawn());
      if (!aim) return;
      const next = setCorner(aimed, aim, drawn(), () => crypto.randomUUID());
      if (next.edit && !editor.edit(next.edit)) return;
      held.set(next.pen);
      // A rod has its own length: the cursor goes on from where it really ended.
      const end = next.edit && from();
      if (!end) return;
      put({ cursor: { x: end.x, z: end.z } });
      const typedLength = aimed.typed === '' || !aim.from ? null : aim.length;
      const length = aim.from ? Math.hypot(end.x - aim.from.x, end.z - aim.from.z) : 0;
      if (typedLength !== null && Math.abs(length - typedLength) > 0.001)
        put({ became: { typed: typedLength, length } });
    },
    end() {
      const { run, cursor } = held.get();
      if (run) editor.select([run.id]);
      held.set({ ...freshPen, cursor });
    },
    type: (typed) => put({ typed }),
    press(key) {
      const { typed } = held.get();
      if (!from()) return false;
      if (key === 'Backspace' && typed !== '') put({ typed: typed.slice(0, -1) });
      else if (key.length === 1 && typesLength(key, typed)) put({ typed: typed + key });
      else return false;
      return true;
    },
  };
}

/** Where a pen aims, what is typed for it, and whether it draws, on the drawing as it is now. */
export function usePenState({ held, aimOf, isUnread }: PenInHand, drawing: Drawing) {
  const pen = useSignal(held);
  const aim = useMemo(() => aimOf(pen, drawing), [aimOf, pen, drawing]);
  const { typed, became } = pen;
  return { aim, typed, became, isUnread: isUnread(pen), isDrawing: penFrom(pen, drawing) !== null };
}
