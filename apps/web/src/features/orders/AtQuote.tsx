import type { OrderDraft } from '@lucerna/contract';
import { Alert } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../shared/i18n';

/** At the prices of which quote it is ordered: one that was accepted, or that the order accepts. */
export function AtQuote({ quote }: { readonly quote: NonNullable<OrderDraft['quote']> }) {
  const t = useTranslate();
  const format = useFormat();
  const { number, accepted, validUntil } = quote;
  return (
    <Alert title={t('orders.atQuote', { number })}>
      {accepted === null
        ? t('orders.atQuoteText', { date: format.date(validUntil) })
        : accepted.by === null
          ? t('orders.quoteAccepted', { date: format.date(accepted.at) })
          : t('orders.quoteAcceptedBy', { date: format.date(accepted.at), name: accepted.by })}
    </Alert>
  );
}
