import { Button, notify, TableCell, TableRow } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../shared/api';
import { useFormat, useProblemText, useTranslate } from '../../shared/i18n';
import { ReportList } from './ReportList';

const kinds = [
  'orderState',
  'shipment',
  'orderCancellation',
  'invoice',
  'creditNote',
  'client',
  'clientWithdrawn',
  'stock',
];

/** Messages of the ERP that did not hold, each with the reason; what named something unknown can be tried again. */
export function Troubles() {
  const t = useTranslate();
  const format = useFormat();
  const problemText = useProblemText();
  const [asked, ask] = useState({ search: '', page: 1 });
  const answer = api.useListErpTroublesQuery({
    query: { page: asked.page, search: asked.search || undefined },
  });
  const [retry, { isLoading, originalArgs }] = api.useRetryErpMessageMutation();

  async function triesAgain(id: string) {
    const tried = await retry({ params: { id } });
    if (!tried.data) return;
    const isTaken = tried.data.outcome !== 'unknown' && tried.data.outcome !== 'refused';
    notify({
      tone: isTaken ? 'success' : 'warning',
      title: t(isTaken ? 'erp.retried' : 'erp.stillUnknown'),
    });
  }

  const columns = [
    { id: 'received', label: t('erp.received'), width: '11rem' },
    { id: 'kind', label: t('erp.kind'), width: '9rem' },
    { id: 'about', label: t('erp.about'), width: '9rem' },
    { id: 'problem', label: t('erp.problem') },
    { id: 'act', label: t('erp.retry'), isLabelHidden: true, width: '9rem' },
  ];
  return (
    <ReportList
      title={t('erp.troubles')}
      none={t('erp.troublesNone')}
      asked={asked}
      onAsk={ask}
      answer={answer}
      columns={columns}
    >
      {answer.data?.docs.map(({ id, message, kind, about, outcome, problems, receivedAt }) => (
        <TableRow key={id}>
          <TableCell column="received" isRowHeader isTabular>
            {format.shortDate(receivedAt)} {format.time(receivedAt)}
          </TableCell>
          <TableCell column="kind">
            {t(`erp.kind.${kind !== null && kinds.includes(kind) ? kind : 'other'}`)}
          </TableCell>
          <TableCell column="about" isTabular>
            {about ?? message ?? '–'}
          </TableCell>
          <TableCell column="problem">{problems.map((each) => problemText(each)).join(' ')}</TableCell>
          <TableCell column="act">
            {outcome === 'unknown' && (
              <Button
                size="small"
                aria-label={t('erp.retryOf', { message: about ?? message ?? '' })}
                isLoading={isLoading && originalArgs?.params.id === id}
                onPress={() => void triesAgain(id)}
              >
                {t('erp.retry')}
              </Button>
            )}
          </TableCell>
        </TableRow>
      ))}
    </ReportList>
  );
}
