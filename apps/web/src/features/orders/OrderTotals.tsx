import { discountValue } from '@lucerna/engine';
import type { Money } from '@lucerna/engine';
import { Text } from '@lucerna/kit';
import { useFormat, useWords } from '../../shared/words';
import styles from './Order.module.css';

interface OrderTotalsProps {
  readonly gross: Money;
  readonly net: Money;
}

/** What an order comes to: the net total, and how the client's discount led to it. */
export function OrderTotals({ gross, net }: OrderTotalsProps) {
  const say = useWords();
  const format = useFormat();
  const discount = discountValue({ gross, net });
  return (
    <div className={styles.totals}>
      <Text tone="quiet">{say('orders.net')}</Text>
      <Text as="output" size={40} isTabular>
        {format.money(net)}
      </Text>
      {discount.amount > 0 && (
        <dl>
          <div>
            <dt>{say('orders.gross')}</dt>
            <dd>{format.money(gross)}</dd>
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
