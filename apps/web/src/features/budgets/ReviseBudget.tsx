import { Breadcrumbs } from '@lucerna/kit';
import { Navigate } from 'react-router';
import { api, failureOf } from '../../shared/api';
import { href } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import { QuoteDesk } from './QuoteDesk';
import { RevisionEditor } from './RevisionEditor';

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
    <QuoteDesk
      title={title}
      asked={draft}
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
      sheet={data && <RevisionEditor draft={data} onStale={() => void draft.refetch()} />}
    />
  );
}
