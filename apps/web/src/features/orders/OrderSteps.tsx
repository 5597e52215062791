import type { Order } from '@lucerna/contract';
import { Icon, Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../shared/i18n';
import { orderStatuses } from './order-statuses';
import styles from './Status.module.css';

/** The way of an order from pending to finished, with the days that are known. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useTranslate();
  const format = useFormat();
  const { status: now, createdAt, shippingDate, history } = order;
  const expected = shippingDate
    ? t('orders.leavesOn', { date: format.date(shippingDate) })
    : t('orders.dateUnknown');
  const dates: Partial<Record<Order['status'], string>> = {
    ...(now < 4 && { 4: expected }),
    ...Object.fromEntries(history.map(({ status, day }) => [status, format.date(day)])),
    1: t('orders.placedOn', { date: format.date(createdAt) }),
  };
  return (
    <ol className={styles.steps} aria-label={t('orders.steps')}>
      {orderStatuses.map(({ status, word }) => {
        const isNow = status === now;
        return (
          <li
            key={status}
            className={styles.step}
            data-lit={status <= now || undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={styles.bulb} aria-hidden="true">
              {status < now ? <Icon name="check" size={16} /> : status}
            </span>
            <span className={styles.stepWords}>
              <Text as="span" weight={isNow ? 'strong' : 'text'} tone={status <= now ? 'ink' : 'quiet'}>
                {t(word)}
              </Text>
              {dates[status] && (
                <Text as="span" size={14} tone="quiet" isTabular>
                  {dates[status]}
                </Text>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
