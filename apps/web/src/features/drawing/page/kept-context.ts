import { createContext, use } from 'react';
import type { AutosaveState } from '../../../shared/editor';

/** How the work is kept. It changes some times a second while one draws: only what tells of it looks. */
export const KeptContext = createContext<AutosaveState | null>(null);

/** How the work of the editor around is kept. */
export function useKept(): AutosaveState {
  const kept = use(KeptContext);
  if (!kept) throw new Error('There is no editor around.');
  return kept;
}
