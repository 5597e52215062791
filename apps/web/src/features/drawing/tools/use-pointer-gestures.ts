import type { Drawing, PlanPoint, Snapped, SnapOptions } from '@lucerna/engine';
import { choosesBeside, isFinger, trembleOf } from '@lucerna/scene/press';
import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { dragEdit, type Grip } from '../hand/drag';
import { gripOf } from '../hand/grip';
import { nearGrip } from '../hand/near-grip';
import { holdCorner, type TakenCorner } from '../hand/held-corner';
import { inBox, type Box } from '../hand/in-box';
import type { PlanSight } from '../plan/plan-sight';
import type { ScreenPoint } from '../plan/plan-view';
import type { DrawingEditor } from '../work/drawing-document';
import { createSignal, type Signal } from './signal';
import type { FloorGestures } from './use-floor-gestures';
import type { PenInHand } from './use-pen';
import type { Tools } from './use-tools';

export interface PointerGestures {
  readonly box: Signal<Box | null>;
  /** Where what is dragged was caught. */
  readonly caught: Signal<Snapped | null>;
  readonly isPanning: boolean;
  readonly corner: Signal<TakenCorner | null>;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onDoubleClick: () => void;
    readonly onContextMenu: (event: MouseEvent) => void;
  };
  /** Takes a drag that goes on back; answers whether there was one. */
  readonly cancel: () => boolean;
}

type Gesture =
  | { readonly type: 'pan' | 'pinch' | 'draw' | 'floor' | 'scale' }
  | { readonly type: 'box'; readonly from: PlanPoint }
  /** A finger that is down: by moving it drags what is under it or the plan, by letting go it chooses. */
  | { readonly type: 'finger'; readonly grip: Grip | null; readonly from: PlanPoint; readonly since: number }
  | {
      readonly type: 'drag';
      readonly grip: Grip;
      readonly begun: Drawing;
      readonly from: PlanPoint;
      readonly joins: string;
    };

/** Pixels from the middle of a light or feed within which it is taken; a finger covers more. */
const reachOf = (event: PointerEvent) => (isFinger(event) ? 22 : 11);

interface HandGiven {
  readonly editor: DrawingEditor;
  readonly sight: PlanSight;
  readonly tools: Tools;
  readonly pen: PenInHand;
  readonly floor: FloorGestures;
  readonly snapNow: () => Omit<SnapOptions, 'from' | 'exclude'>;
  readonly isReadOnly: boolean;
}

/**
 * What pointers do on the plan: choose, choose by a box, drag, draw, move the plan with the middle button or a finger,
 * zoom with two. A finger that rests on a thing chooses it beside the others.
 */
