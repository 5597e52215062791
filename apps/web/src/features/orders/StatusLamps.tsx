import type { OrderRow } from '@lucerna/contract';
import { Text } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';
import { cancellationWords, orderStatuses, wordOf } from './order-statuses';
import styles from './Status.module.css';

/** How far an order is as a word, and as lamps of which so many are lit; what keeps or ended it, under that or instead. */
export function StatusLamps({ order }: { order: OrderRow }) {
  const t = useTranslate();
  const { status, isHeld, cancellation } = order;
  const isOver = cancellation === 'granted';
  const wish = cancellation === 'refused' ? null : cancellation;
  const besides = isHeld ? 'orders.held' : wish && cancellationWords[wish];
  return (
    <span className={styles.status}>
      <span className={styles.lamps} aria-hidden="true">
        {orderStatuses.map((each) => (
          <span
            key={each.status}
            className={styles.lamp}
            data-lit={(!isOver && each.status <= status) || undefined}
          />
        ))}
      </span>
      {!isOver && (
        <Text as="span" size={14}>
          {t(wordOf(status))}
        </Text>
      )}
      {besides && (
        <Text as="span" size={14} tone={isOver ? 'ink' : 'quiet'}>
          {t(besides)}
        </Text>
      )}
    </span>
  );
}
