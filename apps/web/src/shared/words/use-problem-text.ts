import { useMemo } from 'react';
import { useHasWords, useWords } from './use-words';

export interface ProblemLike {
  readonly code: string;
  readonly data?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** The sentence of a problem (`problem.<code>`) in the language of the interface. */
export function useProblemText(): (problem: ProblemLike) => string {
  const say = useWords();
  const hasWords = useHasWords();
  return useMemo(
    () =>
      ({ code, data = {} }) => {
        const values = Object.fromEntries(
          Object.entries(data).map(([name, value]) => [
            name,
            typeof value === 'object' ? value.join(', ') : value,
          ]),
        );
        return hasWords(`problem.${code}`)
          ? say(`problem.${code}`, values)
          : say('errors-dialog.generic.text');
      },
    [say, hasWords],
  );
}
