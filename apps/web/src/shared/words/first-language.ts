import { defaultLanguage, languageCodes } from '@lucerna/engine';
import type { LanguageCode } from '@lucerna/engine';
import { readWord } from '../kept/kept';

const isLanguage = (code: string | null | undefined): code is LanguageCode =>
  (languageCodes as readonly (string | null | undefined)[]).includes(code);

/** The kept language, else that of the browser, else English (reading 26). */
export function firstLanguage(): LanguageCode {
  const kept = readWord('language');
  if (isLanguage(kept)) return kept;
  for (const locale of navigator.languages) {
    if (locale === 'en-US') return 'us';
    const code = locale.split('-')[0];
    if (isLanguage(code)) return code;
  }
  return defaultLanguage;
}
