import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField, useLocale } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { classNames } from '../class-names';
import type { FieldProps } from '../field/field-props';
import { FieldLabel } from '../field/FieldLabel';
import { FieldMessage } from '../field/FieldMessage';
import { useFieldCheck } from '../field/use-field-check';
import { useKitText } from '../texts/KitTexts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import field from '../field/Field.module.css';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends FieldProps, Pick<AriaTextFieldProps, 'value' | 'defaultValue' | 'autoFocus' | 'id'> {
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Answers null where the text is right, else what is wrong with it. */
  validate?: (value: string) => ReactNode;
  placeholder?: string;
  /** Lines shown at first; it grows with the text. */
  rows?: number;
  /** Characters at most. */
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines, with a count of its characters. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelHidden,
    isMarkedOptional,
    description,
    errorMessage,
    validate,
    onChange,
    onBlur,
    placeholder,
    rows = 3,
    maxLength = 4000,
    ref,
    className,
    ...rest
  } = props;
  const text = useKitText();
  const { locale } = useLocale();
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const value = rest.value ?? typed;
  const check = useFieldCheck({ isRequired: rest.isRequired, validate, errorMessage });

  function handleChange(next: string) {
    setTyped(next);
    check.onType(next);
    onChange?.(next);
  }

  function handleBlur() {
    check.onLeave(value);
    onBlur?.();
  }

  return (
    <AriaTextField
      {...rest}
      maxLength={maxLength}
      isInvalid={Boolean(check.error)}
      validationBehavior="aria"
      onChange={handleChange}
      onBlur={handleBlur}
      className={classNames(field.field, className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isMarkedOptional={isMarkedOptional} />
      <div className={field.box}>
        <AriaTextArea
          ref={ref}
          rows={rows}
          placeholder={placeholder}
          className={classNames(field.input, styles.area)}
        />
      </div>
      <div className={styles.foot}>
        <FieldMessage description={description} error={check.error} />
        <span className={classNames(field.message, field.description, field.end)}>
          <span aria-hidden="true">
            {value.length.toLocaleString(locale)} / {maxLength.toLocaleString(locale)}
          </span>
          <VisuallyHidden>{text('charactersLeft', { count: maxLength - value.length })}</VisuallyHidden>
        </span>
      </div>
    </AriaTextField>
  );
}
