import type { Ref } from 'react';
import { TextArea as AriaTextArea, useLocale } from 'react-aria-components';
import { classNames } from '../class-names';
import { TypedField, type TypedFieldProps } from '../field/TypedField';
import { useKitText } from '../texts/KitTexts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import field from '../field/Field.module.css';
import styles from './TextArea.module.css';

export interface TextAreaProps extends TypedFieldProps {
  /** Lines shown at first; it grows with the text. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines, with a count of its characters. */
export function TextArea({ placeholder, rows = 3, maxLength = 4000, ref, ...rest }: TextAreaProps) {
  const text = useKitText();
  const { locale } = useLocale();
  return (
    <TypedField
      {...rest}
      maxLength={maxLength}
      foot={(message, { length }) => (
        <div className={styles.foot}>
          {message}
          <span className={classNames(field.message, field.description, field.end)}>
            <span aria-hidden="true">
              {length.toLocaleString(locale)} / {maxLength.toLocaleString(locale)}
            </span>
            <VisuallyHidden>{text('charactersLeft', { count: maxLength - length })}</VisuallyHidden>
          </span>
        </div>
      )}
    >
      <AriaTextArea
        ref={ref}
        rows={rows}
        placeholder={placeholder}
        className={classNames(field.input, styles.area)}
      />
    </TypedField>
  );
}
