import { Button, classNames, useBreakpoint } from '@lucerna/kit';
import { useFlag } from '../../../shared/flag';
import { useCan } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';
import styles from './ProjectList.module.css';

interface ListActsProps {
  /** There is no project yet: the invitation in the page is the one first act. */
  readonly isFirst: boolean;
  readonly onNew: () => void;
  readonly onTrash: () => void;
  readonly onImport: () => void;
}

/** What can be done beside the title of the projects. */
export function ListActs({ isFirst, onNew, onTrash, onImport }: ListActsProps) {
  const t = useTranslate();
  const canAdd = useCan('project.add');
  const hidesClone = useFlag('hideProjectClone') === true;
  const canImport = useCan('project.clone') && !hidesClone;
  // On a phone it has a line of its own: without it, all below would move once the list is known to be empty.
  const keepsLine = useBreakpoint() === 'sm';
  return (
    <>
      <Button variant="quiet" icon="trash" onPress={onTrash}>
        {t('projects.trash')}
      </Button>
      {canImport && (
        <Button variant="quiet" icon="download" onPress={onImport}>
          {t('projects.import')}
        </Button>
      )}
      {canAdd && (!isFirst || keepsLine) && (
        <Button
          variant="primary"
          icon="plus"
          onPress={onNew}
          className={classNames(isFirst && styles.lineOnly)}
        >
          {t('projects.newProject')}
        </Button>
      )}
    </>
  );
}
