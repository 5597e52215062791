import { useSyncExternalStore } from 'react';
import { minWidth, type Breakpoint } from './breakpoints';

const listeners = new Set<() => void>();
let current: Breakpoint | null = null;

/** The breakpoint of the window, followed as it changes; for what a style sheet cannot decide. */
export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(listen, read);
}

/** Looked up once and then only when it changes: asking for the width makes the browser lay out the page. */
function read(): Breakpoint {
  if (current === null) {
    current = find();
    for (const name of ['md', 'lg'] as const) matchMedia(minWidth(name)).addEventListener('change', update);
  }
  return current;
}

const find = (): Breakpoint =>
  (['lg', 'md'] as const).find((name) => matchMedia(minWidth(name)).matches) ?? 'sm';

function update(): void {
  current = find();
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
