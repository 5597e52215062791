import type { PivotGrip } from '@lucerna/engine';

/** A pivot of a piece as a pointer takes hold of it, by its place among the pivots. */
export interface TakenPivot {
  readonly id: string;
  readonly at: number;
  readonly grip: Pick<PivotGrip, 'name' | 'degrees'>;
}

/** What of a pointer's event says where it is. */
type Pointer = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>;

/** A turn that goes on, ends, or is given up, with how far it is turned then. */
export interface ToldTurn {
  readonly id: string;
  readonly pivot: string;
  readonly degrees: number;
  readonly phase: 'move' | 'end' | 'cancel';
}

/** One hand that turns one pivot; other pointers turn nothing meanwhile. */
export interface TurningHand {
  /** What is held; null while nothing is. */
  readonly held: () => TakenPivot | null;
  /** Takes hold, unless another pointer has; answers whether it does. */
  take(pointer: Pointer, taken: TakenPivot): boolean;
  /** The pointer is elsewhere; `degreesOf` says how far that turns what it holds, null for nothing. */
  move(pointer: Pointer, degreesOf: (taken: TakenPivot) => number | null): void;
  /** The pointer lets go, or is taken away. */
  leave(pointer: Pick<PointerEvent, 'pointerId'>, phase: 'end' | 'cancel'): void;
  /** Gives up what goes on, whichever pointer holds it. */
  cancel(): void;
}

/** Pixels that a pointer may tremble before it turns something. */
const tremble = 3;

interface Turning extends TakenPivot {
  readonly pointer: number;
  readonly start: { readonly x: number; readonly y: number };
  hasLeft: boolean;
  /** How far it was told to be turned; null before anything was told, so that nothing is to be ended or given up. */
  told: number | null;
}

/** `tell` hears of every other degree, and of the end of what it heard of; `onLeave` of every hand that lets go. */
export function turnByHand(tell: (turn: ToldTurn) => void, onLeave: () => void): TurningHand {
  let turning: Turning | null = null;

  function end(phase: 'end' | 'cancel'): void {
    if (!turning) return;
    const { id, grip, told } = turning;
    turning = null;
    onLeave();
    if (told === null) return;
    tell({ id, pivot: grip.name, degrees: phase === 'end' ? told : grip.degrees, phase });
  }

  return {
    held: () => turning,
    take({ pointerId, clientX: x, clientY: y }, taken) {
      if (turning) return false;
      turning = { ...taken, pointer: pointerId, start: { x, y }, hasLeft: false, told: null };
      return true;
    },
    move({ pointerId, clientX, clientY }, degreesOf) {
      if (!turning || turning.pointer !== pointerId) return;
      const { id, grip, start, told } = turning;
      turning.hasLeft ||= Math.hypot(clientX - start.x, clientY - start.y) > tremble;
      if (!turning.hasLeft) return;
      const degrees = degreesOf(turning);
      if (degrees === null || degrees === (told ?? grip.degrees)) return;
      turning.told = degrees;
      tell({ id, pivot: grip.name, degrees, phase: 'move' });
    },
    leave({ pointerId }, phase) {
      if (turning?.pointer === pointerId) end(phase);
    },
    cancel: () => end('cancel'),
  };
}
