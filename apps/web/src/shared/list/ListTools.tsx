import { SearchField } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { DensityButton } from './DensityButton';
import { useTypedSearch } from './use-typed-search';
import styles from './ListTools.module.css';

interface ListToolsProps {
  readonly label: string;
  readonly hint: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Its rows stand closer together or further apart, as the reader likes. */
  readonly hasDensity?: boolean;
  /** What else the list is narrowed and sorted by. */
  readonly children: ReactNode;
}

/** What stands over a list: its search, its filters and how close its rows are. */
export function ListTools(props: ListToolsProps) {
  const { label, hint, search, onSearch, hasDensity, children } = props;
  const [typed, setTyped] = useTypedSearch(search, onSearch);
  return (
    <div role="search" className={styles.tools}>
      <SearchField
        label={label}
        placeholder={hint}
        value={typed}
        onChange={(text) => setTyped(text.slice(0, 100))}
        onSubmit={onSearch}
        className={styles.search}
      />
      <div className={styles.choices}>
        {children}
        {hasDensity && <DensityButton />}
      </div>
    </div>
  );
}
