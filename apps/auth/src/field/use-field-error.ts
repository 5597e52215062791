import { useHasWords, useWords } from '../words/use-words';

/** The sentence of a field's error: the contract's rules name it by its text's key. */
export function useFieldError(): (error: { message?: string } | undefined) => string | undefined {
  const say = useWords();
  const hasWords = useHasWords();
  return (error) => {
    if (!error) return undefined;
    return say(error.message && hasWords(error.message) ? error.message : 'formError.pattern');
  };
}
