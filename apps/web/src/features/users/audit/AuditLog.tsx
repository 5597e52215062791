import { Pagination, Skeleton, Table, TableBody, Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { FailedQuery } from '../../../shared/failure';
import { useWords } from '../../../shared/words';
import { AuditRow } from './AuditRow';
import { AuditTools } from './AuditTools';
import { useAuditQuery } from './use-audit-query';
import styles from '../Users.module.css';

/** Sign-ins, changes of rights and uses of keys, newest first; read only. */
export function AuditLog() {
  const say = useWords();
  const { asked, ask, query } = useAuditQuery();
  const { data, isError, isFetching, error, refetch } = api.useListAuditQuery(
    { query },
    { refetchOnMountOrArgChange: true },
  );
  if (isError && !isFetching) return <FailedQuery error={error} onRetry={() => void refetch()} />;
  return (
    <section className={styles.list} aria-label={say('users.audit')} aria-busy={!data}>
      <AuditTools asked={asked} onAsk={ask} />
      {!data && <Skeleton lines={8} />}
      {data?.docs.length === 0 && <Text>{say('users.noEvents')}</Text>}
      {data && data.docs.length > 0 && (
        <div className={styles.rows} data-stale={isFetching || undefined}>
          <Table
            caption={say('users.audit')}
            columns={[
              { id: 'at', label: say('users.at') },
              { id: 'event', label: say('users.event') },
              { id: 'actor', label: say('users.actor') },
              { id: 'subject', label: say('users.subject') },
              { id: 'detail', label: say('users.detail') },
              { id: 'address', label: say('users.address'), isWideOnly: true },
            ]}
          >
            <TableBody>
              {data.docs.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </TableBody>
          </Table>
        </div>
      )}
      <Pagination page={asked.page} pages={data?.meta.totalPages ?? 1} onChange={(page) => ask({ page })} />
    </section>
  );
}
