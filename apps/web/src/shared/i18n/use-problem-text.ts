import { problemValueText, type ProblemValue } from '@lucerna/engine';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { languageOf } from './language';
import { problemData, writeMetric, type WriteLength } from './problem-data';
import { useFormat } from './use-format';
import { useHasText, useTranslate } from './use-translate';

export interface ProblemLike {
  readonly code: string;
  readonly data?: Readonly<Record<string, ProblemValue>>;
}

/**
 * The sentence of a problem (`problem.<code>`) in the language of the interface, with attributes in words. `writeLength` writes
 * lengths as who looks measures them; in metres and centimetres where it is left out.
 */
export function useProblemText(writeLength?: WriteLength): (problem: ProblemLike) => string {
  const t = useTranslate();
  const hasWords = useHasText();
  const language = useSelector(languageOf);
  const format = useFormat();
  return useMemo(() => {
    const write = writeLength ?? writeMetric(format);
    return ({ code, data = {} }) => {
      const values = Object.fromEntries(
        Object.entries(problemData(code, data, { t, hasWords, write })).map(([name, value]) => [
          name,
          problemValueText(value, language),
        ]),
      );
      return hasWords(`problem.${code}`) ? t(`problem.${code}`, values) : t('errors-dialog.generic.text');
    };
  }, [t, hasWords, language, format, writeLength]);
}
