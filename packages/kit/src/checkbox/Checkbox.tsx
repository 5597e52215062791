import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components';
import type { CheckboxFieldProps } from 'react-aria-components';
import { classNames } from '../class-names';
import { FieldMessage } from '../field/FieldMessage';
import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import field from '../field/Field.module.css';
import styles from './Checkbox.module.css';

type PassedOn =
  | 'isSelected'
  | 'defaultSelected'
  | 'isIndeterminate'
  | 'isDisabled'
  | 'isRequired'
  | 'name'
  | 'value'
  | 'onBlur';

export interface CheckboxProps extends Pick<CheckboxFieldProps, PassedOn> {
  /** The words beside the box. */
  children: ReactNode;
  isLabelHidden?: boolean;
  description?: ReactNode;
  errorMessage?: ReactNode;
  onChange?: (isSelected: boolean) => void;
  className?: string;
}

/** Yes or no, as one answer of a form or one line of many. */
export function Checkbox(props: CheckboxProps) {
  const { children, isLabelHidden, description, errorMessage, className, ...rest } = props;
  return (
    <CheckboxField
      {...rest}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(field.field, className)}
    >
      <CheckboxButton className={styles.checkbox}>
        {({ isIndeterminate }) => (
          <>
            <span className={styles.box}>
              <Icon name={isIndeterminate ? 'minus' : 'check'} size={16} />
            </span>
            {isLabelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
          </>
        )}
      </CheckboxButton>
      {description && !errorMessage && (
        <Text slot="description" className={classNames(field.message, field.description, styles.under)}>
          {description}
        </Text>
      )}
      <FieldMessage error={errorMessage} />
    </CheckboxField>
  );
}
