import type { ProjectRow } from '@lucerna/contract';
import { Icon, Text } from '@lucerna/kit';
import { useWords } from '../../../shared/words';
import styles from './ProjectStatusMark.module.css';

/** The state of a project in words; an ordered one with its mark. */
export function ProjectStatusMark({ status }: { status: ProjectRow['status'] }) {
  const say = useWords();
  return (
    <Text as="span" size={14} tone={status === 2 ? 'success' : 'quiet'} className={styles.mark}>
      {status === 2 && <Icon name="success" size={16} />}
      {say(`projects.status-${status}`)}
    </Text>
  );
}
