import { Button, EmptyState, Page, PageHeader, Skeleton, Table, TableBody } from '@lucerna/kit';
import { api } from '../../shared/api';
import { FailedQuery } from '../../shared/failure';
import { useTranslate } from '../../shared/i18n';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { ChangeFilters } from './ChangeFilters';
import { ChangeLogRow } from './ChangeLogRow';
import { useChangesAsked } from './use-changes-asked';
import styles from './Changes.module.css';

/** Who changed prices, discounts, quotes, links, acceptances, orders, members and clients, and from what to what (BYN-19). */
export function ChangeLog() {
  const t = useTranslate();
  const { asked, ask } = useChangesAsked();
  const { data, error, isFetching, refetch } = api.useListChangesQuery(
    { query: asked },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Page>
      <PageHeader title={t('changes.title')} />
      <section className={styles.list} aria-label={t('changes.title')} aria-busy={isFetching}>
        <ChangeFilters asked={asked} onAsk={ask} />
        {error ? (
          <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton shape="block" height="24rem" />
        ) : data.entries.length === 0 ? (
          <EmptyState title={t('changes.nothing')} picture={<QuietLamp isOff />} />
        ) : (
          <div className={styles.rows} data-stale={isFetching || undefined}>
            <Table
              caption={t('changes.title')}
              columns={[
                { id: 'at', label: t('changes.at'), width: '12%' },
                { id: 'what', label: t('changes.what'), width: '18%' },
                { id: 'subject', label: t('changes.subject'), width: '18%' },
                { id: 'who', label: t('changes.who'), width: '22%' },
                { id: 'change', label: t('changes.change') },
              ]}
            >
              <TableBody>
                {data.entries.map((entry) => (
                  <ChangeLogRow key={entry.id} entry={entry} />
                ))}
              </TableBody>
            </Table>
          </div>
        )}
        <div className={styles.pages}>
          {asked.before !== undefined && (
            <Button onPress={() => ask({ before: undefined })}>{t('changes.newest')}</Button>
          )}
          {data && data.next !== null && (
            <Button onPress={() => ask({ before: data.next ?? undefined })}>{t('changes.older')}</Button>
          )}
        </div>
      </section>
    </Page>
  );
}
