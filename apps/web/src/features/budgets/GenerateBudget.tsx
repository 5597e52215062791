import { ButtonLink, EmptyState, Page, PageHeader } from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { api, failureOf } from '../../shared/api';
import { AwaitedPage } from '../../shared/failure';
import { DensityButton } from '../../shared/list/DensityButton';
import { href, useHeld } from '../../shared/route';
import { ProjectBreadcrumbs } from '../../shared/route/ProjectBreadcrumbs';
import { SaleColumns } from '../../shared/sale';
import { useTranslate } from '../../shared/i18n';
import { LeftOut } from './LeftOut';
import { PreviousBudgets } from './PreviousBudgets';
import { QuoteEditor, type QuoteEditorProps } from './QuoteEditor';
import { useGenerate } from './use-generate';
import styles from './Sheet.module.css';

interface GenerateBudgetProps {
  readonly projectId: string;
  /** Of the page. */
  readonly title: string;
  readonly Editor?: ComponentType<QuoteEditorProps>;
}

/** A budget before it is generated, edited as the document it will be (BUD-03, BUD-06). */
export function GenerateBudget({ projectId, title, Editor = QuoteEditor }: GenerateBudgetProps) {
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
        title={title}
        actions={data?.lines.length !== 0 && <DensityButton />}
        above={<ProjectBreadcrumbs projectId={projectId} name={data?.projectName} page={title} />}
      />
      {data?.lines.length === 0 ? (
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
      ) : (
        <SaleColumns isBusy={draft.isLoading}>
          {!data && <AwaitedPage query={draft} height="44rem" />}
          {data && (
            <Editor draft={data} generating={generating}>
              <LeftOut lines={data.leftOut} projectId={projectId} />
            </Editor>
          )}
        </SaleColumns>
      )}
      <PreviousBudgets projectId={projectId} isHeld={generating.isGenerating} />
    </Page>
  );
}
