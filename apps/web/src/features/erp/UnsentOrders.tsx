import { Button, Link, notify, TableCell, TableRow, Text } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../shared/api';
import { href } from '../../shared/route';
import { useFormat, useTranslate } from '../../shared/i18n';
import { ReportList } from './ReportList';

/** Orders that the ERP has not taken: when they are offered again, or why it refused them. */
export function UnsentOrders() {
  const t = useTranslate();
  const format = useFormat();
  const [asked, ask] = useState({ search: '', page: 1 });
  const answer = api.useListUnsentOrdersQuery({
    query: { page: asked.page, search: asked.search || undefined },
  });
  const [sendAgain, { isLoading, originalArgs }] = api.useSendOrderAgainMutation();
  const columns = [
    { id: 'order', label: t('erp.order') },
    { id: 'client', label: t('erp.client') },
    { id: 'placed', label: t('erp.placed') },
    { id: 'attempts', label: t('erp.attempts'), align: 'end' as const },
    { id: 'next', label: t('erp.nextTry') },
    { id: 'reason', label: t('erp.reason') },
    { id: 'act', label: t('erp.sendAgain'), isLabelHidden: true, width: '9rem' },
  ];
  return (
    <ReportList
      title={t('erp.unsent')}
      none={t('erp.unsentNone')}
      asked={asked}
      onAsk={ask}
      answer={answer}
      columns={columns}
    >
      {answer.data?.docs.map((order) => {
        const { orderId, orderNumber: number, clientCode, placedAt, attempts, nextTryAt, reason } = order;
        const isRefused = attempts > 0 && nextTryAt === null;
        return (
          <TableRow key={orderId}>
            <TableCell column="order" isRowHeader isTabular>
              <Link href={href('order', { orderId })}>{number}</Link>
            </TableCell>
            <TableCell column="client" isTabular>
              {clientCode}
            </TableCell>
            <TableCell column="placed" isTabular>
              {format.shortDate(placedAt)} {format.time(placedAt)}
            </TableCell>
            <TableCell column="attempts" isTabular>
              {format.number(attempts)}
            </TableCell>
            <TableCell column="next" isTabular>
              {isRefused ? t('erp.refused') : nextTryAt ? format.time(nextTryAt) : t('erp.waiting')}
            </TableCell>
            <TableCell column="reason">
              <Text as="span" size={14} tone="quiet">
                {reason ?? '–'}
              </Text>
            </TableCell>
            <TableCell column="act">
              <Button
                size="small"
                aria-label={t('erp.sendAgainOf', { number })}
                isLoading={isLoading && originalArgs?.params.orderId === orderId}
                onPress={() =>
                  void sendAgain({ params: { orderId } })
                    .unwrap()
                    .then(
                      () => notify({ tone: 'success', title: t('erp.sentAgain', { number }) }),
                      () => undefined,
                    )
                }
              >
                {t('erp.sendAgain')}
              </Button>
            </TableCell>
          </TableRow>
        );
      })}
    </ReportList>
  );
}
