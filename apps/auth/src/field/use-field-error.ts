import type { FieldError } from 'react-hook-form';
import { useHasText, useTranslate } from '../i18n/use-translate';

type Failed = Pick<FieldError, 'message' | 'types'>;

/** The sentence of a field's error: the contract's rules name it by its text's key. */
export function useFieldError(): (error: Failed | undefined) => string | undefined {
  const t = useTranslate();
  const hasWords = useHasText();
  return (error) => {
    if (!error) return undefined;
    const limits = error.types as Readonly<Record<string, string>> | undefined;
    return t(error.message && hasWords(error.message) ? error.message : 'formError.pattern', limits);
  };
}