export function usePointerGestures({
  editor,
  sight,
  tools,
  pen,
  floor,
  snapNow,
  isReadOnly,
}: HandGiven): PointerGestures {
  const [box] = useState(() => createSignal<Box | null>(null));
  const [caught] = useState(() => createSignal<Snapped | null>(null));
  const [isPanning, setPanning] = useState(false);
  const [corner] = useState(() => holdCorner(editor));
  const gesture = useRef<Gesture | null>(null);
  const pointers = useRef(new Map<number, ScreenPoint>());
  const pressed = useRef<ScreenPoint>({ left: 0, top: 0 });
  const hasMoved = useRef(false);
  const drags = useRef(0);

  function end(): void {
    const type = gesture.current?.type;
    if (type === 'drag' || type === 'floor') editor.settle();
    gesture.current = null;
    box.set(null);
    caught.set(null);
    setPanning(false);
  }

  /** Chooses what is pressed, alone or beside the others; the bare plan chooses nothing. */
  function press(grip: Grip | null, beside: boolean): void {
    if (grip?.kind === 'corner') return corner.set({ ...grip, kind: 'corner' });
    corner.set(null);
    editor.pick(grip?.id ?? null, beside);
  }

  /** Takes hold of something; what is chosen already stays so together with the others, which go along. */
  function take(grip: Grip): void {
    const isChosen = grip.kind !== 'corner' && editor.state().selection.includes(grip.id);
    if (isChosen) corner.set(null);
    else press(grip, false);
  }

  function dragOf(grip: Grip, from: PlanPoint): Gesture {
    const joins = `drag ${(drags.current += 1)}`;
    return { type: 'drag', grip, begun: editor.state().value.drawing, from, joins };
  }

  function begin(event: PointerEvent<SVGSVGElement>): Gesture {
    const { tool } = tools;
    if (event.button === 1) return { type: 'pan' };
    if (tool === 'draw' || tool === 'floor' || tool === 'scale') return { type: tool };
    const from = sight.inPlan(event);
    const pressedOn = gripOf(event.target);
    const isExact = pressedOn !== null && pressedOn.kind !== 'run';
    const near = () => nearGrip(editor.state().value.drawing, from, reachOf(event) / sight.view().scale);
    const grip = isExact ? pressedOn : (near() ?? pressedOn);
    const since = event.timeStamp;
    if (isFinger(event)) return { type: 'finger', grip, from, since };
    const beside = choosesBeside(event, since);
    if (grip && !beside) take(grip);
    else press(grip, beside);
    return grip && !isReadOnly ? dragOf(grip, from) : { type: 'box', from };
  }

  /** What a finger does that begins to move. */
  function leads({ grip, from }: Gesture & { type: 'finger' }): Gesture {
    if (!grip || isReadOnly) return { type: 'pan' };
    take(grip);
    return dragOf(grip, from);
  }

  function move(now: Gesture, event: PointerEvent<SVGSVGElement>, last: ScreenPoint, at: ScreenPoint): void {
    const to = sight.inPlan(event);
    if (now.type === 'draw') return pen.pointAt(to);
    if (now.type === 'pan') {
      setPanning(true);
      return sight.pan(at.left - last.left, at.top - last.top);
    }
    if (now.type === 'floor') {
      const { scale } = sight.view();
      return floor.moveBy((at.left - last.left) / scale, (at.top - last.top) / scale);
    }
    if (now.type === 'box') return box.set({ from: now.from, to });
    if (now.type !== 'drag') return;
    const { value, selection } = editor.state();
    const dragged = dragEdit({ ...now, now: value.drawing, to, selection, snap: snapNow() });
    if (!dragged) return;
    editor.edit(dragged.edit, { joins: now.joins, isGoingOn: true });
    caught.set(dragged.caught);
  }

  function pinch(id: number, at: ScreenPoint): void {
    const other = [...pointers.current].find(([each]) => each !== id)?.[1];
    const before = pointers.current.get(id);
    if (!other || !before) return;
    const apart = (one: ScreenPoint) => Math.hypot(one.left - other.left, one.top - other.top);
    const middle = { left: (at.left + other.left) / 2, top: (at.top + other.top) / 2 };
    sight.pan((at.left - before.left) / 2, (at.top - before.top) / 2);
    sight.zoom(apart(at) / Math.max(1, apart(before)), middle);
  }

  return {
    box,
    caught,
    isPanning,
    corner,
    handlers: {
      onPointerDown(event) {
        if (event.button > 1) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pressed.current = sight.onScreen(event);
        pointers.current.set(event.pointerId, pressed.current);
        hasMoved.current = false;
        if (pointers.current.size > 1) {
          end();
          gesture.current = { type: 'pinch' };
          return;
        }
        gesture.current = begin(event);
        if (gesture.current.type === 'draw') pen.pointAt(sight.inPlan(event));
      },
      onPointerMove(event) {
        const at = sight.onScreen(event);
        const now = gesture.current;
        if (!now) {
          if (tools.tool === 'draw') pen.pointAt(sight.inPlan(event));
          if (tools.tool === 'scale') floor.pointAt(sight.inPlan(event));
          return;
        }
        const last = pointers.current.get(event.pointerId) ?? at;
        const away = Math.hypot(at.left - pressed.current.left, at.top - pressed.current.top);
        if (away > trembleOf(event)) hasMoved.current = true;
        if (now.type === 'pinch') pinch(event.pointerId, at);
        else if (hasMoved.current || now.type === 'draw') {
          const led = now.type === 'finger' ? leads(now) : now;
          gesture.current = led;
          move(led, event, last, at);
        }
        pointers.current.set(event.pointerId, at);
      },
      onPointerUp(event) {
        pointers.current.delete(event.pointerId);
        const now = gesture.current;
        if (now?.type === 'finger') press(now.grip, choosesBeside(event, now.since));
        if (now?.type === 'draw') pen.set(sight.inPlan(event));
        if (now?.type === 'scale') floor.set(sight.inPlan(event));
        const drawn = box.get();
        if (now?.type === 'box' && drawn) {
          const found = inBox(editor.state().value.drawing, drawn);
          editor.select(event.shiftKey ? [...editor.state().selection, ...found] : found);
        }
        if (pointers.current.size === 0) end();
      },
      onPointerCancel() {
        pointers.current.clear();
        end();
      },
      onDoubleClick() {
        if (tools.tool === 'draw') pen.end();
      },
      // A finger that rests asks for it.
      onContextMenu: (event) => event.preventDefault(),
    },
    cancel() {
      const now = gesture.current;
      if (now?.type !== 'drag') return false;
      if (hasMoved.current && editor.state().canUndo && editor.state().value.drawing !== now.begun)
        editor.undo();
      end();
      return true;
    },
  };
}
