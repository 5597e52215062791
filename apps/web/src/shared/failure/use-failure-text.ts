import { refusedProblems } from '@lucerna/contract/problem-data';
import { useMemo } from 'react';
import { isUnanswered, type ApiFailure } from '../api/failure';
import { problemData, writeMetric, type WriteLength } from '../i18n/problem-data';
import { useFormat } from '../i18n/use-format';
import { useHasText, useTranslate } from '../i18n/use-translate';
import { failureKeys } from './failure-keys';

export interface FailureText {
  readonly title: string;
  readonly text: string;
}

/** Sentences of one failure that are read before they are too many. */
const maxTold = 10;
/** Codes that say no more than their status does. */
const saysNothing: ReadonlySet<string> = new Set(['unexpected', 'badRequest']);

/**
 * Title and sentence of a failure in the language of the interface: the most specific there are (ERR-02). Where no
 * sentence is for this very action and status, and the server named the problem, its own sentence stands, or those of all its problems.
 * `writeLength` writes lengths as who looks measures them; in metres and centimetres where it is left out.
 */
export function useFailureText(
  writeLength?: WriteLength,
): (failure: ApiFailure, action?: string) => FailureText {
  const t = useTranslate();
  const hasWords = useHasText();
  const format = useFormat();
  return useMemo(() => {
    const write = writeLength ?? writeMetric(format);
    return (failure, action = failure.action ?? '') => {
      const keys = failureKeys({ action, failure });
      const base = keys.find((key) => hasWords(`${key}.title`)) ?? keys[3];
      const named = refusedProblems(failure).filter(
        ({ code }) => base !== keys[0] && !saysNothing.has(code) && hasWords(`problem.${code}`),
      );
      const sentences = new Set(
        named.map(({ code, data }) => t(`problem.${code}`, problemData(code, data, { t, hasWords, write }))),
      );
      return {
        title: t(`${base}.title`),
        text:
          sentences.size > 0
            ? [...sentences].slice(0, maxTold).join(' ')
            : // Why no answer came says more than that the act is not done, which the title says.
              t(`${isUnanswered(failure) && base === keys[1] ? keys[2] : base}.text`),
      };
    };
  }, [t, hasWords, format, writeLength]);
}
