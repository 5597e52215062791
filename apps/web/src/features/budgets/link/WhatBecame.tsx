import type { Budget, QuoteAcceptance } from '@lucerna/contract';
import { Alert } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../../shared/i18n';

interface WhatBecameProps {
  readonly budget: Budget;
  readonly acceptance: QuoteAcceptance | null;
}

/** What became of a quote, for whoever was sent it; nothing while it waits for them. */
export function WhatBecame({ budget, acceptance }: WhatBecameProps) {
  const t = useTranslate();
  const format = useFormat();
  const { state, stateAt, stateBy, validationDate } = budget;
  if (state === 'accepted') {
    const by = {
      name: acceptance?.name ?? stateBy ?? '',
      date: format.date(acceptance?.acceptedAt ?? stateAt),
    };
    const number = acceptance?.orderNumber ?? '';
    return (
      <div role="status">
        <Alert tone="success" title={t('budgets.linkAccepted')}>
          {number === '' ? t('budgets.linkBy', by) : t('budgets.linkAcceptedWith', { ...by, number })}
        </Alert>
      </div>
    );
  }
  if (state === 'rejected') {
    return (
      <div role="status">
        <Alert title={t('budgets.linkRejected')}>
          {t('budgets.linkBy', { name: stateBy ?? '', date: format.date(stateAt) })}
        </Alert>
      </div>
    );
  }
  if (state === 'expired') {
    return (
      <Alert tone="warning" title={t('budgets.stateExpired')}>
        {t('budgets.linkQuoteExpired', { date: format.date(validationDate) })}
      </Alert>
    );
  }
  if (state === 'superseded') {
    return (
      <Alert tone="warning" title={t('budgets.stateSuperseded')}>
        {t('budgets.linkSuperseded')}
      </Alert>
    );
  }
  return null;
}
