import { translator } from '@lucerna/contract/compiled-message';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { reportText } from '../failure/report/report';
import { perLanguage } from './per-language';

export type Translate = ReturnType<typeof translator>;

const translatorOf = perLanguage((intl) => translator(intl, reportText));

/** The words of the interface: `t('collections.title')`, `t('model.watts', { watts: 6 })`. */
export function useTranslate(): Translate {
  return translatorOf(useIntl());
}

/** Tells whether there is a text with a key. */
export function useHasText(): (key: string) => boolean {
  const intl = useIntl();
  return useMemo(() => (key) => intl.messages[key] !== undefined, [intl]);
}
