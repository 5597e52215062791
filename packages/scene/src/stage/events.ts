import type { StageEvent } from './stage';

/** Who hears what happens on a stage. */
export interface Events {
  readonly tell: (event: StageEvent) => void;
  readonly on: (listener: (event: StageEvent) => void) => () => void;
  readonly clear: () => void;
}

export function openEvents(): Events {
  const listeners = new Set<(event: StageEvent) => void>();
  return {
    tell: (event) => {
      for (const listener of [...listeners]) listener(event);
    },
    on: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}
