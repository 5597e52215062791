import type { BudgetRequestInfo } from '@lucerna/contract';
import { ButtonLink, EmptyState, Heading, Page, PageHeader } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { AwaitedPage } from '../../../shared/failure';
import { QuietLamp } from '../../../shared/picture/QuietLamp';
import { href, useHeld } from '../../../shared/route';
import { ProjectBreadcrumbs } from '../../../shared/route/ProjectBreadcrumbs';
import { useTranslate } from '../../../shared/i18n';
import { RequestRowLink } from '../list/RequestRowLink';
import { BudgetRequestForm } from './BudgetRequestForm';
import styles from '../Requests.module.css';

/** Asks for a quote of a project, as its market does it (BUD-01, BUD-02). */
export function RequestBudget({ projectId }: { projectId: string }) {
  const t = useTranslate();
  const info = api.useGetBudgetRequestInfoQuery(
    { params: { id: projectId } },
    { refetchOnMountOrArgChange: true },
  );
  const data = useHeld(info.data, false);
  const toProject = href('project', { projectId });
  return (
    <Page width="text">
      <PageHeader
        title={t('routes.requestBudget')}
        above={
          <ProjectBreadcrumbs
            projectId={projectId}
            name={data?.projectName}
            page={t('routes.requestBudget')}
          />
        }
      />
      <div aria-busy={info.isLoading} className={styles.stack}>
        {!data && <AwaitedPage query={info} height="32rem" />}
        {data && data.products === 0 && (
          <EmptyState
            picture={<QuietLamp isOff />}
            title={t('requests.noProducts')}
            action={<ButtonLink href={toProject}>{t('requests.toProject')}</ButtonLink>}
          >
            {t('requests.noProductsText')}
          </EmptyState>
        )}
        {data && data.products > 0 && <BudgetRequestForm key={data.projectId} info={data} />}
        {data && <Earlier info={data} />}
      </div>
    </Page>
  );
}

/** What was asked about the project before: who asks twice sees it. */
function Earlier({ info }: { info: BudgetRequestInfo }) {
  const t = useTranslate();
  if (info.earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className={styles.side}>
      <Heading level={2} size={20} id="earlier">
        {t('requests.earlier')}
      </Heading>
      <ul className={styles.rows}>
        {info.earlier.map((row) => (
          <RequestRowLink key={row.id} request={row} headingLevel={3} />
        ))}
      </ul>
    </section>
  );
}
