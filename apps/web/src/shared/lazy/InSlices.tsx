import { useDeferredValue, type ReactNode } from 'react';

interface InSlicesProps {
  /** Stands meanwhile. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Draws for the first time what is large in slices of some milliseconds: what answers or a store bring is drawn in one
 * piece otherwise, and a phone takes no press meanwhile.
 */
export function InSlices({ waiting, children }: InSlicesProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : waiting;
}
