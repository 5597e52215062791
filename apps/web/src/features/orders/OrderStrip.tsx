import type { OrderRow } from '@lucerna/contract';
import { Heading, Text } from '@lucerna/kit';
import { StripPictures } from '../../shared/picture';
import { ListRow } from '../../shared/list/ListRow';
import { href } from '../../shared/route';
import { useFormat, useTranslate } from '../../shared/i18n';
import { StatusLamps } from './StatusLamps';
import styles from './OrderList.module.css';

/** One order as a row: its project, its numbers, its pictures, how far it is and what it costs. */
export function OrderStrip({ order }: { order: OrderRow }) {
  const t = useTranslate();
  const format = useFormat();
  const { orderId, orderNumber: number, internalOrderNumber } = order;
  return (
    <li>
      <ListRow to={href('order', { orderId })} className={styles.row}>
        <div className={styles.words}>
          <Heading level={2} size={20}>
            <bdi>{order.projectName}</bdi>
          </Heading>
          <Text size={14} tone="quiet" isTabular>
            {t('orders.number', { number })}
            {internalOrderNumber && ' · '}
            <bdi>{internalOrderNumber}</bdi>
          </Text>
          <Text size={14} tone="quiet" isTabular>
            {format.shortDate(order.createdAt)}
          </Text>
        </div>
        <StripPictures projectId={order.projectId} pictures={order.pictures} className={styles.strip} />
        <StatusLamps order={order} />
        <div className={styles.amount}>
          {order.totalNet && (
            <Text size={20} isTabular>
              {format.money(order.totalNet)}
            </Text>
          )}
          <Text size={14} tone="quiet" isTabular>
            {t('orders.pieces', { count: order.quantity })}
          </Text>
        </div>
      </ListRow>
    </li>
  );
}
