import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { classNames } from '../class-names';
import type { FieldProps } from '../field/field-props';
import { FieldLabel } from '../field/FieldLabel';
import { FieldMessage } from '../field/FieldMessage';
import { useFieldCheck } from '../field/use-field-check';
import field from '../field/Field.module.css';

type PassedOn =
  'value' | 'defaultValue' | 'autoFocus' | 'autoComplete' | 'inputMode' | 'maxLength' | 'type' | 'id';

export interface TextFieldProps extends FieldProps, Pick<AriaTextFieldProps, PassedOn> {
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Answers null where the text is right, else what is wrong with it. */
  validate?: (value: string) => ReactNode;
  placeholder?: string;
  /** Stands in the box before the text, such as an icon. */
  start?: ReactNode;
  /** Stands in the box after the text, such as a unit or a button. */
  end?: ReactNode;
  /** Figures of one width. */
  isTabular?: boolean;
  /** The input itself, as a form library wants it. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
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
    start,
    end,
    isTabular,
    ref,
    className,
    ...rest
  } = props;
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const check = useFieldCheck({ isRequired: rest.isRequired, validate, errorMessage });

  function handleChange(next: string) {
    setTyped(next);
    check.onType(next);
    onChange?.(next);
  }

  function handleBlur() {
    check.onLeave(rest.value ?? typed);
    onBlur?.();
  }

  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(check.error)}
      validationBehavior="aria"
      onChange={handleChange}
      onBlur={handleBlur}
      className={classNames(field.field, className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isMarkedOptional={isMarkedOptional} />
      <div className={field.box}>
        {start}
        <Input
          ref={ref}
          placeholder={placeholder}
          className={classNames(field.input, isTabular && field.figures)}
        />
        {end}
      </div>
      <FieldMessage description={description} error={check.error} />
    </AriaTextField>
  );
}
