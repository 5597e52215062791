import { projectFields, type WrittenFields } from '@lucerna/contract';
import { copyName } from '@lucerna/engine';
import { notify } from '@lucerna/kit';
import { useNavigate } from 'react-router';
import { api, useActKey } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n';
import { useProjectRedirect } from '../../../shared/route';
import type { NamedProject } from './named-project';
import { ProjectNameDialog } from './ProjectNameDialog';

interface CloneProjectDialogProps {
  readonly project: NamedProject;
  readonly onClose: () => void;
  /** Told the name while the copy is made, and null when that ended. */
  readonly onCloning?: (name: string | null) => void;
}

/** Names a copy of a project, makes it and goes to it. */
export function CloneProjectDialog({ project, onClose, onCloning }: CloneProjectDialogProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const pageOf = useProjectRedirect();
  const act = useActKey();
  const [clone] = api.useCloneProjectMutation();
  const { id, name: source, isOwner } = project;

  async function save({ name }: WrittenFields) {
    const body = { name };
    onCloning?.(name);
    try {
      const copy = await clone({ params: { id }, body, actKey: act.of([id, body]), isSilent: true }).unwrap();
      act.done();
      onClose();
      await navigate(pageOf(copy.id));
      notify({ tone: 'success', title: t('projects.cloned', { name: copy.name }) });
    } finally {
      onCloning?.(null);
    }
  }

  return (
    <ProjectNameDialog
      title={t('projects.cloneTitle', { name: source })}
      text={t(isOwner ? 'projects.cloneText' : 'projects.cloneOtherText')}
      confirmLabel={t('projects.clone')}
      fields={{ name: copyName(source, projectFields.name.longest) }}
      onClose={onClose}
      onSave={save}
    />
  );
}
