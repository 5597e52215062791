import type { Project } from '@lucerna/contract';
import { Alert } from '@lucerna/kit';
import { useWords } from '../../../shared/words';

/** Why a project can only be read; nothing where it can be changed. */
export function ReadOnlyReason({ project, canEdit }: { project: Project; canEdit: boolean }) {
  const say = useWords();
  if (project.status === 2) {
    return <Alert title={say('projects.orderedTitle')}>{say('projects.orderedText')}</Alert>;
  }
  if (!project.may.includes('edit') && canEdit) {
    return <Alert title={say('projects.viewOnlyTitle')}>{say('projects.viewOnlyText')}</Alert>;
  }
  return canEdit ? null : <Alert>{say('projects.readOnlyText')}</Alert>;
}
