import { auditActions } from '@lucerna/contract';
import { useTranslate } from '../../../shared/i18n';
import { DayFilters } from '../../../shared/list/DayFilters';
import { FilterSelect } from '../../../shared/list/FilterSelect';
import type { AuditAsked } from './use-audit-query';
import styles from '../Users.module.css';

interface AuditToolsProps {
  readonly asked: AuditAsked;
  readonly onAsk: (part: Partial<AuditAsked>) => void;
}

/** What of the log to show: one kind of event, some days. */
export function AuditTools({ asked, onAsk }: AuditToolsProps) {
  const t = useTranslate();
  const actions = auditActions.map((value) => ({ value, label: t(`users.audit-${value}`) }));
  return (
    <div className={styles.filters} role="search">
      <FilterSelect
        label={t('users.event')}
        className={styles.filter}
        all={t('users.allEvents')}
        options={actions}
        value={asked.action}
        onChange={(action) => onAsk({ action })}
      />
      <DayFilters className={styles.filter} days={asked} onChange={onAsk} />
    </div>
  );
}
