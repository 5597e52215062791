import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

/** Pixels that a mouse moves before it drags. */
const slack = 6;
/** Milliseconds that a finger rests before it drags; else it scrolls. */
const hold = 350;
/** Pixels from an edge of the window where the page scrolls while something is dragged. */
const edge = 80;

interface RowDrag {
  /** What is dragged by what was touched; null: nothing. */
  readonly begin: (target: Element) => string | null;
  /** Shows where it would go; null: nowhere. */
  readonly over: (dragged: string, row: HTMLElement | null) => void;
  readonly drop: (dragged: string, row: HTMLElement) => void;
}

const rowAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('tr') ?? null;

/**
 * Drags rows of a table by mouse, pen and finger alike: the browser's own dragging knows no finger. A mouse drags at once, a finger
 * after it rested, so that one can scroll everywhere. Escape lets go.
 */
export function useRowDrag(frame: RefObject<HTMLElement | null>, drag: RowDrag) {
  const current = useRef(drag);
  useEffect(() => {
    current.current = drag;
  });
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);

  function onPointerDown({ target, pointerType, button, clientX, clientY, isPrimary }: PointerEvent) {
    const dragged =
      isPrimary && button === 0 && target instanceof Element ? current.current.begin(target) : null;
    if (dragged === null) return;
    end.current();
    let isDragging = false;
    let at = { x: clientX, y: clientY };
    let scrolling = 0;
    const begin = () => {
      isDragging = true;
      frame.current?.setAttribute('data-dragging', 'true');
      scroll();
    };
    const timer = pointerType === 'mouse' ? 0 : window.setTimeout(begin, hold);

    function scroll() {
      const down = Math.max(0, at.y - (window.innerHeight - edge));
      const up = Math.max(0, edge - at.y);
      if (down + up > 0) window.scrollBy(0, (down - up) / 4);
      current.current.over(dragged!, rowAt(at.x, at.y));
      scrolling = requestAnimationFrame(scroll);
    }
    function move(event: globalThis.PointerEvent) {
      at = { x: event.clientX, y: event.clientY };
      const isFar = Math.hypot(at.x - clientX, at.y - clientY) > slack;
      if (isDragging || !isFar) return;
      if (pointerType === 'mouse') begin();
      else stop();
    }
    function up() {
      const row = isDragging ? rowAt(at.x, at.y) : null;
      stop();
      if (row && frame.current?.contains(row)) current.current.drop(dragged!, row);
    }
    const key = (event: KeyboardEvent) => event.key === 'Escape' && stop();
    // A finger that drags does not scroll, and opens no menu.
    const still = (event: Event) => isDragging && event.preventDefault();
    function stop() {
      window.clearTimeout(timer);
      cancelAnimationFrame(scrolling);
      current.current.over(dragged!, null);
      frame.current?.removeAttribute('data-dragging');
      for (const [name, listener] of listeners) window.removeEventListener(name, listener);
      end.current = () => {};
    }
    const listeners = [
      ['pointermove', move as EventListener],
      ['pointerup', up],
      ['pointercancel', stop],
      ['keydown', key as EventListener],
      ['touchmove', still],
      ['contextmenu', still],
      ['selectstart', still],
    ] as const;
    for (const [name, listener] of listeners) window.addEventListener(name, listener, { passive: false });
    end.current = stop;
  }

  return { onPointerDown };
}
