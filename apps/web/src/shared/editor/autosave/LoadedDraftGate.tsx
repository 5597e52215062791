import type { ReactNode } from 'react';
import { InSlices } from '../../lazy';
import type { LoadedDraft } from './load-draft';
import { useLoadedDraft } from './use-loaded-draft';

interface LoadedDraftGateProps {
  /** Under what the work is kept; null keeps nothing. */
  readonly draftKey: string | null;
  /** Stands until it is known who is here and what is kept of their work. */
  readonly waiting: ReactNode;
  readonly children: (found: LoadedDraft | null) => ReactNode;
}

/** Mounts an editor only when it is known whose work it shows: before, a step could be taken on what is none of it. */
export function LoadedDraftGate({ draftKey, waiting, children }: LoadedDraftGateProps) {
  const found = useLoadedDraft(draftKey);
  return found === undefined ? waiting : <InSlices waiting={waiting}>{children(found)}</InSlices>;
}
