import { useState } from 'react';
import { useFieldCheck, type FieldCheck } from './use-field-check';

export interface TypedText extends FieldCheck {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

/** The text of a field, which keeps its own where none is given, and what is wrong with it. */
export function useTypedText({ value, defaultValue = '', onChange, onBlur, ...rules }: TypedText) {
  const [typed, setTyped] = useState(defaultValue);
  const text = value ?? typed;
  const check = useFieldCheck(rules, text);
  return {
    text,
    error: check.error,
    handlers: {
      onChange: (next: string) => {
        setTyped(next);
        check.onType(next);
        onChange?.(next);
      },
      onBlur: () => {
        check.onLeave(text);
        onBlur?.();
      },
    },
  };
}
