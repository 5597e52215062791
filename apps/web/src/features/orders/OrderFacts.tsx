import type { Order } from '@lucerna/contract';
import { Link, Text } from '@lucerna/kit';
import { href } from '../../shared/route';
import { useCan } from '../../shared/session';
import { useFormat, useTranslate } from '../../shared/i18n';
import styles from './Order.module.css';

/** What was agreed with an order beside its lines. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslate();
  const format = useFormat();
  const canSeeProject = useCan('project.view');
  const { projectId, projectName, shippingDate } = order;
  const facts = [
    {
      name: t('orders.project'),
      value: canSeeProject ? <Link href={href('project', { projectId })}>{projectName}</Link> : projectName,
    },
    {
      name: t('orders.sending'),
      value: t(order.sendTogether ? 'orders.together' : 'orders.apart'),
    },
    { name: t('orders.leaves'), value: shippingDate ? format.date(shippingDate) : t('orders.noDate') },
    { name: t('orders.internalNumber'), value: order.internalOrderNumber },
    { name: t('orders.clientCode'), value: order.clientCode },
    { name: t('orders.comments'), value: order.comments },
  ].filter(({ value }) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Text as="dt" size={14} tone="quiet">
            {name}
          </Text>
          <Text as="dd" isTabular>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
