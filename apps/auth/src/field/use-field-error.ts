import type { FieldError } from 'react-hook-form';
import { useHasWords, useWords } from '../words/use-words';

type Failed = Pick<FieldError, 'message' | 'types'>;

/** The sentence of a field's error: the contract's rules name it by its text's key. */
export function useFieldError(): (error: Failed | undefined) => string | undefined {
  const say = useWords();
  const hasWords = useHasWords();
  return (error) => {
    if (!error) return undefined;
    const limits = error.types as Readonly<Record<string, string>> | undefined;
    return say(error.message && hasWords(error.message) ? error.message : 'formError.pattern', limits);
  };
}
