import { fieldsOf, type WrittenFields } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { api, useActKey } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n';
import { ProjectNameDialog } from './ProjectNameDialog';
import type { NamedProject } from './named-project';
import { useFreshVersion } from './use-fresh-version';

interface RenameProjectDialogProps {
  readonly project: NamedProject;
  readonly onClose: () => void;
}

/** Gives a project another name. */
export function RenameProjectDialog({ project, onClose }: RenameProjectDialogProps) {
  const t = useTranslate();
  const act = useActKey();
  const [rename] = api.useRenameProjectMutation();
  const withVersion = useFreshVersion(project);

  async function save(fields: WrittenFields) {
    const body = { fieldsToUpdate: fields };
    await withVersion((version) =>
      rename({
        params: { id: project.id },
        body,
        version,
        actKey: act.of([body, version]),
        isSilent: true,
      }).unwrap(),
    );
    act.done();
    onClose();
    notify({ tone: 'success', title: t('projects.renamed', { name: fields.name }) });
  }

  return (
    <ProjectNameDialog
      title={t('projects.renameTitle')}
      confirmLabel={t('projects.save')}
      fields={fieldsOf(project)}
      onClose={onClose}
      onSave={save}
    />
  );
}
