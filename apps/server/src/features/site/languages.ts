import type { Language } from '@lucerna/contract';
import { languageCodes, languageTag, type LanguageCode } from '@lucerna/engine';
import { localeOf } from '../../http/language';

/** The languages, each described in the one asked for: us is American English. */
export function languagesIn(language: LanguageCode): Language[] {
  const names = new Intl.DisplayNames([localeOf(language)], { type: 'language', languageDisplay: 'dialect' });
  return languageCodes.map((isoCode, place) => ({
    id: place + 1,
    isoCode,
    locale: localeOf(isoCode),
    description: names.of(languageTag(isoCode)) ?? isoCode,
  }));
}
