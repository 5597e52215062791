import { ButtonLink, EmptyState } from '@lucerna/kit';
import { QuietLamp } from '../../../shared/picture/QuietLamp';
import { Navigate } from 'react-router';
import { failureOf, useReadAgain } from '../../../shared/api';
import { FailedQuery } from '../../../shared/failure';
import { InSlices } from '../../../shared/lazy';
import { href, useLeave, useTitle } from '../../../shared/route';
import { useTranslate } from '../../../shared/i18n';
import { useAskedAhead } from './catalogue-changes/use-asked-ahead';
import { DeletedProject } from '../trash/DeletedProject';
import { ProjectLoading } from './ProjectLoading';
import { ProjectView } from './ProjectView';
import { usePartInProject } from './use-part-in-project';
import { UnsavedTexts } from './UnsavedTexts';
import { useUnsavedTexts } from './use-unsaved-texts';
import { useProject } from './use-project';

/** Reads a project and shows it, or why it cannot be shown. */
export function ProjectPage({ projectId }: { projectId: string }) {
  const t = useTranslate();
  const { project, query, changes } = useProject(projectId);
  const isChecked = useAskedAhead(projectId, project !== undefined);
  const { leave, isLeaving } = useLeave();
  useTitle(project?.name);
  const unsaved = useUnsavedTexts();
  const { others, atLine } = usePartInProject(project, {
    readAgain: useReadAgain('project'),
    follow: changes.follow,
    onOver: unsaved.keep,
  });
  const keptTexts = <UnsavedTexts texts={unsaved.kept} onClose={unsaved.forget} />;
  const failure = failureOf(query.error);
  const status = failure?.status;
  if (status === 403) return <Navigate to={href('noAccess')} replace />;
  // One that was deleted here stays in sight until the page that follows is there.
  if (!isLeaving && (status === 404 || status === 400)) {
    return (
      <>
        {keptTexts}
        {failure?.code === 'projectDeleted' ? (
          <DeletedProject failure={failure} onRestored={() => void query.refetch()} />
        ) : (
          <EmptyState
            picture={<QuietLamp isOff />}
            headingLevel={1}
            title={t('projects.notFoundTitle')}
            action={<ButtonLink href={href('projects')}>{t('projects.toList')}</ButtonLink>}
          >
            {t('projects.notFoundText')}
          </EmptyState>
        )}
      </>
    );
  }
  if (project) {
    return (
      <InSlices waiting={<ProjectLoading />}>
        {keptTexts}
        <ProjectView
          project={project}
          isChecked={isChecked}
          changes={changes}
          others={others}
          atLine={atLine}
          onDeleted={() => leave(href('home'))}
        />
      </InSlices>
    );
  }
  return query.error ? (
    <FailedQuery error={query.error} isAsking={query.isFetching} onRetry={() => void query.refetch()} />
  ) : (
    <ProjectLoading />
  );
}
