import { SearchField, Select } from '@lucerna/kit';
import { useEffect, useState } from 'react';
import { DensityButton } from '../../../shared/list/DensityButton';
import { useWords } from '../../../shared/words';
import { sortOrders } from './use-list-query';
import type { ListQuery } from './use-list-query';
import styles from './ProjectList.module.css';

/** Milliseconds without a key before the list is searched. */
const pause = 250;

/** The line over the list: what to look for, in which order. */
export function ProjectTools({ list }: { list: ListQuery }) {
  const say = useWords();
  const [typed, setTyped] = useState(list.search);
  const { search, lookFor } = list;
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => lookFor(typed.trim()), pause);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- lookFor is new on every render; only typing searches.
  }, [typed]);
  return (
    <div className={styles.tools} role="search">
      <SearchField
        label={say('projects.search')}
        placeholder={say('projects.search')}
        value={typed}
        onChange={setTyped}
        onSubmit={lookFor}
        className={styles.search}
      />
      <span className={styles.toolsEnd}>
        <Select
          variant="quiet"
          label={say('projects.sort')}
          isLabelHidden
          options={sortOrders.map((order) => ({ value: order, label: say(`projects.sort-${order}`) }))}
          value={list.sort}
          onChange={list.sortBy}
        />
        <DensityButton />
      </span>
    </div>
  );
}
