import type { ProjectProduct } from '@lucerna/contract';
import { classNames, Icon, Text } from '@lucerna/kit';
import { useWords } from '../../../shared/words';
import styles from './ValidationMark.module.css';

/** Whether a line was validated with the catalogue as it is, and nothing stood against it. */
export function ValidationMark({ line }: { line: ProjectProduct }) {
  const say = useWords();
  const isValid = line.validation.status === 1;
  return (
    <Text
      as="span"
      size={14}
      tone={isValid ? 'success' : 'quiet'}
      className={classNames(styles.mark, !isValid && styles.open)}
    >
      <Icon name={isValid ? 'success' : 'info'} size={16} />
      {say(isValid ? 'projects.isValidated' : 'projects.isNotValidated')}
    </Text>
  );
}
