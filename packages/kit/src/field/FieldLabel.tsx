import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { useKitText } from '../texts/KitTexts';
import styles from './Field.module.css';

interface FieldLabelProps {
  label: ReactNode;
  isHidden?: boolean;
  isMarkedOptional?: boolean;
  /** The id of a field that is a plain element; those of react-aria find their label. */
  htmlFor?: string;
}

/** The label above a field. */
export function FieldLabel({ label, isHidden, isMarkedOptional, htmlFor }: FieldLabelProps) {
  const text = useKitText();
  const content = (
    <Label htmlFor={htmlFor} className={styles.label}>
      {label}
      {isMarkedOptional && (
        <>
          {' '}
          <span className={styles.optional}>{text('optional')}</span>
        </>
      )}
    </Label>
  );
  return isHidden ? <VisuallyHidden>{content}</VisuallyHidden> : content;
}
