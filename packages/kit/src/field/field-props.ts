import type { ReactNode } from 'react';

/** What every field with a label takes. */
export interface FieldProps {
  label: ReactNode;
  /** Hides the label from sight, not from a screen reader. */
  isLabelHidden?: boolean;
  /** Help that stands under the field until there is an error. */
  description?: ReactNode;
  /** An error found elsewhere, such as by a form or the server; it wins over the field's own check. */
  errorMessage?: ReactNode;
  isRequired?: boolean;
  /** Writes "optional" beside the label. */
  isMarkedOptional?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  name?: string;
  className?: string;
}
