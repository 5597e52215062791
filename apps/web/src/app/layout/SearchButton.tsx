import { Icon } from '@lucerna/kit';
import { useState } from 'react';
import { usePastedReference } from '../../features/search/use-pasted-reference';
import { late } from '../../shared/lazy';
import { useTranslate } from '../../shared/i18n';
import { useSearchKey } from './use-search-key';
import styles from './SearchButton.module.css';

const readDialog = () => import('../../features/search/SearchDialog');
const SearchDialog = late(readDialog);

/** The way to the search on every page: looks like its field, on a narrow screen an icon. A pasted reference opens it too. */
export function SearchButton() {
  const t = useTranslate();
  const [begin, setBegin] = useState<string | null>(null);
  const label = t('search.label');
  useSearchKey(() => setBegin(''));
  usePastedReference(setBegin);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        aria-label={label}
        title={`${label} (/)`}
        className={styles.button}
        onClick={() => setBegin('')}
        onPointerEnter={() => void readDialog().catch(() => undefined)}
      >
        <Icon name="search" />
        <span className={styles.label}>{label}</span>
      </button>
      {begin !== null && <SearchDialog begin={begin} onClose={() => setBegin(null)} />}
    </>
  );
}
