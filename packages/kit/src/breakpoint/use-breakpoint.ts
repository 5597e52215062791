import { useSyncExternalStore } from 'react';
import { breakpoints, findBreakpoint } from './breakpoints';
import type { Breakpoint } from './breakpoints';

/** The breakpoint of the window, followed as it changes; for what a style sheet cannot decide. */
export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(listen, () => findBreakpoint(innerWidth));
}

function listen(onChange: () => void): () => void {
  const queries = [breakpoints.md, breakpoints.lg].map((width) => matchMedia(`(min-width: ${width}px)`));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
