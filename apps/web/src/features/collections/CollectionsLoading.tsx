import { Skeleton } from '@lucerna/kit';
import type { CollectionViewMode } from './use-view-mode';
import styles from './CollectionList.module.css';

/** The places of the first collections while they are read. */
export function CollectionsLoading({ mode }: { mode: CollectionViewMode }) {
  return (
    <div className={mode === 'grid' ? styles.grid : styles.list} aria-busy="true">
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} shape="picture" />
      ))}
    </div>
  );
}
