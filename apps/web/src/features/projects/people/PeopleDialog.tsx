import { Button, Dialog, Stack } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { AwaitedPart, FailureAlert, useAct } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import type { NamedProject } from '../name/named-project';
import { AddPerson } from './AddPerson';
import { Person } from './Person';
import styles from './People.module.css';

interface PeopleDialogProps {
  readonly project: NamedProject;
  readonly onClose: () => void;
  /** One's own part in the project is over. */
  readonly onLeft?: () => void;
}

/** Who works on a project: its owner and members, whom those who may add, change and remove. */
export function PeopleDialog({ project, onClose, onLeft }: PeopleDialogProps) {
  const t = useTranslate();
  const act = useAct();
  const found = api.useListProjectMembersQuery({ params: { id: project.id } });
  const { data } = found;
  const canAdd = project.may.includes('share') || project.may.includes('assign');

  function left() {
    onClose();
    onLeft?.();
  }

  return (
    <Dialog
      isOpen
      isDismissable={!act.isActing}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('projects.peopleTitle', { name: project.name })}
      actions={<Button onPress={onClose}>{t('projects.close')}</Button>}
    >
      <Stack gap={5}>
        <FailureAlert failure={act.failure} />
        <AwaitedPart query={found} size="3rem" label={t('projects.peopleLoading')} />
        {data && (
          <ul className={styles.people}>
            <Person person={data.owner} project={project} act={act} onLeft={left} />
            {data.members.map((each) => (
              <Person key={each.id} person={each} project={project} act={act} onLeft={left} />
            ))}
          </ul>
        )}
        {canAdd && <AddPerson project={project} act={act} />}
      </Stack>
    </Dialog>
  );
}
