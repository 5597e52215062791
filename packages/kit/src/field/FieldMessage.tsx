import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import styles from './Field.module.css';

interface FieldMessageProps {
  description?: ReactNode;
  error?: ReactNode;
}

/** The line under a field: the error where there is one, else the help. */
export function FieldMessage({ description, error }: FieldMessageProps) {
  if (error) {
    return (
      <FieldError className={classNames(styles.message, styles.error)}>
        <Icon name="error" size={16} />
        <span>{error}</span>
      </FieldError>
    );
  }
  if (!description) return null;
  return (
    <Text slot="description" className={classNames(styles.message, styles.description)}>
      {description}
    </Text>
  );
}
