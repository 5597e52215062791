import { translator } from '@lucerna/contract/compiled-message';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { reportText } from '../failure/report/report';

export type Translate = ReturnType<typeof translator>;

/** The words of the interface: `t('collections.title')`, `t('model.watts', { watts: 6 })`. */
export function useTranslate(): Translate {
  const intl = useIntl();
  return useMemo(() => translator(intl, reportText), [intl]);
}

/** Tells whether there is a text with a key. */
export function useHasText(): (key: string) => boolean {
  const intl = useIntl();
  return useMemo(() => (key) => intl.messages[key] !== undefined, [intl]);
}
