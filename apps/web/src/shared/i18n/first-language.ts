import { sessionMark } from '@lucerna/contract/session-mark';
import { defaultLanguage, languageCodes, type LanguageCode } from '@lucerna/engine';
import { readLocal, readLocalText } from '../local-storage/local-storage';

const isLanguage = (code: string | null | undefined): code is LanguageCode =>
  (languageCodes as readonly (string | null | undefined)[]).includes(code);

/**
 * The language of a page whose address names one, such as `/de/new-register`; else that of an account that was signed in
 * elsewhere, as by another service, and is here for the first time; else the kept one, else that of the browser, else
 * English (reading 26). public/theme.js finds it the same way.
 */
export function firstLanguage(path = openedPath()): LanguageCode {
  const [, named, page] = path.split('/');
  if (page && isLanguage(named)) return named;
  const known = [markedLanguage(), readLocalText('language')].find(isLanguage);
  if (known) return known;
  for (const locale of navigator.languages) {
    if (locale === 'en-US') return 'us';
    const code = locale.split('-')[0];
    if (isLanguage(code)) return code;
  }
  return defaultLanguage;
}

const mark = new RegExp(`\\b${sessionMark}=(\\w+)`);

/** The language of an account whose session this browser has not seen yet; later its choice here counts. */
const markedLanguage = () =>
  readLocal<boolean>('hasBeenActive') ? null : mark.exec(globalThis.document?.cookie ?? '')?.[1];

/** Where the browser was opened; tests of the store have no address. */
const openedPath = () => (typeof location === 'undefined' ? '/' : location.pathname);
