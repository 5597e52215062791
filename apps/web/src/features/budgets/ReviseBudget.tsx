import { Breadcrumbs, Page, PageHeader, Skeleton } from '@lucerna/kit';
import { Navigate } from 'react-router';
import { api, failureOf } from '../../shared/api';
import { FailedQuery } from '../../shared/failure';
import { DensityButton } from '../../shared/list/DensityButton';
import { href } from '../../shared/route';
import { numberFiller } from '../../shared/sale/number-filler';
import { useTranslate } from '../../shared/i18n';
import { RevisionEditor } from './RevisionEditor';
import styles from './Sheet.module.css';

interface ReviseBudgetProps {
  readonly projectId: string;
  readonly budgetId: string;
}

/** The next revision of a quote, edited as the document it will be (BYN-07). */
export function ReviseBudget({ projectId, budgetId }: ReviseBudgetProps) {
  const t = useTranslate();
  const draft = api.useGetRevisionDraftQuery(
    { params: { id: budgetId } },
    { refetchOnMountOrArgChange: true },
  );
  const { data, error } = draft;
  if (failureOf(error)?.status === 403) return <Navigate to={href('noAccess')} replace />;
  const title = t('budgets.reviseNumber', { number: data?.budget.budgetNumber ?? '' }).trim();
  return (
    <Page className={styles.desk}>
      <PageHeader
        title={title}
        filler={data ? undefined : numberFiller}
        actions={<DensityButton />}
        above={
          <Breadcrumbs
            items={[
              { label: t('budgets.all'), href: href('quotes') },
              ...(data
                ? [
                    {
                      label: t('budgets.number', { number: data.budget.budgetNumber }),
                      href: href('budget', { projectId, budgetId }),
                    },
                  ]
                : []),
              { label: title },
            ]}
          />
        }
      />
      <div className={styles.columns} aria-busy={draft.isLoading}>
        {draft.isLoading && !error && <Skeleton shape="block" height="44rem" />}
        {error && !data && (
          <FailedQuery error={error} isAsking={draft.isFetching} onRetry={() => void draft.refetch()} />
        )}
        {data && <RevisionEditor draft={data} onStale={() => void draft.refetch()} />}
      </div>
    </Page>
  );
}
