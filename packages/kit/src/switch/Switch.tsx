import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, Text, type SwitchFieldProps } from 'react-aria-components';
import { classNames } from '../class-names';
import field from '../field/Field.module.css';
import styles from './Switch.module.css';

export interface SwitchProps extends Pick<
  SwitchFieldProps,
  'isSelected' | 'defaultSelected' | 'isDisabled' | 'name'
> {
  children: ReactNode;
  description?: ReactNode;
  onChange?: (isSelected: boolean) => void;
  className?: string;
}

/** On or off, with effect at once. */
export function Switch({ children, description, className, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className={classNames(field.field, className)}>
      <SwitchButton className={styles.switch}>
        <span className={styles.track} />
        <span>{children}</span>
      </SwitchButton>
      {description && (
        <Text slot="description" className={classNames(field.message, field.description, styles.under)}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
