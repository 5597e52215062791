import { ButtonLink, Heading, Page, PageHeader, Skeleton, Stack } from '@lucerna/kit';
import { api } from '../../shared/api';
import { FailedQuery } from '../../shared/failure';
import { late } from '../../shared/late';
import { href } from '../../shared/route';
import { useCan, useSession } from '../../shared/session';
import { useWords } from '../../shared/words';
import { ProjectStrip } from './ProjectStrip';

/** They stand below the projects, which come first. */
const Beginnings = late(() => import('./Beginnings'));
/** Read only where there is no project. */
const NothingYet = late(() => import('./NothingYet'));
/** Read only where something was left unfinished. */
const Unfinished = late(() => import('./Unfinished'));

const rows = 4;

/** The home page of an account: what it worked on last, and a new beginning. */
export function Continue() {
  const say = useWords();
  const { account } = useSession();
  const unfinished = api.useListDraftsQuery().data?.[0];
  const canSee = useCan('project.view');
  const projects = api.useListProjectsQuery({ query: { itemsPerPage: rows } }, { skip: !canSee });
  const begin = (
    <ButtonLink href={href('selectCollection')} variant="primary" icon="plus">
      {say('home.newProject')}
    </ButtonLink>
  );
  const isEmpty = projects.data?.docs.length === 0;
  const name = account?.firstName;
  return (
    <Page>
      <PageHeader
        title={name ? say('home.greeting', { name }) : say('home.greetingPlain')}
        actions={isEmpty ? undefined : begin}
      />
      <Stack gap={6} as="section" aria-busy={projects.isLoading}>
        {unfinished && <Unfinished latest={unfinished} />}
        {!isEmpty && (
          <Stack direction="row" justify="between" align="baseline">
            <Heading level={2} size={20}>
              {say('home.continueTitle')}
            </Heading>
            <ButtonLink href={href('projects')} variant="quiet" size="small" iconEnd="arrow-right">
              {say('home.allProjects')}
            </ButtonLink>
          </Stack>
        )}
        {projects.isLoading &&
          Array.from({ length: rows }, (_, row) => <Skeleton key={row} shape="block" height="10rem" />)}
        {projects.isError && <FailedQuery error={projects.error} onRetry={() => void projects.refetch()} />}
        {isEmpty && <NothingYet>{begin}</NothingYet>}
        {projects.data?.docs.map((project) => (
          <ProjectStrip key={project.id} project={project} />
        ))}
      </Stack>
      {projects.data && <Beginnings />}
    </Page>
  );
}
