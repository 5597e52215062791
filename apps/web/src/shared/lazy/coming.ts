import { useEffect, useSyncExternalStore } from 'react';

/** How many pieces of code, or answers before a page, somebody waits for. */
let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listen of listeners) listen();
}

/** Counts code, or a file to be saved, that somebody waits for until it is there or cannot be read. */
export function awaitCode<Code>(reading: Promise<Code>): Promise<Code> {
  // It may be asked for while a page is drawn, when nothing else may be drawn anew.
  queueMicrotask(() => change(1));
  const end = () => change(-1);
  reading.then(end, end);
  return reading;
}

/** Stands where nothing is known yet of what comes, which the line over the page tells meanwhile. */
export function Coming(): null {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
  return null;
}

/** Told to the window where a part of the page cannot be read. */
export const missingPart = 'lucerna:missing-part';

/** Code could not be read: told by `missingPart`, or by Vite for all that is read (build/preload-helper.ts). */
export interface MissingCodeEvent extends Event {
  /** When the press was that asked for it, as `performance.now()` tells; missing where nobody pressed. */
  readonly press?: number;
}

function listenTo(listen: () => void) {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** Whether somebody waits for code, such as that of the next page, or for what it needs first. */
export const useIsCodeComing = (): boolean => useSyncExternalStore(listenTo, () => count > 0);
