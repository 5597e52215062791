import { Heading, Pagination, SearchField, Table, TableBody, Text } from '@lucerna/kit';
import type { ComponentProps, ReactNode } from 'react';
import { AwaitedPart } from '../../shared/failure';
import { useTypedSearch } from '../../shared/list/use-typed-search';
import { useTranslate } from '../../shared/i18n';
import styles from './Erp.module.css';

export interface ReportAsked {
  readonly search: string;
  readonly page: number;
}

interface ReportListProps {
  readonly title: string;
  /** Said where nothing is to report. */
  readonly none: string;
  readonly asked: ReportAsked;
  readonly onAsk: (asked: ReportAsked) => void;
  readonly answer: {
    readonly data?: { readonly meta: { readonly totalDocs: number; readonly totalPages: number } };
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly columns: ComponentProps<typeof Table>['columns'];
  /** The rows of the table. */
  readonly children: ReactNode;
}

/** A list of the report with its search and its pages. */
export function ReportList({ title, none, asked, onAsk, answer, columns, children }: ReportListProps) {
  const t = useTranslate();
  const { data, isFetching } = answer;
  const [typed, setTyped] = useTypedSearch(asked.search, (search) => onAsk({ search, page: 1 }));
  const isEmpty = data?.meta.totalDocs === 0;
  return (
    <section aria-label={title} aria-busy={isFetching} className={styles.list}>
      <Heading level={2} size={28}>
        {title}
      </Heading>
      {!(isEmpty && asked.search === '') && (
        <SearchField
          label={t('erp.search')}
          placeholder={t('erp.searchHint')}
          value={typed}
          onChange={(text) => setTyped(text.slice(0, 80))}
          className={styles.search}
        />
      )}
      <AwaitedPart query={answer} size="8rem" />
      {isEmpty && <Text tone="quiet">{asked.search === '' ? none : t('erp.nothingFound')}</Text>}
      {data && !isEmpty && (
        <Table caption={title} columns={columns}>
          <TableBody>{children}</TableBody>
        </Table>
      )}
      {data && (
        <Pagination
          page={asked.page}
          pages={data.meta.totalPages}
          onChange={(page) => onAsk({ ...asked, page })}
        />
      )}
    </section>
  );
}
