import { useBreakpoint, type Density } from '@lucerna/kit';
import { useSyncExternalStore } from 'react';
import { writeLocal, readLocal } from '../local-storage/local-storage';

const name = 'density';
const listeners = new Set<() => void>();

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

const read = () => readLocal<unknown>(name);

/** How close the rows of lists stand in this browser; on a phone close, until somebody chooses. */
export function useDensity(): [Density, (density: Density) => void] {
  const kept = useSyncExternalStore(listen, read);
  const usual = useBreakpoint() === 'sm' ? 'compact' : 'comfortable';
  return [
    kept === 'compact' || kept === 'comfortable' ? kept : usual,
    (next) => {
      writeLocal(name, next);
      for (const tell of listeners) tell();
    },
  ];
}
