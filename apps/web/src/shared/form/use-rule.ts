import { fieldProblem } from '@lucerna/contract';
import type { z } from 'zod';
import { useHasWords, useWords } from '../words/use-words';

/** What a rule of the contract has against a field's text, in words, or null: `rule(newBudget.shape.comments)(text)`. */
export function useRule(): (rule: z.ZodType) => (value: string) => string | null {
  const say = useWords();
  const hasWords = useHasWords();
  return (rule) => (value) => {
    const [issue] = rule.safeParse(value).error?.issues ?? [];
    if (!issue) return null;
    const { message, data } = fieldProblem(issue);
    return say(hasWords(message) ? message : 'formError.pattern', data);
  };
}
