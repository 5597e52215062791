import { useHasWords, useWords } from '../words/use-words';

interface Rule {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: readonly { message: string }[] } };
}

/** What a rule of the contract has against a field's text, in words, or null: `rule(newBudget.shape.comments)(text)`. */
export function useRule(): (rule: Rule) => (value: string) => string | null {
  const say = useWords();
  const hasWords = useHasWords();
  return (rule) => (value) => {
    const { success, error } = rule.safeParse(value);
    if (success) return null;
    const key = error?.issues[0]?.message ?? '';
    return say(hasWords(key) ? key : 'formError.pattern');
  };
}
