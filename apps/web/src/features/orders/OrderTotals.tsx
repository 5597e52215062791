import { discountValue, type Money } from '@lucerna/engine';
import { Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../shared/i18n';
import styles from './Order.module.css';

interface QuotedSums {
  readonly discountValue?: Money;
  readonly surchargeValue?: Money;
}

interface OrderTotalsProps {
  /** Null where nothing is ordered yet. */
  readonly totals: { readonly gross: Money; readonly net: Money } | null;
  /** What the discount and the surcharge of a quote come to. */
  readonly quote?: QuotedSums | null;
}

/** What an order comes to: the net total, and how the client's discount led to it. */
export function OrderTotals({ totals, quote }: OrderTotalsProps) {
  const t = useTranslate();
  const format = useFormat();
  const { discountValue: quoted, surchargeValue: surcharge } = quote ?? {};
  const isQuoted = quoted !== undefined;
  const discount = isQuoted ? null : totals && discountValue(totals);
  return (
    <div className={styles.totals}>
      <Text tone="quiet">{t('orders.net')}</Text>
      <Text as="output" size={40} isTabular>
        {totals ? format.money(totals.net) : '–'}
      </Text>
      {isQuoted && (quoted.amount > 0 || (surcharge?.amount ?? 0) > 0) && (
        <dl>
          {quoted.amount > 0 && (
            <div>
              <dt>{t('orders.quoteDiscount')}</dt>
              <dd>
                −{'\u202f'}
                {format.money(quoted)}
              </dd>
            </div>
          )}
          {surcharge && surcharge.amount > 0 && (
            <div>
              <dt>{t('orders.quoteSurcharge')}</dt>
              <dd>{format.money(surcharge)}</dd>
            </div>
          )}
        </dl>
      )}
      {totals && discount && discount.amount > 0 && (
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
