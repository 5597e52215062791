import { lightWriting, type Convention, type LightWriting } from '@lucerna/photometry';
import { useMemo } from 'react';
import { thin, useLocale } from '../i18n';

/** How figures of light are written on a page, with the digits that they have in documents. */
export function useWritten(convention: Convention): LightWriting {
  const locale = useLocale();
  return useMemo(() => lightWriting(convention, { locale, space: thin, group: thin }), [convention, locale]);
}
