import type { ReactNode, Ref } from 'react';
import { Input, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { classNames } from '../class-names';
import { TypedField, type TypedFieldProps } from '../field/TypedField';
import field from '../field/Field.module.css';

export interface TextFieldProps
  extends TypedFieldProps, Pick<AriaTextFieldProps, 'autoComplete' | 'inputMode' | 'type'> {
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
export function TextField({ placeholder, start, end, isTabular, ref, ...rest }: TextFieldProps) {
  return (
    <TypedField {...rest}>
      {start}
      <Input
        ref={ref}
        placeholder={placeholder}
        className={classNames(field.input, isTabular && field.figures)}
      />
      {end}
    </TypedField>
  );
}
