import { api, useActKey } from '../../../shared/api';
import { ConfirmAct } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import type { NamedProject } from './named-project';
import { useFreshVersion } from './use-fresh-version';

interface DeleteProjectDialogProps {
  readonly project: NamedProject;
  /** Lines that go with it. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Deletes a project after saying what goes with it and what stays. */
export function DeleteProjectDialog({ project, count, onClose, onDeleted }: DeleteProjectDialogProps) {
  const t = useTranslate();
  const act = useActKey();
  const [remove] = api.useDeleteProjectMutation();
  const withVersion = useFreshVersion(project);
  const { id, name } = project;

  async function confirm() {
    await withVersion((version) =>
      remove({ params: { id }, version, actKey: act.of([id, version]), isSilent: true }).unwrap(),
    );
    act.done();
  }

  return (
    <ConfirmAct
      title={t('projects.deleteTitle', { name })}
      text={t('projects.deleteText', { count })}
      confirmLabel={t('projects.delete')}
      cancelLabel={t('projects.cancel')}
      onConfirm={confirm}
      done={{ title: t('projects.deleted', { name }), text: t('projects.deletedText') }}
      onClose={onClose}
      onDone={onDeleted}
    />
  );
}
