import { defaultLanguage, languageCodes } from '@lucerna/engine';
import type { LanguageCode } from '@lucerna/engine';

/** How a language may be written in a query (REF-01): the code itself, a locale, American English as us. */
const written: Readonly<Record<string, LanguageCode>> = {
  ...Object.fromEntries(languageCodes.map((code) => [code, code])),
  'en-us': 'us',
  en_us: 'us',
  'es-es': 'es',
  'en-gb': 'en',
  'de-de': 'de',
  'it-it': 'it',
  'fr-fr': 'fr',
};

/** The language of a query, else the fallback: the viewer's, or English (reading 26). */
export function languageOf(text: unknown, fallback: LanguageCode = defaultLanguage): LanguageCode {
  if (typeof text !== 'string') return fallback;
  const code = text.toLowerCase();
  return Object.hasOwn(written, code) ? written[code]! : fallback;
}

const locales: Readonly<Record<LanguageCode, string>> = {
  es: 'es-ES',
  en: 'en-GB',
  de: 'de-DE',
  it: 'it-IT',
  fr: 'fr-FR',
  us: 'en-US',
};

/** The locale of a language: en-US is us. */
export function localeOf(language: LanguageCode): string {
  return locales[language];
}
