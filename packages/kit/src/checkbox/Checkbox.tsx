import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import field from '../field/Field.module.css';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  /** The words beside the box. */
  children: ReactNode;
  isLabelHidden?: boolean;
  isSelected?: boolean;
  defaultSelected?: boolean;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  description?: ReactNode;
  errorMessage?: ReactNode;
  onChange?: (isSelected: boolean) => void;
  className?: string;
}

/**
 * Yes or no, as one answer of a form or one line of many. Plain elements, since a list has hundreds of them and those of
 * react-aria are drawn again as soon as they are there.
 */
export function Checkbox(props: CheckboxProps) {
  const { children, isLabelHidden, isSelected, defaultSelected, isIndeterminate, isDisabled } = props;
  const { description, errorMessage, onChange, className } = props;
  const id = useId();
  const message = errorMessage || description;
  return (
    <div className={classNames(field.field, className)}>
      <label
        className={styles.checkbox}
        data-disabled={isDisabled || undefined}
        data-invalid={errorMessage ? true : undefined}
      >
        <input
          ref={(box) => {
            if (box) box.indeterminate = isIndeterminate ?? false;
          }}
          type="checkbox"
          className={styles.input}
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          onChange={({ target }) => {
            const { checked } = target;
            // The browser takes it back with a press.
            target.indeterminate = isIndeterminate ?? false;
            onChange?.(checked);
          }}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={message ? id : undefined}
        />
        <span className={styles.box}>
          <Icon name={isIndeterminate ? 'minus' : 'check'} size={16} />
        </span>
        {isLabelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
      </label>
      {message && (
        <div
          id={id}
          className={classNames(
            field.message,
            errorMessage ? field.error : classNames(field.description, styles.under),
          )}
        >
          {errorMessage && <Icon name="error" size={16} />}
          <span>{message}</span>
        </div>
      )}
    </div>
  );
}
