import type { Project } from '@lucerna/contract';
import { ButtonLink, Heading, Text } from '@lucerna/kit';
import { WhyNoPrice } from '../../../shared/configuring/foot/WhyNoPrice';
import { href } from '../../../shared/route';
import { useCan } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';
import { requestHref } from '../name/request-page';
import { ProjectFigures } from './ProjectFigures';
import { ProjectMoney } from './ProjectMoney';
import { QuoteByDistributor } from './QuoteByDistributor';
import styles from './ProjectSummary.module.css';

interface ProjectSummaryProps {
  readonly project: Project;
  readonly hasPrices: boolean;
}

/** The sums of a project and what can be made of it. */
export function ProjectSummary({ project, hasPrices }: ProjectSummaryProps) {
  const t = useTranslate();
  const isOpen = project.status === 1 && project.totals.products > 0;
  const canSeePrices = useCan('price.view');
  // A budget is made of prices.
  const canBudget = canSeePrices && project.may.includes('budget') && isOpen;
  const canOrder = project.may.includes('order') && isOpen;
  // Who reads somebody else's project is told above that it can only be read.
  const isByDistributor = !useCan('budget.add') && canSeePrices && project.may.includes('edit') && isOpen;
  const canRequest = project.may.includes('request') && isOpen;
  const projectId = project.id;
  const canDownload =
    useCan('project.download') && project.may.includes('download') && project.totals.products > 0;
  const withProblems = Object.values(project.products.byId).filter(
    ({ problems }) => problems.length > 0,
  ).length;
  return (
    <aside className={styles.summary} aria-label={t('projects.summary')}>
      <Heading level={2} size={16}>
        {t('projects.summary')}
      </Heading>
      {hasPrices && <ProjectMoney totals={project.totals} />}
      {hasPrices && project.withdrawnClient !== undefined && (
        <Text size={14} tone="warning">
          {t('projects.clientWithdrawn', { client: project.withdrawnClient })}
        </Text>
      )}
      {!canSeePrices && <WhyNoPrice />}
      <ProjectFigures project={project} />
      {canOrder && withProblems > 0 && (
        <Text size={14} tone="warning">
          {t('projects.withProblems', { count: withProblems })}
        </Text>
      )}
      {canRequest && !canBudget && (
        <ButtonLink variant="primary" isWide icon="document" href={requestHref(project)}>
          {t('routes.requestBudget')}
        </ButtonLink>
      )}
      {isByDistributor && <QuoteByDistributor project={project} />}
      {(canBudget || canOrder) && (
        <div className={styles.acts}>
          {canOrder && (
            <ButtonLink variant="primary" isWide href={href('newOrder', { projectId })}>
              {t('projects.order')}
            </ButtonLink>
          )}
          {canBudget && (
            <ButtonLink isWide icon="document" href={href('generateBudget', { projectId })}>
              {t('projects.generateBudget')}
            </ButtonLink>
          )}
        </div>
      )}
      {canDownload && (
        <ButtonLink isWide icon="download" href={href('downloads', { projectId })}>
          {t('routes.downloads')}
        </ButtonLink>
      )}
    </aside>
  );
}
