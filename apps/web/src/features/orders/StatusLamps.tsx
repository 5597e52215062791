import { Text } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';
import { orderStatuses, wordOf } from './order-statuses';
import type { OrderStatus } from './order-statuses';
import styles from './Status.module.css';

/** A status as a word, and as lamps of which so many are lit. */
export function StatusLamps({ status }: { status: OrderStatus }) {
  const t = useTranslate();
  return (
    <span className={styles.status}>
      <span className={styles.lamps} aria-hidden="true">
        {orderStatuses.map((each) => (
          <span key={each.status} className={styles.lamp} data-lit={each.status <= status || undefined} />
        ))}
      </span>
      <Text as="span" size={14}>
        {t(wordOf(status))}
      </Text>
    </span>
  );
}
