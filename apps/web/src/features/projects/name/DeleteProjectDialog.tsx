import { api, useActKey } from '../../../shared/api';
import { ConfirmAct } from '../../../shared/failure';
import { useWords } from '../../../shared/words';
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
  const say = useWords();
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
      title={say('projects.deleteTitle', { name })}
      text={say('projects.deleteText', { count })}
      confirmLabel={say('projects.delete')}
      cancelLabel={say('projects.cancel')}
      onConfirm={confirm}
      done={{ title: say('projects.deleted', { name }), text: say('projects.deletedText') }}
      onClose={onClose}
      onDone={onDeleted}
    />
  );
}
