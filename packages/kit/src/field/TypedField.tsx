import type { ReactNode } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { classNames } from '../class-names';
import type { FieldProps } from './field-props';
import { FieldLabel } from './FieldLabel';
import { FieldMessage } from './FieldMessage';
import { useTypedText } from './use-typed-text';
import styles from './Field.module.css';

export interface TypedFieldProps
  extends FieldProps, Pick<AriaTextFieldProps, 'value' | 'defaultValue' | 'autoFocus' | 'maxLength' | 'id'> {
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Answers null where the text is right, else what is wrong with it. */
  validate?: (value: string) => ReactNode;
  placeholder?: string;
}

interface FrameProps extends Omit<TypedFieldProps, 'placeholder'> {
  /** What stands under the box, of the message and the text. */
  foot?: (message: ReactNode, text: string) => ReactNode;
  /** What stands in the box. */
  children: ReactNode;
}

/** A field that is typed in: its name, its box, and under it what it is for or what is wrong with the text. */
export function TypedField(props: FrameProps) {
  const {
    label,
    isLabelHidden,
    isMarkedOptional,
    description,
    errorMessage,
    validate,
    foot,
    className,
    children,
    ...rest
  } = props;
  const typed = useTypedText({ ...rest, errorMessage, validate });
  const message = <FieldMessage description={description} error={typed.error} />;
  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(typed.error)}
      validationBehavior="aria"
      {...typed.handlers}
      className={classNames(styles.field, className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isMarkedOptional={isMarkedOptional} />
      <div className={styles.box}>{children}</div>
      {foot ? foot(message, typed.text) : message}
    </AriaTextField>
  );
}
