import type { Project } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useServerEvent } from '../../../shared/socket/use-server-event';
import { useTranslate } from '../../../shared/i18n';

/** Tells a member at once that what they may do in the project was changed or is over, or that the project was deleted. */
export function usePartInProject(project: Project | undefined, readAgain: () => void): void {
  const t = useTranslate();
  // The page of a version goes with its project.
  const partOf = project?.versionOf?.projectId ?? project?.id;
  useServerEvent('project', {
    // Nobody takes it from its owner.
    isWanted: project !== undefined && !project.isOwner,
    onEvent: ({ id, change }) => {
      if (!project || id !== partOf) return;
      if (change === 'removed') {
        notify({ tone: 'warning', title: t('projects.partOver', { name: project.name }) });
      }
      if (change === 'deleted') {
        notify({ tone: 'warning', title: t('projects.deletedByOwner', { name: project.name }) });
      }
      readAgain();
    },
    onConnect: readAgain,
  });
}
