import type { ChangeEntry } from '@lucerna/contract';
import { Button, Link, TableCell, TableRow, Text, VisuallyHidden } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../shared/api';
import { FailedQuery } from '../../shared/failure';
import { useFormat, useTranslate } from '../../shared/i18n';
import { href } from '../../shared/route';
import { isSame, rowsOfChange, type ChangeRow } from './rows-of-change';
import { useChangeText } from './use-change-text';
import styles from './Changes.module.css';

/** So many rows of a change stand without asking for the others. */
const shownAtOnce = 8;

/** An entry: when, what, about what, by whom, and what it was before and is after. */
export function ChangeLogRow({ entry }: { readonly entry: ChangeEntry }) {
  const t = useTranslate();
  const format = useFormat();
  const { id, at, kind, subject, actor, person, left } = entry;
  const [isWhole, setIsWhole] = useState(false);
  const { data, error, isFetching, refetch } = api.useGetChangeQuery(
    { params: { id } },
    { skip: !isWhole || left === 0 },
  );
  const rows = rowsOfChange(data ?? entry);
  const count = data ? rows.length : rows.length + left;
  const shown = isWhole ? rows : rows.slice(0, shownAtOnce);
  const target = pageOf(subject);
  const label = subject.label || t('changes.unnamed');
  return (
    <TableRow>
      <TableCell column="at" isTabular>
        {format.shortDate(at)} {format.time(at)}
      </TableCell>
      <TableCell column="what" isRowHeader>
        {t(`changes.kind-${kind}`)}
      </TableCell>
      <TableCell column="subject" className={styles.words}>
        {target ? <Link href={target}>{label}</Link> : label}
        {person !== null && (
          <Text size={14} tone="quiet">
            {person}
          </Text>
        )}
      </TableCell>
      <TableCell column="who" className={styles.words}>
        {actor ? (actor.email ?? t('users.deleted')) : t('changes.noAccount')}
      </TableCell>
      <TableCell column="change">
        <ul className={styles.change}>
          {shown.map((row) => (
            <ChangeLine key={row.key} row={row} />
          ))}
        </ul>
        {error ? (
          <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />
        ) : (
          count > shown.length && (
            <Button variant="quiet" size="small" isLoading={isFetching} onPress={() => setIsWhole(true)}>
              {t('changes.showAll', { count })}
            </Button>
          )
        )}
      </TableCell>
    </TableRow>
  );
}

/** The page of what an entry is about; null of what has none. */
function pageOf({ target, id, projectId }: ChangeEntry['subject']): string | null {
  if (id === null) return null;
  if (target === 'order') return href('order', { orderId: id });
  if (target === 'quote' && projectId !== null) return href('budget', { projectId, budgetId: id });
  return target === 'project' ? href('project', { projectId: id }) : null;
}

function ChangeLine({ row }: { readonly row: ChangeRow }) {
  const t = useTranslate();
  const textOf = useChangeText();
  const { name, of, was, is } = row;
  const isKept = isSame(row);
  return (
    <li>
      <Text as="span" size={14} tone="quiet">
        {t(`changes.value-${name}`)}
        {of !== undefined && ` ${of}`}
      </Text>{' '}
      <span className={styles.values}>
        {was !== undefined && !isKept && (
          <>
            <VisuallyHidden>{t('changes.before')}</VisuallyHidden>
            <del className={styles.was}>{textOf(name, was)}</del>
            <span aria-hidden="true">{' → '}</span>
            <VisuallyHidden>{t('changes.after')}</VisuallyHidden>
          </>
        )}
        {is === undefined ? '–' : textOf(name, is)}
      </span>
    </li>
  );
}
