import { useState } from 'react';
import { writeLocal, readLocal } from '../../shared/local-storage/local-storage';

export type CollectionViewMode = 'grid' | 'list';

/** How the collections are shown in this browser; a grid at first (P4). */
export function useViewMode(): [CollectionViewMode, (mode: CollectionViewMode) => void] {
  const [mode, setMode] = useState<CollectionViewMode>(() =>
    readLocal('collectionViewMode') === 'list' ? 'list' : 'grid',
  );
  return [
    mode,
    (next) => {
      writeLocal('collectionViewMode', next);
      setMode(next);
    },
  ];
}
