import type { Project } from '@lucerna/contract';
import { Alert } from '@lucerna/kit';
import { useTranslate } from '../../../shared/i18n';

/** Why a project can only be read; nothing where it can be changed. */
export function ReadOnlyReason({ project, canEdit }: { project: Project; canEdit: boolean }) {
  const t = useTranslate();
  if (project.status === 2) {
    return <Alert title={t('projects.orderedTitle')}>{t('projects.orderedText')}</Alert>;
  }
  if (!project.may.includes('edit') && canEdit) {
    return <Alert title={t('projects.viewOnlyTitle')}>{t('projects.viewOnlyText')}</Alert>;
  }
  return canEdit ? null : <Alert>{t('projects.readOnlyText')}</Alert>;
}
