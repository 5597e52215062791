import type { ProjectVersion } from '@lucerna/contract';
import { api, useActKey } from '../../../shared/api';
import { ConfirmAct } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import type { NamedProject } from '../name/named-project';
import { useFreshVersion } from '../name/use-fresh-version';
import { useTitleOf } from './use-title-of';

interface GoBackDialogProps {
  readonly project: NamedProject;
  readonly version: ProjectVersion;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Goes back to a version after saying what becomes of the project as it is. */
export function GoBackDialog({ project, version: wanted, onClose, onDone }: GoBackDialogProps) {
  const t = useTranslate();
  const act = useActKey();
  const [restore] = api.useRestoreProjectVersionMutation();
  const withVersion = useFreshVersion(project);
  const title = useTitleOf()(wanted);

  async function confirm() {
    const params = { id: project.id, versionId: wanted.id };
    await withVersion((version) =>
      restore({ params, version, actKey: act.of([params, version]), isSilent: true }).unwrap(),
    );
    act.done();
  }

  return (
    <ConfirmAct
      title={t('versions.goBackTitle', { title })}
      text={t('versions.goBackText')}
      confirmLabel={t('versions.goBack')}
      cancelLabel={t('projects.cancel')}
      isHarmless
      onConfirm={confirm}
      done={{ title: t('versions.wentBack', { title }), text: t('versions.wentBackText') }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
