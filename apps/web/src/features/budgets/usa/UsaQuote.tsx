import { markets } from '@lucerna/engine';
import { ButtonLink, EmptyState, Page, PageHeader } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { AwaitedPage } from '../../../shared/failure';
import { QuietLamp } from '../../../shared/picture/QuietLamp';
import { href } from '../../../shared/route';
import { ProjectBreadcrumbs } from '../../../shared/route/ProjectBreadcrumbs';
import { useCan } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';
import { GenerateBudget } from '../GenerateBudget';
import { QuoteEditor, type QuoteEditorProps } from '../QuoteEditor';
import { useParties } from './use-parties';
import styles from '../Sheet.module.css';

/** A quote of the USA before it is made (BUD-04). Who may open the page but make no quotes is led to asking for one. */
export function UsaQuote({ projectId }: { readonly projectId: string }) {
  const t = useTranslate();
  const canQuote = useCan('budget.add');
  if (!canQuote) return <AskInstead projectId={projectId} />;
  return (
    <GenerateBudget projectId={projectId} title={t('routes.budgetQuotationUsa')} Editor={UsaQuoteEditor} />
  );
}

function UsaQuoteEditor(props: QuoteEditorProps) {
  const { projectId, catalogId } = props.draft;
  const t = useTranslate();
  const parties = useParties(projectId, props.generating.isGenerating);
  if (markets[catalogId].hasFinalQuotes) return <QuoteEditor {...props} parties={parties} />;
  return (
    <div className={styles.wide}>
      <EmptyState
        picture={<QuietLamp isOff />}
        title={t('budgets.otherMarket')}
        action={
          <ButtonLink variant="primary" href={href('generateBudget', { projectId })}>
            {t('projects.generateBudget')}
          </ButtonLink>
        }
      >
        {t('budgets.otherMarketText')}
      </EmptyState>
    </div>
  );
}

/** Why there is no quote to make here, and where one is asked for. */
function AskInstead({ projectId }: { readonly projectId: string }) {
  const t = useTranslate();
  const asked = api.useGetBudgetRequestInfoQuery({
    params: { id: projectId },
  });
  const { data, isLoading } = asked;
  const title = t('routes.budgetQuotationUsa');
  const toProject = href('project', { projectId });
  return (
    <Page width="text">
      <PageHeader
        title={title}
        above={<ProjectBreadcrumbs projectId={projectId} name={data?.projectName} page={title} />}
      />
      <div aria-busy={isLoading}>
        {!data && <AwaitedPage query={asked} height="20rem" />}
        {data && (
          <EmptyState
            picture={<QuietLamp />}
            title={t('budgets.askInstead')}
            action={
              <>
                <ButtonLink href={toProject}>{t('budgets.toProject')}</ButtonLink>
                <ButtonLink variant="primary" href={href('usaRequestBudget', { projectId })}>
                  {t('routes.requestBudget')}
                </ButtonLink>
              </>
            }
          >
            {t('budgets.askInsteadText')}
          </EmptyState>
        )}
      </div>
    </Page>
  );
}
