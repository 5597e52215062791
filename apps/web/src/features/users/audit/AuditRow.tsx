import type { AuditEntry } from '@lucerna/contract';
import { TableCell, TableRow } from '@lucerna/kit';
import { useFormat, useHasWords, useWords } from '../../../shared/words';
import { detailWords } from './detail-words';

/** One event: when, what, by whom, about whom, what else is known of it. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const say = useWords();
  const hasWords = useHasWords();
  const format = useFormat();
  const { at, action, actor, subject, detail, address } = entry;
  const nameRight = (right: string) =>
    hasWords(`users.right.${right}`) ? say(`users.right.${right}`) : right;
  const emailOf = (person: AuditEntry['actor']) => (person ? (person.email ?? say('users.deleted')) : '–');
  return (
    <TableRow>
      <TableCell column="at" isTabular>
        {say('users.moment', { date: format.date(at), time: format.time(at) })}
      </TableCell>
      <TableCell column="event">{say(`users.audit-${action}`)}</TableCell>
      <TableCell column="actor">{emailOf(actor)}</TableCell>
      <TableCell column="subject">{subject?.id === actor?.id ? '–' : emailOf(subject)}</TableCell>
      <TableCell column="detail">{detailWords(detail, nameRight).join(', ') || '–'}</TableCell>
      <TableCell column="address" isTabular>
        {address ?? '–'}
      </TableCell>
    </TableRow>
  );
}
