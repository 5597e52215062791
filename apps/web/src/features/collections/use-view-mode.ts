import { useState } from 'react';
import { keep, readKept } from '../../shared/kept/kept';

export type CollectionViewMode = 'grid' | 'list';

/** How the collections are shown in this browser; a grid at first (P4). */
export function useViewMode(): [CollectionViewMode, (mode: CollectionViewMode) => void] {
  const [mode, setMode] = useState<CollectionViewMode>(() =>
    readKept('collectionViewMode') === 'list' ? 'list' : 'grid',
  );
  return [
    mode,
    (next) => {
      keep('collectionViewMode', next);
      setMode(next);
    },
  ];
}
