import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstWrong } from './focus-first-wrong';

export interface TriedFormState {
  /** Where its fields are. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** How often it was pressed in vain; 0 once all is right. */
  readonly tries: number;
  readonly areFieldsRight: boolean;
  /** What is in its way that is no field, in words. */
  readonly reasons: readonly string[];
  /** Acts where all is right, else shows what is not. */
  readonly press: (act: () => void) => void;
}

/**
 * A form whose act can always be pressed: a press that cannot go shows what is wrong with each of its fields (`TriedForm`) and
 * leads to the first of them. Once all is right, errors are told one by one again.
 */
export function useTriedForm(areFieldsRight: boolean, reasons: readonly string[]): TriedFormState {
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const isRight = areFieldsRight && reasons.length === 0;
  if (isRight && tries > 0) setTries(0);

  function press(act: () => void): void {
    if (isRight) return act();
    // The errors are there before the first of them is looked for.
    flushSync(() => setTries(tries + 1));
    if (!areFieldsRight) focusFirstWrong(place.current);
  }

  return { place, tries, areFieldsRight, reasons, press };
}
