import { Button, EmptyState, Pagination, Skeleton, Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { FailedQuery } from '../failure';
import { useTranslate } from '../i18n';
import { QuietLamp } from '../picture/QuietLamp';
import styles from './ListSection.module.css';

interface ListAnswer {
  readonly data?: { readonly meta: { readonly totalDocs: number; readonly totalPages: number } };
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ListSectionProps {
  readonly title: string;
  readonly answer: ListAnswer;
  readonly page: number;
  readonly onTurn: (page: number) => void;
  /** Shown where there is nothing at all. */
  readonly empty: ReactNode;
  /** What is left out, and how all of it is shown again; false where nothing is. */
  readonly filtered: { readonly nothingFound: string; readonly onClear: () => void } | false;
  /** How many were found, in words. */
  readonly found: (count: number) => string;
  /** The height of a row that is still to come, and how many of them stand in. */
  readonly rows: { readonly height: string; readonly count: number };
  /** The rows, where there are any. */
  readonly children: ReactNode;
}

/** A page of a list as every list shows it: coming, failed, empty, nothing found, or its rows with their number and pages. */
export function ListSection(props: ListSectionProps) {
  const { title, answer, page, onTurn, empty, filtered, found, rows, children } = props;
  const t = useTranslate();
  const { data, error, isLoading, isFetching, refetch } = answer;
  const isEmpty = data?.meta.totalDocs === 0;
  return (
    <section
      // What invites where there is nothing stands by itself: the tools above a list are not there.
      key={isEmpty && !filtered ? 'empty' : 'list'}
      aria-label={title}
      aria-busy={isFetching}
      className={styles.list}
    >
      {isLoading &&
        !error &&
        Array.from({ length: rows.count }, (_, row) => (
          <Skeleton key={row} shape="block" height={rows.height} />
        ))}
      {Boolean(error) && <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />}
      {!error && isEmpty && !filtered && empty}
      {!error && isEmpty && filtered && (
        <EmptyState
          picture={<QuietLamp isOff />}
          title={filtered.nothingFound}
          action={<Button onPress={filtered.onClear}>{t('lists.clearFilters')}</Button>}
        />
      )}
      {!error && data && !isEmpty && (
        <>
          <Text size={14} tone="quiet" role="status" isTabular>
            {found(data.meta.totalDocs)}
          </Text>
          {children}
          <Pagination page={page} pages={data.meta.totalPages} onChange={onTurn} />
        </>
      )}
    </section>
  );
}
