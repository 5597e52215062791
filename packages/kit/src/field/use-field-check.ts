import { useState, type ReactNode } from 'react';
import { useKitText } from '../texts/KitTexts';

export interface FieldCheck {
  isRequired?: boolean;
  /** Answers null where the text is right, else what is wrong with it. Asked when the field is left. */
  validate?: (value: string) => ReactNode;
  errorMessage?: ReactNode;
}

/**
 * The field's own check on leaving: a required one must not be empty after trimming, and only then the validator
 * decides. Once an error stands, it is asked again with each key, so that it goes as soon as it is mended.
 */
export function useFieldCheck({ isRequired, validate, errorMessage }: FieldCheck) {
  const text = useKitText();
  const [found, setFound] = useState<ReactNode>(null);

  function check(value: string) {
    if (isRequired && value.trim() === '') setFound(text('required'));
    else setFound(validate?.(value) ?? null);
  }

  return {
    error: errorMessage ?? found,
    onLeave: check,
    onType: (value: string) => {
      if (found) check(value);
    },
  };
}
