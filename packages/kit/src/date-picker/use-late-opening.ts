import { useEffect, useRef, useState } from 'react';

/** Milliseconds between the press and the calendar. */
const delay = 100;

/** Open or closed, where opening waits a moment and closing does not. */
export function useLateOpening(onClose: () => void) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handleOpenChange(next: boolean) {
    clearTimeout(timer.current);
    if (next) {
      timer.current = setTimeout(() => setOpen(true), delay);
    } else {
      setOpen(false);
      onClose();
    }
  }

  return { isOpen, onOpenChange: handleOpenChange };
}
