import { useState, type ReactNode } from 'react';
import { useKitText } from '../texts/KitTexts';
import { useIsTried } from '../provider/tried-form';

export interface FieldCheck {
  isRequired?: boolean;
  /** Answers null where the text is right, else what is wrong with it. Asked when the field is left. */
  validate?: (value: string) => ReactNode;
  errorMessage?: ReactNode;
}

/**
 * The field's own check on leaving: a required one must not be empty after trimming, and only then the validator
 * decides. Once an error stands, it is asked again with each key, so that it goes as soon as it is mended. In a form that was
 * tried it is asked at once.
 */
export function useFieldCheck({ isRequired, validate, errorMessage }: FieldCheck, text: string) {
  const words = useKitText();
  const isTried = useIsTried();
  const [found, setFound] = useState<ReactNode>(null);

  const wrongWith = (value: string): ReactNode =>
    isRequired && value.trim() === '' ? words('required') : (validate?.(value) ?? null);

  return {
    error: errorMessage ?? (isTried ? wrongWith(text) : found),
    onLeave: (value: string) => setFound(wrongWith(value)),
    onType: (value: string) => {
      if (found) setFound(wrongWith(value));
    },
  };
}
