import type { ReactNode } from 'react';
import { InSlices } from '../../late';
import type { FoundWork } from './find-work';
import { useFoundWork } from './use-found-work';

interface FoundWorkGateProps {
  /** Under what the work is kept; null keeps nothing. */
  readonly keptKey: string | null;
  /** Stands until it is known who is here and what is kept of their work. */
  readonly waiting: ReactNode;
  readonly children: (found: FoundWork | null) => ReactNode;
}

/** Mounts an editor only when it is known whose work it shows: before, a step could be taken on what is none of it. */
export function FoundWorkGate({ keptKey, waiting, children }: FoundWorkGateProps) {
  const found = useFoundWork(keptKey);
  return found === undefined ? waiting : <InSlices waiting={waiting}>{children(found)}</InSlices>;
}
