import { api, useActKey } from '../../../shared/api';
import { ConfirmAct } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import type { NamedProject } from './named-project';
import { useRestore } from '../trash/use-restore';
import { useFreshVersion } from './use-fresh-version';

interface DeleteProjectDialogProps {
  readonly project: NamedProject;
  /** Lines that go with it. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Moves a project to the trash after saying what goes with it and what stays, and offers to undo it. */
export function DeleteProjectDialog({ project, count, onClose, onDeleted }: DeleteProjectDialogProps) {
  const t = useTranslate();
  const act = useActKey();
  const [remove] = api.useDeleteProjectMutation();
  const restore = useRestore();
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
      done={{
        title: t('projects.deleted', { name }),
        text: t('projects.deletedText'),
        action: { label: t('projects.undo'), onPress: () => void restore(project) },
      }}
      onClose={onClose}
      onDone={onDeleted}
    />
  );
}
