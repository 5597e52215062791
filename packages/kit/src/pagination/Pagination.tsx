import { Button } from 'react-aria-components';
import { IconButton } from '../icon-button/IconButton';
import { useKitText } from '../texts/KitTexts';
import { listPages } from './page-list';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** The present page, from 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** The pages of a long list. Shows nothing where there is one page. */
export function Pagination({ page, pages, onChange }: PaginationProps) {
  const text = useKitText();
  if (pages <= 1) return null;
  return (
    <nav aria-label={text('pages')} className={styles.pagination}>
      <IconButton
        icon="chevron-left"
        label={text('previousPage')}
        hasTooltip={false}
        isDisabled={page <= 1}
        onPress={() => onChange(page - 1)}
      />
      <ol className={styles.list}>
        {listPages(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Button
                aria-label={text('page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onPress={() => onChange(number)}
                className={styles.page}
              >
                {number}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        icon="chevron-right"
        label={text('nextPage')}
        hasTooltip={false}
        isDisabled={page >= pages}
        onPress={() => onChange(page + 1)}
      />
    </nav>
  );
}
