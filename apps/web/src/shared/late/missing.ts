import { useSyncExternalStore } from 'react';

/** How often code that somebody waits for could not be read. */
let count = 0;
const listeners = new Set<() => void>();

/** Notes that code could not be read: the network is away, or a new version on the server took the code away. */
export function noteMissingCode(): void {
  count += 1;
  for (const listen of listeners) listen();
}

function listenTo(listen: () => void) {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** How often code was missing in this visit. */
export const useMissingCode = (): number => useSyncExternalStore(listenTo, () => count);
