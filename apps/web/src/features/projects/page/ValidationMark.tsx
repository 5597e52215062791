import type { ProjectProduct } from '@lucerna/contract';
import { Icon, Text } from '@lucerna/kit';
import { useWords } from '../../../shared/words';

/** Whether a line was validated with the catalogue as it is, and nothing stood against it. */
export function ValidationMark({ line }: { line: ProjectProduct }) {
  const say = useWords();
  const isValid = line.validation.status === 1;
  return (
    <Text as="div" size={14} tone={isValid ? 'success' : 'quiet'}>
      <Icon name={isValid ? 'success' : 'info'} size={16} />{' '}
      {say(isValid ? 'projects.isValidated' : 'projects.isNotValidated')}
    </Text>
  );
}
