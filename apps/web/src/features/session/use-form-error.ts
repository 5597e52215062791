import { useHasWords, useWords } from '../../shared/words';

/** The sentence of a field's error: the contract's rules name it by its text's key. */
export function useFormError(): (error: { message?: string } | undefined) => string | undefined {
  const say = useWords();
  const hasWords = useHasWords();
  return (error) => {
    if (!error) return undefined;
    return error.message && hasWords(error.message) ? say(error.message) : say('formError.pattern');
  };
}
