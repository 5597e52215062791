import { problemValueText, type ProblemValue } from '@lucerna/engine';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { languageOf } from './language';
import { nameAttribute } from './name-attribute';
import { useHasText, useTranslate } from './use-translate';

export interface ProblemLike {
  readonly code: string;
  readonly data?: Readonly<Record<string, ProblemValue>>;
}

/** The sentence of a problem (`problem.<code>`) in the language of the interface, with attributes in words. */
export function useProblemText(): (problem: ProblemLike) => string {
  const t = useTranslate();
  const hasWords = useHasText();
  const language = useSelector(languageOf);
  return useMemo(
    () =>
      ({ code, data = {} }) => {
        const values = Object.fromEntries(
          Object.entries(nameAttribute(data, t, hasWords)).map(([name, value]) => [
            name,
            problemValueText(value, language),
          ]),
        );
        return hasWords(`problem.${code}`) ? t(`problem.${code}`, values) : t('errors-dialog.generic.text');
      },
    [t, hasWords, language],
  );
}
