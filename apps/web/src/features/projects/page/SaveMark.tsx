import { Icon, Spinner, Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../../shared/i18n';
import type { SaveState } from './use-changes';
import styles from './ProjectView.module.css';

/** Whether everything on the page is saved, always in sight. */
export function SaveMark({ state }: { state: SaveState }) {
  const t = useTranslate();
  const format = useFormat();
  const { isSaving, hasFailed, savedAt } = state;
  const words = () => {
    if (isSaving) return t('projects.saving');
    if (hasFailed) return t('projects.notSaved');
    return savedAt ? t('projects.savedAt', { time: format.time(savedAt) }) : t('projects.saved');
  };
  const failed = hasFailed && !isSaving;
  return (
    <Text
      as="span"
      role="status"
      size={14}
      tone={failed ? 'error' : 'quiet'}
      isTabular
      className={styles.saved}
    >
      {isSaving ? <Spinner size="small" /> : <Icon name={failed ? 'warning' : 'check'} size={16} />}
      {words()}
    </Text>
  );
}
