import { fieldProblem } from '@lucerna/contract';
import type { z } from 'zod';
import { useHasText, useTranslate } from '../i18n/use-translate';

/** What a rule of the contract has against a field's text, in words, or null: `rule(newBudget.shape.comments)(text)`. */
export function useRule(): (rule: z.ZodType) => (value: string) => string | null {
  const t = useTranslate();
  const hasWords = useHasText();
  return (rule) => (value) => {
    const [issue] = rule.safeParse(value).error?.issues ?? [];
    if (!issue) return null;
    const { message, data } = fieldProblem(issue);
    return t(hasWords(message) ? message : 'formError.pattern', data);
  };
}
