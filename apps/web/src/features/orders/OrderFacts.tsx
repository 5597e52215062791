import type { Order } from '@lucerna/contract';
import { Link, Text } from '@lucerna/kit';
import { href } from '../../shared/route';
import { useCan } from '../../shared/session';
import { useFormat, useWords } from '../../shared/words';
import styles from './Order.module.css';

/** What was agreed with an order beside its lines. */
export function OrderFacts({ order }: { order: Order }) {
  const say = useWords();
  const format = useFormat();
  const canSeeProject = useCan('project.view');
  const { projectId, projectName, shippingDate } = order;
  const facts = [
    {
      name: say('orders.project'),
      value: canSeeProject ? <Link href={href('project', { projectId })}>{projectName}</Link> : projectName,
    },
    {
      name: say('orders.sending'),
      value: say(order.sendTogether ? 'orders.together' : 'orders.apart'),
    },
    { name: say('orders.leaves'), value: shippingDate ? format.date(shippingDate) : say('orders.noDate') },
    { name: say('orders.internalNumber'), value: order.internalOrderNumber },
    { name: say('orders.clientCode'), value: order.clientCode },
    { name: say('orders.comments'), value: order.comments },
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
