import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds until a finger that rests on a control is told its name, and for which that is read after it. */
const [until, after] = [500, 1600];

/**
 * A finger has no hover: resting on a control opens its tooltip, and the press that it would end in is none. `isOpen` and
 * `setOpen` are those of the tooltip, which hover and focus open as before.
 */
export function useLongPress() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rested = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function release() {
    clearTimeout(timer.current);
    if (rested.current) timer.current = setTimeout(() => setOpen(false), after);
  }
  return {
    isOpen,
    setOpen,
    // Heard on the way down: a press keeps what it hears from who is around it.
    handlers: {
      onPointerDownCapture: ({ pointerType, target, pointerId }: PointerEvent<HTMLElement>) => {
        rested.current = false;
        clearTimeout(timer.current);
        if (pointerType !== 'touch') return;
        timer.current = setTimeout(() => {
          rested.current = true;
          setOpen(true);
          // Who listens for a press takes it as given up.
          target.dispatchEvent(new window.PointerEvent('pointercancel', { bubbles: true, pointerId }));
        }, until);
      },
      onPointerUpCapture: release,
      onPointerCancelCapture: (event: PointerEvent) => {
        if (event.nativeEvent.isTrusted) release();
      },
      onContextMenu: (event: MouseEvent) => {
        if (rested.current) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        if (!rested.current) return;
        rested.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
