import { discountValue } from '@lucerna/engine';
import type { Money } from '@lucerna/engine';
import { Text } from '@lucerna/kit';
import { useFormat, useWords } from '../../shared/words';
import styles from './Order.module.css';

interface OrderTotalsProps {
  /** Null where nothing is ordered yet. */
  readonly totals: { readonly gross: Money; readonly net: Money } | null;
}

/** What an order comes to: the net total, and how the client's discount led to it. */
export function OrderTotals({ totals }: OrderTotalsProps) {
  const say = useWords();
  const format = useFormat();
  const discount = totals && discountValue(totals);
  return (
    <div className={styles.totals}>
      <Text tone="quiet">{say('orders.net')}</Text>
      <Text as="output" size={40} isTabular>
        {totals ? format.money(totals.net) : '–'}
      </Text>
      {discount && discount.amount > 0 && (
        <dl>
          <div>
            <dt>{say('orders.gross')}</dt>
            <dd>{format.money(totals.gross)}</dd>
          </div>
          <div>
            <dt>{say('orders.yourDiscount')}</dt>
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
