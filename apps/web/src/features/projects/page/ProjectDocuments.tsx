import type { Project } from '@lucerna/contract';
import { Heading, Link, Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { FailedPart } from '../../../shared/failure';
import { href } from '../../../shared/route';
import { useCan } from '../../../shared/session';
import { useFormat, useTranslate } from '../../../shared/i18n';
import styles from './ProjectDocuments.module.css';

/** The budgets and orders that were made of a project before, each with a way to it; those that one may read. */
export function ProjectDocuments({ project }: { project: Project }) {
  const { id: projectId, may } = project;
  const t = useTranslate();
  const format = useFormat();
  const canSeePrices = useCan('price.view');
  const canBudget = may.includes('budgets') && canSeePrices;
  const canOrder = may.includes('orders');
  const budgets = api.useListPreviousBudgetsQuery({ query: { projectId } }, { skip: !canBudget });
  const orders = api.useListOrdersByProjectQuery({ params: { projectId } }, { skip: !canOrder });
  const failed = [orders, budgets].find(({ error }) => error);
  return (
    <>
      {failed && <FailedPart asked={failed} />}
      <Made
        title={t('projects.orders')}
        rows={(orders.data?.docs ?? []).map((order) => ({
          id: order.orderId,
          href: href('order', { orderId: order.orderId }),
          name: order.orderNumber,
          date: format.shortDate(order.createdAt),
          total: order.totalNet && format.money(order.totalNet),
        }))}
      />
      <Made
        title={t('projects.budgets')}
        rows={(budgets.data?.docs ?? []).map((budget) => ({
          id: budget.id,
          href: href('budget', { projectId, budgetId: budget.id }),
          name: budget.budgetNumber,
          date: format.shortDate(budget.creationDate),
          total: budget.totalNet && format.money(budget.totalNet),
        }))}
      />
    </>
  );
}

interface MadeProps {
  readonly title: string;
  readonly rows: readonly {
    readonly id: string;
    readonly href: string;
    readonly name: string;
    readonly date: string;
    readonly total: string | undefined;
  }[];
}

function Made({ title, rows }: MadeProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.made}>
      <Heading level={2} size={16}>
        {title}
      </Heading>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <Link href={row.href}>{row.name}</Link>
            <Text as="span" size={14} isTabular>
              {row.total}
            </Text>
            <Text as="span" size={14} tone="quiet" className={styles.date}>
              {row.date}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
