import { discountValue } from '@lucerna/engine';
import type { Money } from '@lucerna/engine';
import { Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../shared/i18n';
import styles from './Order.module.css';

interface OrderTotalsProps {
  /** Null where nothing is ordered yet. */
  readonly totals: { readonly gross: Money; readonly net: Money } | null;
}

/** What an order comes to: the net total, and how the client's discount led to it. */
export function OrderTotals({ totals }: OrderTotalsProps) {
  const t = useTranslate();
  const format = useFormat();
  const discount = totals && discountValue(totals);
  return (
    <div className={styles.totals}>
      <Text tone="quiet">{t('orders.net')}</Text>
      <Text as="output" size={40} isTabular>
        {totals ? format.money(totals.net) : '–'}
      </Text>
      {discount && discount.amount > 0 && (
        <dl>
          <div>
            <dt>{t('orders.gross')}</dt>
            <dd>{format.money(totals.gross)}</dd>
          </div>
          <div>
            <dt>{t('orders.yourDiscount')}</dt>
            <dd>
              −{'\u202f'}
              {format.money(discount)}
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}
