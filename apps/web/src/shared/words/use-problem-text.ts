import { problemValueText, type ProblemValue } from '@lucerna/engine';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { languageOf } from './language';
import { useHasWords, useWords } from './use-words';

export interface ProblemLike {
  readonly code: string;
  readonly data?: Readonly<Record<string, ProblemValue>>;
}

/** The sentence of a problem (`problem.<code>`) in the language of the interface. */
export function useProblemText(): (problem: ProblemLike) => string {
  const say = useWords();
  const hasWords = useHasWords();
  const language = useSelector(languageOf);
  return useMemo(
    () =>
      ({ code, data = {} }) => {
        const values = Object.fromEntries(
          Object.entries(data).map(([name, value]) => [name, problemValueText(value, language)]),
        );
        return hasWords(`problem.${code}`)
          ? say(`problem.${code}`, values)
          : say('errors-dialog.generic.text');
      },
    [say, hasWords, language],
  );
}
