import type { Currency } from '@lucerna/engine';
import { Alert } from '@lucerna/kit';
import { sumsOf, type SaleChange } from '../../shared/sale';
import { useFormat, useProblemText, useTranslate } from '../../shared/i18n';
import type { NamedMissingPart } from './order-form';

interface OrderNoticesProps {
  readonly changes: readonly SaleChange[];
  readonly currency: Currency;
  readonly missing: readonly NamedMissingPart[];
}

/** What is to be known before ordering: prices that are no longer those of the project, parts of which too few are there. */
export function OrderNotices({ changes, currency, missing }: OrderNoticesProps) {
  const t = useTranslate();
  const format = useFormat();
  const problemText = useProblemText();
  const sums = changes.length > 0 && sumsOf(changes, currency);
  return (
    <>
      {sums && (
        <Alert tone="warning" title={t('sale.pricesChanged', { count: changes.length })}>
          {t('orders.pricesChangedText', {
            before: format.money(sums.before),
            after: format.money(sums.after),
          })}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert tone="warning" isLive title={t('orders.partsMissing', { count: missing.length })}>
          <ul>
            {missing.map((part) => (
              <li key={part.reference}>{problemText({ code: 'part-below-moq', data: { ...part } })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
