import { useEffect, useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react';

/** What happens while something of a palette is dragged. */
export interface PaletteDrag<What> {
  readonly over: (what: What, place: PointerPlace) => void;
  readonly end: () => void;
  readonly cancel: () => void;
}

/** Where a pointer is on the window, and whether a key is held with which nothing is to catch. */
export interface PointerPlace {
  readonly clientX: number;
  readonly clientY: number;
  readonly isFree: boolean;
}

/** Pixels that a pointer may tremble while it presses. */
const tremble = 6;

interface Grasp<What> {
  readonly pointer: number;
  readonly what: What;
  readonly x: number;
  readonly y: number;
  isDragging: boolean;
}

/** Handlers of a card of a palette that is dragged into the room or the plan by mouse, pen or finger; a press stays a press. */
export function usePaletteDrag<What>({ over, end, cancel }: PaletteDrag<What>) {
  const grasp = useRef<Grasp<What> | null>(null);
  const wasDragged = useRef(false);
  const giveUp = useRef(cancel);
  giveUp.current = cancel;

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !grasp.current?.isDragging) return;
      grasp.current = null;
      event.stopPropagation();
      giveUp.current();
    }
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  }, []);

  return (what: What) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { button, pointerId: pointer, clientX: x, clientY: y } = event;
      wasDragged.current = false;
      if (button !== 0) return;
      // A quick hand is beside the card before it is seen to move.
      event.currentTarget.setPointerCapture(pointer);
      grasp.current = { pointer, what, x, y, isDragging: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grasp.current;
      if (!held || held.pointer !== event.pointerId) return;
      const { clientX, clientY, ctrlKey, metaKey, altKey } = event;
      if (!held.isDragging && Math.hypot(clientX - held.x, clientY - held.y) < tremble) return;
      held.isDragging = true;
      wasDragged.current = true;
      const { left, right, top, bottom } = (
        event.currentTarget.closest('section') ?? event.currentTarget
      ).getBoundingClientRect();
      // Over the palette it is not let go yet.
      if (clientX > left && clientX < right && clientY > top && clientY < bottom) return cancel();
      over(what, { clientX, clientY, isFree: ctrlKey || metaKey || altKey });
    },
    onPointerUp: ({ pointerId }: PointerEvent) => {
      const held = grasp.current;
      if (held?.pointer !== pointerId) return;
      grasp.current = null;
      if (held.isDragging) end();
    },
    onPointerCancel: () => {
      if (grasp.current?.isDragging) cancel();
      grasp.current = null;
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
    /** The press that ends a drag is none. */
    onClickCapture: (event: MouseEvent) => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
}
