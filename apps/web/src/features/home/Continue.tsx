import { ButtonLink, Heading, Page, PageHeader, Skeleton, Stack } from '@lucerna/kit';
import { lazy, Suspense } from 'react';
import { api } from '../../shared/api';
import { FailedQuery } from '../../shared/failure';
import { late } from '../../shared/lazy';
import { href } from '../../shared/route';
import { useCan, useSession } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';
import { Beginnings } from './Beginnings';
import { ProjectStrip } from './ProjectStrip';

/** Read only where there is no project. */
const NothingYet = late(() => import('./NothingYet'));
/** Read only where something was left unfinished; where it cannot be read, the page goes on without. */
const Unfinished = lazy(() => import('./Unfinished').catch(() => ({ default: () => null })));

const rows = 4;

/** The home page of an account: what it worked on last, and a new beginning. */
export default function Continue() {
  const t = useTranslate();
  const { account } = useSession();
  const drafts = api.useListDraftsQuery();
  const unfinished = drafts.data?.[0];
  const canSee = useCan('project.view');
  const projects = api.useListProjectsQuery({ query: { itemsPerPage: rows } }, { skip: !canSee });
  // What is unfinished stands above the projects and would move them if it came later.
  const isLoading = (projects.isLoading && !projects.error) || drafts.isLoading;
  const begin = (
    <ButtonLink href={href('selectCollection')} variant="primary" icon="plus">
      {t('home.newProject')}
    </ButtonLink>
  );
  const isEmpty = !isLoading && projects.data?.docs.length === 0;
  const name = account?.firstName;
  const heading = (
    <Stack direction="row" justify="between" align="baseline">
      <Heading level={2} size={20}>
        {t('home.continueTitle')}
      </Heading>
      <ButtonLink href={href('projects')} variant="quiet" size="small" iconEnd="arrow-right">
        {t('home.allProjects')}
      </ButtonLink>
    </Stack>
  );
  const waiting = (
    <>
      {heading}
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="block" height="10rem" />
      ))}
    </>
  );
  return (
    <Page>
      <PageHeader
        title={name ? t('home.greeting', { name }) : t('home.greetingPlain')}
        actions={isEmpty ? undefined : begin}
      />
      <Stack gap={6} as="section" aria-busy={isLoading}>
        {isLoading ? (
          waiting
        ) : (
          <Suspense fallback={waiting}>
            {unfinished && <Unfinished latest={unfinished} />}
            {!isEmpty && heading}
            {projects.error && (
              <FailedQuery
                error={projects.error}
                isAsking={projects.isFetching}
                onRetry={() => void projects.refetch()}
              />
            )}
            {projects.data?.docs.map((project) => (
              <ProjectStrip key={project.id} project={project} />
            ))}
          </Suspense>
        )}
      </Stack>
      {isEmpty && <NothingYet>{begin}</NothingYet>}
      {!isLoading && !isEmpty && projects.data && <Beginnings />}
    </Page>
  );
}
