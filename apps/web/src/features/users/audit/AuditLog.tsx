import { Pagination, Table, TableBody, Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { AwaitedPart } from '../../../shared/failure';
import { useStandingAnswer } from '../../../shared/list/use-standing-answer';
import { useTranslate } from '../../../shared/i18n';
import { AuditRow } from './AuditRow';
import { AuditTools } from './AuditTools';
import { useAuditQuery } from './use-audit-query';
import styles from '../Users.module.css';

/** Sign-ins, changes of rights and uses of keys, newest first; read only. */
export function AuditLog() {
  const t = useTranslate();
  const { asked, ask, query } = useAuditQuery();
  const log = useStandingAnswer(api.useListAuditQuery({ query }, { refetchOnMountOrArgChange: true }));
  const { data, isFetching, error } = log;
  return (
    <section className={styles.list} aria-label={t('users.audit')} aria-busy={!data && !error}>
      <AuditTools asked={asked} onAsk={ask} />
      <AwaitedPart query={log} size={8} />
      {data?.docs.length === 0 && <Text>{t('users.noEvents')}</Text>}
      {data && data.docs.length > 0 && (
        <div className={styles.rows} data-stale={isFetching || undefined}>
          <Table
            caption={t('users.audit')}
            columns={[
              { id: 'at', label: t('users.at') },
              { id: 'event', label: t('users.event') },
              { id: 'actor', label: t('users.actor') },
              { id: 'subject', label: t('users.subject') },
              { id: 'detail', label: t('users.detail') },
              { id: 'address', label: t('users.address'), isWideOnly: true },
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
