import { Breadcrumbs, ButtonLink, EmptyState, Page, PageHeader, Skeleton } from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { Navigate } from 'react-router';
import { api, failureOf } from '../../shared/api';
import { FailedQuery } from '../../shared/failure';
import { DensityButton } from '../../shared/list/DensityButton';
import { href, useHeld } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import { LeftOut } from './LeftOut';
import { PreviousBudgets } from './PreviousBudgets';
import { QuoteEditor } from './QuoteEditor';
import { useGenerate } from './use-generate';
import styles from './Sheet.module.css';

/** A budget before it is generated, edited as the document it will be (BUD-03, BUD-06). */
export function GenerateBudget({ projectId }: { projectId: string }) {
  const t = useTranslate();
  const draft = api.useGetBudgetDraftQuery(
    { params: { id: projectId } },
    { refetchOnMountOrArgChange: true },
  );
  const toProject = href('project', { projectId });
  const generating = useGenerate(async () => (await draft.refetch()).data);
  const data = useHeld(draft.data, generating.isGenerating);
  if (failureOf(draft.error)?.status === 403) return <Navigate to={href('noAccess')} replace />;
  return (
    <Page className={styles.desk}>
      <PageHeader
        title={t('budgets.new')}
        actions={<DensityButton />}
        above={
          <Breadcrumbs
            items={[
              { label: t('navigation.projects'), href: href('projects') },
              ...(data ? [{ label: data.projectName, href: toProject }] : []),
              { label: t('budgets.new') },
            ]}
          />
        }
      />
      <div className={styles.columns} aria-busy={draft.isLoading}>
        {draft.isLoading && <Skeleton shape="block" height="44rem" />}
        {draft.isError && !data && <FailedQuery error={draft.error} onRetry={() => void draft.refetch()} />}
        {data && data.lines.length > 0 && (
          <QuoteEditor draft={data} generating={generating}>
            <LeftOut lines={data.leftOut} projectId={projectId} />
          </QuoteEditor>
        )}
        {data && data.lines.length === 0 && (
          <div>
            <EmptyState
              picture={<QuietLamp />}
              title={t('budgets.empty')}
              action={<ButtonLink href={toProject}>{t('budgets.toProject')}</ButtonLink>}
            >
              {t('budgets.emptyText')}
            </EmptyState>
            <LeftOut lines={data.leftOut} projectId={projectId} />
          </div>
        )}
      </div>
      <PreviousBudgets projectId={projectId} isHeld={generating.isGenerating} />
    </Page>
  );
}
