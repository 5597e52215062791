import { useMemo } from 'react';
import { failureData } from '../api/failure';
import type { ApiFailure } from '../api/failure';
import { useHasWords, useWords } from '../words/use-words';
import { failureKeys } from './failure-keys';

export interface FailureText {
  readonly title: string;
  readonly text: string;
}

/** Codes that say no more than their status does. */
const saysNothing: ReadonlySet<string> = new Set(['unexpected', 'badRequest']);

/**
 * Title and sentence of a failure in the language of the interface: the most specific there are (ERR-02). Where no
 * sentence is for this very action and status, and the server named the problem, its own sentence stands.
 */
export function useFailureText(): (failure: ApiFailure, action?: string) => FailureText {
  const say = useWords();
  const hasWords = useHasWords();
  return useMemo(
    () =>
      (failure, action = failure.action ?? '') => {
        const keys = failureKeys({ action, failure });
        const base = keys.find((key) => hasWords(`${key}.title`)) ?? keys[3];
        const problem = `problem.${failure.code}`;
        const isNamed = base !== keys[0] && !saysNothing.has(failure.code) && hasWords(problem);
        return {
          title: say(`${base}.title`),
          text: isNamed ? say(problem, failureData(failure)) : say(`${base}.text`),
        };
      },
    [say, hasWords],
  );
}
