import type { Order } from '@lucerna/contract';
import { Heading, Link, Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../shared/i18n';
import styles from './Order.module.css';

/** What left, with who carries it; which pieces stands at the lines. */
export function Shipments({ order: { shipments } }: { order: Order }) {
  const t = useTranslate();
  const format = useFormat();
  if (shipments.length === 0) return null;
  return (
    <section aria-label={t('orders.shipments')} className={styles.shipments}>
      <Heading level={2} size={20}>
        {t('orders.shipments')}
      </Heading>
      <ul>
        {shipments.map(({ number, day, carrier, tracking, trackingUrl }) => (
          <li key={number}>
            <Text isTabular>{t('orders.shippedOn', { date: format.date(day) })}</Text>
            <Text size={14} tone="quiet" isTabular>
              {[t('orders.shipment', { number }), carrier, tracking].filter(Boolean).join(' · ')}
            </Text>
            {trackingUrl && (
              <Link href={trackingUrl} target="_blank" rel="noreferrer">
                {t('orders.track')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
