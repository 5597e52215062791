import type { ProjectRow } from '@lucerna/contract';
import { Icon, Text } from '@lucerna/kit';
import { useTranslate } from '../../../shared/i18n';
import styles from './ProjectStatusMark.module.css';

/** The state of a project in words; an ordered one with its mark. */
export function ProjectStatusMark({ status }: { status: ProjectRow['status'] }) {
  const t = useTranslate();
  return (
    <Text as="span" size={14} tone={status === 2 ? 'success' : 'quiet'} className={styles.mark}>
      {status === 2 && <Icon name="success" size={16} />}
      {t(`projects.status-${status}`)}
    </Text>
  );
}
