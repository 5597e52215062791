import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import styles from './Field.module.css';

/**
 * The line under a field: the error where there is one, else the help. Where one is missing, an empty element that is not
 * shown stands for it: a field that does not find it draws itself again at once, and all that its page wanted to do after it
 * is seen would be done before.
 */
export function FieldMessage({ description, error }: { description?: ReactNode; error?: ReactNode }) {
  if (error) {
    return (
      <FieldError className={classNames(styles.message, styles.error)}>
        <Icon name="error" size={16} />
        <span>{error}</span>
      </FieldError>
    );
  }
  return (
    <>
      {description ? (
        <Text slot="description" className={classNames(styles.message, styles.description)}>
          {description}
        </Text>
      ) : (
        <Text slot="description" hidden />
      )}
      <Text slot="errorMessage" hidden />
    </>
  );
}
