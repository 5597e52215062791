import { useSyncExternalStore } from 'react';
import { breakpoints, findBreakpoint } from './breakpoints';
import type { Breakpoint } from './breakpoints';

const listeners = new Set<() => void>();
let current: Breakpoint | null = null;

/** The breakpoint of the window, followed as it changes; for what a style sheet cannot decide. */
export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(listen, read);
}

/** Looked up once and then only when it changes: asking for the width makes the browser lay out the page. */
function read(): Breakpoint {
  if (current === null) {
    current = findBreakpoint(innerWidth);
    for (const width of [breakpoints.md, breakpoints.lg])
      matchMedia(`(min-width: ${width}px)`).addEventListener('change', update);
  }
  return current;
}

function update(): void {
  current = findBreakpoint(innerWidth);
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
