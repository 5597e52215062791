import { defaultLanguage, languageCodes } from '@lucerna/engine';
import type { LanguageCode } from '@lucerna/engine';
import { readLocalText } from '../local-storage/local-storage';

const isLanguage = (code: string | null | undefined): code is LanguageCode =>
  (languageCodes as readonly (string | null | undefined)[]).includes(code);

/**
 * The language of a page whose address names one, such as `/de/new-register`; else the kept one, else that of the
 * browser, else English (reading 26).
 */
export function firstLanguage(path = openedPath()): LanguageCode {
  const [, named, page] = path.split('/');
  if (page && isLanguage(named)) return named;
  const kept = readLocalText('language');
  if (isLanguage(kept)) return kept;
  for (const locale of navigator.languages) {
    if (locale === 'en-US') return 'us';
    const code = locale.split('-')[0];
    if (isLanguage(code)) return code;
  }
  return defaultLanguage;
}

/** Where the browser was opened; tests of the store have no address. */
const openedPath = () => (typeof location === 'undefined' ? '/' : location.pathname);
