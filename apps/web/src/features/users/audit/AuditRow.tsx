import type { AuditEntry } from '@lucerna/contract';
import { TableCell, TableRow } from '@lucerna/kit';
import { useFormat, useHasText, useTranslate } from '../../../shared/i18n';
import { detailWords } from './detail-words';
import styles from '../Users.module.css';

/** One event: when, what, by whom, about whom, what else is known of it. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useTranslate();
  const hasWords = useHasText();
  const format = useFormat();
  const { at, action, actor, subject, detail, address } = entry;
  const nameRight = (right: string) => (hasWords(`users.right.${right}`) ? t(`users.right.${right}`) : right);
  const emailOf = (person: AuditEntry['actor']) => (person ? (person.email ?? t('users.deleted')) : '–');
  return (
    <TableRow>
      <TableCell column="at" isTabular className={styles.day}>
        {t('users.moment', { date: format.shortDate(at), time: format.time(at) })}
      </TableCell>
      <TableCell column="event">{t(`users.audit-${action}`)}</TableCell>
      <TableCell column="actor">{emailOf(actor)}</TableCell>
      <TableCell column="subject">{subject?.id === actor?.id ? '–' : emailOf(subject)}</TableCell>
      <TableCell column="detail">
        {detailWords(detail, nameRight, t('users.withPassword')).join(', ') || '–'}
      </TableCell>
      <TableCell column="address" isTabular>
        {address ?? '–'}
      </TableCell>
    </TableRow>
  );
}
