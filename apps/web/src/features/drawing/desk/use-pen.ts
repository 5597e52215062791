import { drawnSystems } from '@lucerna/engine';
import type { SnapOptions } from '@lucerna/engine';
import { useRef, useState } from 'react';
import type { Drawing, PlanPoint } from '@lucerna/engine';
import { freshPen, penAim, penFrom, setCorner } from '../pen/pen';
import type { Aim, Pen } from '../pen/pen';
import { typesLength } from '../pen/typed-length';
import type { DrawingEditor } from '../work/drawn-work';
import type { Lengths } from '../words/use-lengths';

/** The pen of one editor with what it would draw next. */
export interface PenInHand {
  readonly aim: Aim | null;
  readonly typed: string;
  /** What is typed is no length. */
  readonly isUnread: boolean;
  /** Corners were set and more may follow. */
  readonly isDrawing: boolean;
  readonly pointAt: (point: PlanPoint) => void;
  /** Moves the cursor by the arrows: a step of the grid, or of the shortest rod. */
  readonly step: (by: PlanPoint, isFar: boolean) => void;
  /** Sets a corner where the pen aims, after it was pointed somewhere. */
  readonly set: (at?: PlanPoint) => void;
  readonly end: () => void;
  readonly type: (text: string) => void;
  /** A key of the typed length; answers whether it was one. */
  readonly press: (key: string) => boolean;
}

/** Metres that an arrow moves the cursor. */
const step = 0.1;

interface PenGiven {
  readonly editor: DrawingEditor;
  readonly drawing: Drawing;
  readonly snap: Omit<SnapOptions, 'from' | 'exclude'>;
  readonly lengths: Lengths;
}

/** Draws runs: points, sets corners, reads typed lengths. Each corner is an edit of the engine. */
export function usePen({ editor, drawing, snap, lengths }: PenGiven): PenInHand {
  const [pen, setPen] = useState<Pen>(freshPen);
  const held = useRef(pen);
  held.current = pen;
  const put = (next: Pen) => {
    held.current = next;
    setPen(next);
  };
  const aimOf = (of: Pen) => {
    // What was drawn a moment ago is in the editor, not yet in what was rendered.
    const { drawing: newest } = editor.state().value;
    return penAim(of, newest, snap, of.typed === '' ? null : lengths.read(of.typed));
  };
  const from = penFrom(pen, drawing);
  const rod = drawnSystems[drawing.system].rods[0]?.length;

  return {
    aim: pen.cursor ? aimOf(pen) : null,
    typed: pen.typed,
    isUnread: pen.typed !== '' && lengths.read(pen.typed) === null,
    isDrawing: from !== null,
    pointAt: (point) => put({ ...held.current, cursor: point }),
    step({ x, z }, isFar) {
      const by = (from && rod ? rod : step) * (isFar ? 10 : 1);
      const at = held.current.cursor ?? from ?? { x: 0, z: 0 };
      put({ ...held.current, cursor: { x: at.x + x * by, z: at.z + z * by } });
    },
    set(at) {
      if (held.current.typed !== '' && lengths.read(held.current.typed) === null) return;
      const aimed = at ? { ...held.current, cursor: at } : held.current;
      const aim = aimOf({ ...aimed, cursor: aimed.cursor ?? { x: 0, z: 0 } });
      if (!aim) return;
      const next = setCorner(aimed, aim, editor.state().value.drawing, () => crypto.randomUUID());
      if (!next.edit || editor.edit(next.edit)) put(next.pen);
      const { run } = next.pen;
      const points = run && editor.state().value.drawing.runs.find(({ id }) => id === run.id)?.points;
      const end = run?.end === 'first' ? points?.[0] : points?.at(-1);
      // A rod has its own length: the cursor goes on from where it really ended.
      if (end && next.edit) put({ ...held.current, cursor: { x: end.x, z: end.z } });
    },
    end() {
      const { run } = held.current;
      if (run) editor.select([run.id]);
      put({ ...freshPen, cursor: held.current.cursor });
    },
    type: (typed) => put({ ...held.current, typed }),
    press(key) {
      const { typed } = held.current;
      if (!penFrom(held.current, editor.state().value.drawing)) return false;
      if (key === 'Backspace' && typed !== '') put({ ...held.current, typed: typed.slice(0, -1) });
      else if (key.length === 1 && typesLength(key, typed)) put({ ...held.current, typed: typed + key });
      else return false;
      return true;
    },
  };
}
