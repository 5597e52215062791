import { useSyncExternalStore } from 'react';

/** One value that changes with every move of a hand. Only who looks at it is drawn again. */
export interface Signal<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSignal<T>(start: T): Signal<T> {
  let now = start;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(next) {
      if (Object.is(next, now)) return;
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a cell, or what follows from it; drawn again whenever that is another. */
export function useSignal<T>(cell: Signal<T>): T;
export function useSignal<T, Part>(cell: Signal<T>, part: (value: T) => Part): Part;
export function useSignal<T, Part>(cell: Signal<T>, part?: (value: T) => Part): T | Part {
  return useSyncExternalStore(cell.subscribe, () => (part ? part(cell.get()) : cell.get()));
}
