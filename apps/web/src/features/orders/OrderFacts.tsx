import { orderTextNames, type Order } from '@lucerna/contract';
import { Link } from '@lucerna/kit';
import { Facts } from '../../shared/facts/Facts';
import { href } from '../../shared/route';
import { useCan } from '../../shared/session';
import { useFormat, useTranslate } from '../../shared/i18n';
import { addressLine } from './delivery';

/** What was agreed with an order beside its lines. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslate();
  const format = useFormat();
  const canSeeProject = useCan('project.view');
  const { projectId, projectName, shippingDate, contact } = order;
  const project = canSeeProject ? (
    <Link href={href('project', { projectId })}>{projectName}</Link>
  ) : (
    projectName
  );
  const quote = order.quote && (
    <Link href={href('budget', { projectId, budgetId: order.quote.budgetId })}>{order.quote.number}</Link>
  );
  const facts = [
    [t('orders.project'), project],
    [t('orders.sending'), t(order.sendTogether ? 'orders.together' : 'orders.apart')],
    [t('orders.leaves'), shippingDate ? format.date(shippingDate) : t('orders.noDate')],
    [t('orders.quote'), quote],
    ...orderTextNames.map((name) => [t(`orders.field.${name}`), order[name]] as const),
    [t('orders.clientCode'), order.clientCode],
    [t('orders.deliverTo'), order.deliverTo && addressLine(order.deliverTo, format.country)],
    [t('orders.billTo'), order.billTo && addressLine(order.billTo, format.country)],
    [t('orders.contact'), contact && [contact.name, contact.email, contact.phone].filter(Boolean).join(', ')],
    [t('orders.comments'), order.comments],
  ] as const;
  const known = facts.filter(([, value]) => value);
  return <Facts facts={known} size={14} />;
}
