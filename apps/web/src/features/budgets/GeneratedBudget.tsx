import { Breadcrumbs, ButtonLink, Page, PageHeader, Skeleton, Text } from '@lucerna/kit';
import { Navigate } from 'react-router';
import { failureOf } from '../../shared/api';
import { FailedQuery } from '../../shared/failure';
import { DensityButton } from '../../shared/list/DensityButton';
import { href, useTitle } from '../../shared/route';
import { useCan } from '../../shared/session';
import { useFormat, useTranslate } from '../../shared/i18n';
import { BudgetSheet } from './BudgetSheet';
import { DocumentState } from './DocumentState';
import { PreviousBudgets } from './PreviousBudgets';
import { useBudget } from './use-budget';
import styles from './Sheet.module.css';

interface GeneratedBudgetProps {
  readonly projectId: string;
  readonly budgetId: string;
}

/** A generated budget as the document it is, with its PDF as the first thing to take (BUD-07). */
export function GeneratedBudget({ projectId, budgetId }: GeneratedBudgetProps) {
  const t = useTranslate();
  const format = useFormat();
  const { data, isLoading, isError, error, refetch } = useBudget(budgetId);
  const canOrder = useCan('order.add');
  const canQuote = useCan('budget.add');
  const title = data ? t('budgets.number', { number: data.budgetNumber }) : t('budgets.title');
  useTitle(title);
  if (failureOf(error)?.status === 403) return <Navigate to={href('noAccess')} replace />;
  return (
    <Page className={styles.desk}>
      <PageHeader
        title={title}
        actions={<DensityButton />}
        above={
          <Breadcrumbs
            items={[
              { label: t('navigation.projects'), href: href('projects') },
              ...(data ? [{ label: data.projectName, href: href('project', { projectId }) }] : []),
              { label: title },
            ]}
          />
        }
      />
      <div className={styles.columns} aria-busy={isLoading}>
        {isLoading && <Skeleton shape="block" height="44rem" />}
        {isError && !data && <FailedQuery error={error} onRetry={() => void refetch()} />}
        {data && (
          <>
            <BudgetSheet budget={data} />
            <aside className={styles.side}>
              <Text tone="quiet" className={styles.sideTotal}>
                {t(data.totalNet ? 'budgets.total' : 'budgets.withoutPrices')}
              </Text>
              {data.totalNet && (
                <Text as="output" size={40} isTabular className={styles.sideTotal}>
                  {format.money(data.totalNet)}
                </Text>
              )}
              <DocumentState budget={data} />
              {data.products.some(({ shippingDate }) => shippingDate) && (
                <Text size={14} tone="quiet">
                  {t('budgets.daysCounted')}
                </Text>
              )}
              {canOrder && (
                <ButtonLink href={href('newOrder', { projectId })} isWide iconEnd="arrow-right">
                  {t('budgets.order')}
                </ButtonLink>
              )}
              {canQuote && (
                <ButtonLink href={href('generateBudget', { projectId })} variant="quiet" isWide>
                  {t('budgets.another')}
                </ButtonLink>
              )}
            </aside>
          </>
        )}
      </div>
      <PreviousBudgets projectId={projectId} />
    </Page>
  );
}
