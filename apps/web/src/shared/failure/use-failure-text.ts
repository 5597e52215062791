import { useMemo } from 'react';
import { failureData } from '../api/failure';
import type { ApiFailure } from '../api/failure';
import { useHasWords, useWords } from '../words/use-words';
import { failureKeys } from './failure-keys';

export interface FailureText {
  readonly title: string;
  readonly text: string;
}

/**
 * Title and sentence of a failure in the language of the interface. Where the server named the problem its own
 * sentence stands; the title is the most specific there is.
 */
export function useFailureText(): (failure: ApiFailure, action?: string) => FailureText {
  const say = useWords();
  const hasWords = useHasWords();
  return useMemo(
    () =>
      (failure, action = '') => {
        const key = failureKeys({ action, failure }).find((each) => hasWords(`${each}.title`));
        const base = key ?? 'errors-dialog.generic';
        const problem = `problem.${failure.code}`;
        const isNamed = failure.code !== 'unexpected' && failure.code !== 'badRequest' && hasWords(problem);
        return {
          title: say(`${base}.title`),
          text: isNamed ? say(problem, failureData(failure)) : say(`${base}.text`),
        };
      },
    [say, hasWords],
  );
}
