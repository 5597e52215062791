import { ButtonLink, Text } from '@lucerna/kit';
import { Navigate } from 'react-router';
import { api, failureOf } from '../../shared/api';
import { FailedPart } from '../../shared/failure';
import { href, useTitle } from '../../shared/route';
import { ProjectBreadcrumbs } from '../../shared/route/ProjectBreadcrumbs';
import { SaleSide } from '../../shared/sale';
import { useCan } from '../../shared/session';
import { useFormat, useTranslate } from '../../shared/i18n';
import { BudgetSheet } from './BudgetSheet';
import { DocumentState } from './DocumentState';
import { PreviousBudgets } from './PreviousBudgets';
import { QuoteDesk } from './QuoteDesk';
import { QuoteState } from './QuoteState';
import { Revisions } from './Revisions';
import { AcceptedBy } from './link/AcceptedBy';
import { BudgetComments } from './link/BudgetComments';
import { SendLink } from './link/SendLink';
import { useBudget } from './use-budget';
import styles from './Sheet.module.css';

/** Where a project is ordered at the prices of a quote. */
const quoteOrder = (projectId: string, budgetId: string) =>
  `${href('newOrder', { projectId })}?quote=${budgetId}`;

interface GeneratedBudgetProps {
  readonly projectId: string;
  readonly budgetId: string;
}

/** A generated budget as the document it is, with its PDF as the first thing to take (BUD-07). */
export function GeneratedBudget({ projectId, budgetId }: GeneratedBudgetProps) {
  const t = useTranslate();
  const format = useFormat();
  const quote = useBudget(budgetId);
  const { data, error } = quote;
  const asked = api.useListBudgetRevisionsQuery({ params: { id: budgetId } });
  const revisions = asked.data;
  const canOrder = useCan('order.add');
  const canQuote = useCan('budget.add');
  /** Whoever only approves a quote is shown nothing else of its project. */
  const seesProject = revisions?.may.project ?? false;
  const current = revisions?.revisions.find(({ revision }) => revision === revisions.currentRevision);
  const number = data ? t('budgets.number', { number: data.budgetNumber }) : t('budgets.title');
  const title =
    data && data.revision > 1 ? `${number} · ${t('budgets.revision', { revision: data.revision })}` : number;
  useTitle(title);
  if (failureOf(error)?.status === 403) return <Navigate to={href('noAccess')} replace />;
  return (
    <QuoteDesk
      title={title}
      asked={quote}
      above={
        <ProjectBreadcrumbs
          projectId={seesProject ? projectId : undefined}
          name={data?.projectName}
          page={title}
        />
      }
      sheet={
        data && (
          <>
            <BudgetSheet budget={data} />
            <SaleSide className={styles.side} isUnprinted>
              <Text tone="quiet" className={styles.sideTotal}>
                {t(data.totalNet ? 'budgets.total' : 'budgets.withoutPrices')}
              </Text>
              {data.totalNet && (
                <Text as="output" size={40} isTabular className={styles.sideTotal}>
                  {format.money(data.totalNet)}
                </Text>
              )}
              <FailedPart asked={asked} />
              {revisions && <QuoteState budget={data} revisions={revisions} />}
              <AcceptedBy budget={data} />
              {!data.approval.isNeeded && <DocumentState budget={data} />}
              {revisions?.may.link && <SendLink budget={data} />}
              {current && revisions?.may.revise && (
                <ButtonLink
                  href={href('reviseBudget', { projectId, budgetId: current.id })}
                  isWide
                  icon="edit"
                >
                  {t('budgets.revise')}
                </ButtonLink>
              )}
              {data.products.some(({ shippingDate }) => shippingDate) && (
                <Text size={14} tone="quiet">
                  {t('budgets.daysCounted')}
                </Text>
              )}
              {canOrder && seesProject && (
                <ButtonLink
                  href={
                    revisions?.may.order ? quoteOrder(projectId, budgetId) : href('newOrder', { projectId })
                  }
                  isWide
                  iconEnd="arrow-right"
                >
                  {t(revisions?.may.order ? 'budgets.orderQuote' : 'budgets.order')}
                </ButtonLink>
              )}
              {canQuote && seesProject && (
                <ButtonLink href={href('generateBudget', { projectId })} variant="quiet" isWide>
                  {t('budgets.another')}
                </ButtonLink>
              )}
            </SaleSide>
          </>
        )
      }
    >
      {data && <BudgetComments budget={data} />}
      {revisions && <Revisions shown={budgetId} revisions={revisions} />}
      {seesProject && <PreviousBudgets projectId={projectId} />}
    </QuoteDesk>
  );
}
