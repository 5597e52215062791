import { auditActions } from '@lucerna/contract';
import type { AuditAction } from '@lucerna/contract';
import { DatePicker, Select } from '@lucerna/kit';
import { useTranslate } from '../../../shared/i18n';
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
      <Select<AuditAction | 'all'>
        label={t('users.event')}
        className={styles.filter}
        options={[{ value: 'all', label: t('users.allEvents') }, ...actions]}
        value={asked.action ?? 'all'}
        onChange={(action) => onAsk({ action: action === 'all' ? undefined : action })}
      />
      <DatePicker
        label={t('users.fromDay')}
        className={styles.filter}
        max={asked.to}
        value={asked.from ?? null}
        onChange={(from) => onAsk({ from: from ?? undefined })}
      />
      <DatePicker
        label={t('users.toDay')}
        className={styles.filter}
        min={asked.from}
        value={asked.to ?? null}
        onChange={(to) => onAsk({ to: to ?? undefined })}
      />
    </div>
  );
}
