import type { ReactNode } from 'react';

/** One value of a group of choices. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** A quieter second line. */
  description?: ReactNode;
  /** It cannot be taken now. It stays in sight, can be focused, and a press answers with the reason. */
  isBlocked?: boolean;
  /** What blocks it, as a sentence that stands by itself. */
  blockedReason?: ReactNode;
  /** What frees it, as a small button. */
  blockedAction?: ReactNode;
}

export interface ChoiceGroupProps<Value extends string, Item extends Choice<Value>> {
  label: ReactNode;
  isLabelHidden?: boolean;
  /** Written after the label, such as the name of the chosen value. */
  detail?: ReactNode;
  choices: readonly Item[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Told when somebody presses a blocked choice. */
  onBlocked?: (value: Value) => void;
  isDisabled?: boolean;
  className?: string;
}
