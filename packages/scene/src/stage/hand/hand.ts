import { Ray, Vector2, Vector3, type Camera } from 'three';
import type { Grip, Handles, Way } from '../../hold/handles';
import type { StageEvent } from '../stage';
import { choosesBeside, trembleOf } from './press';

/** What a hand does on the canvas, told to those who know the room. */
export interface Held extends Grip {
  readonly id: string;
  readonly handles: Handles;
}

/** Hands on a canvas. */
export interface Hand {
  /** Lets a pointer that went down beside the canvas take hold of something to lift it. */
  lift(held: Held, event: PointerEvent): void;
  /** The ray from the eye through a place of the window. */
  rayAt(place: { readonly clientX: number; readonly clientY: number }): Ray;
  stop(): void;
}

export interface HandOptions {
  readonly canvas: HTMLCanvasElement;
  readonly camera: Camera;
  /** What a ray meets. */
  readonly meet: (ray: Ray) => { readonly id: string; readonly held: Held | null } | null;
  readonly tell: (event: StageEvent) => void;
  /** Turns the view, in shares of the picture's height. */
  readonly turn: (across: number, up: number) => void;
  readonly pan: (across: number, up: number) => void;
  readonly zoom: (by: number) => void;
}

interface Grasp {
  readonly pointer: number;
  readonly start: { readonly x: number; readonly y: number };
  readonly met: { readonly id: string; readonly held: Held | null } | null;
  readonly pans: boolean;
  readonly lifts: boolean;
  readonly since: number;
  x: number;
  y: number;
  moved: boolean;
  last: Extract<StageEvent, { type: 'drag' }> | null;
}

/**
 * Listens to pointers and wheel. Left on a thing drags it, with shift up and down; left beside turns, right or middle
 * moves the view; two fingers move and zoom, one that rests on a thing chooses it beside the others. With Ctrl, Cmd or Alt nothing catches. Escape gives a drag up.
 */
export function openHand({ canvas, camera, meet, tell, turn, pan, zoom }: HandOptions): Hand {
  const fingers = new Map<number, { x: number; y: number }>();
  let grasp: Grasp | null = null;
  const place = new Vector2();

  function rayAt(event: { clientX: number; clientY: number }): Ray {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    place.set(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2);
    const origin = new Vector3().setFromMatrixPosition(camera.matrixWorld);
    const direction = new Vector3(place.x, place.y, 0.5).unproject(camera).sub(origin).normalize();
    return new Ray(origin, direction);
  }

  function graspOf(event: PointerEvent, met: Grasp['met'], lifts: boolean): Grasp {
    const { pointerId: pointer, clientX: x, clientY: y, button } = event;
    return {
      ...{ pointer, start: { x, y }, x, y, met, pans: button !== 0, lifts },
      since: event.timeStamp,
      moved: false,
      last: null,
    };
  }

  function drag(held: Held, event: PointerEvent): void {
    if (!grasp) return;
    const ray = rayAt(event);
    const asked: Way = grasp.lifts || event.shiftKey ? 'lift' : 'slide';
    const way = held.handles[asked] ? asked : 'slide';
    const to = held.handles[way]?.(held, ray);
    if (!to) return;
    const isFree = event.ctrlKey || event.metaKey || event.altKey;
    grasp.last = { type: 'drag', id: held.id, to, way, isFree, phase: 'move' };
    tell(grasp.last);
  }

  function cancel(): void {
    if (grasp?.last && grasp.met?.held) {
      tell({ ...grasp.last, to: grasp.met.held.position, phase: 'cancel' });
    }
    grasp = null;
  }

  const handlers = {
    pointerdown: (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      canvas.setPointerCapture(event.pointerId);
      if (fingers.size > 1) return cancel();
      const met = event.button === 0 ? meet(rayAt(event)) : null;
      grasp = graspOf(event, met, false);
    },
    pointermove: (event: PointerEvent) => {
      const { height } = canvas.getBoundingClientRect();
      const finger = fingers.get(event.pointerId);
      if (finger && fingers.size === 2) return pinch(event, finger, height);
      if (!grasp || grasp.pointer !== event.pointerId) return hover(event);
      const { clientX: x, clientY: y } = event;
      grasp.moved ||= Math.hypot(x - grasp.start.x, y - grasp.start.y) > trembleOf(event);
      if (!grasp.moved) return;
      const across = (x - grasp.x) / height;
      const up = (y - grasp.y) / height;
      grasp.x = x;
      grasp.y = y;
      if (grasp.met?.held) drag(grasp.met.held, event);
      else if (grasp.pans) pan(-across, up);
      else turn(-across, up);
    },
    pointerup: (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (!grasp || grasp.pointer !== event.pointerId) return;
      const { moved, last, met, pans, lifts, since } = grasp;
      grasp = null;
      if (last) tell({ ...last, phase: 'end' });
      else if (!moved && !pans && !lifts) {
        tell({ type: 'pick', id: met?.id ?? null, extend: choosesBeside(event, since) });
      }
    },
    pointercancel: (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      cancel();
    },
    wheel: (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(Math.max(-1, Math.min(1, event.deltaY * 0.0015))));
    },
    contextmenu: (event: Event) => event.preventDefault(),
    keydown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !grasp?.last) return;
      event.stopPropagation();
      cancel();
    },
  } as const;

  function hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const met = meet(rayAt(event));
    canvas.style.cursor = met?.held ? 'grab' : met ? 'pointer' : '';
  }

  function pinch(event: PointerEvent, finger: { x: number; y: number }, height: number): void {
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    if (after > 0) zoom(before / after);
    pan((finger.x - event.clientX) / height / 2, (event.clientY - finger.y) / height / 2);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  const listeners = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handler] of listeners) canvas.addEventListener(name, handler, { passive: false });
  return {
    rayAt,
    lift: (held, event) => {
      if (event.button !== 0 || grasp) return;
      event.preventDefault();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      canvas.setPointerCapture(event.pointerId);
      // The pointer is beside the thing: it is held as far above it as the pointer is.
      const at = held.handles.lift?.({ position: held.at, at: held.at }, rayAt(event)) ?? held.at;
      grasp = graspOf(event, { id: held.id, held: { ...held, at } }, true);
    },
    stop: () => {
      for (const [name, handler] of listeners) canvas.removeEventListener(name, handler);
    },
  };
}
