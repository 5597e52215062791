import { defaultLanguage, languageCodes, languages, type LanguageCode } from '@lucerna/engine';

/** How a language may be written in a query (REF-01): the code itself, a locale, American English as us. */
const written: Readonly<Record<string, LanguageCode>> = {
  ...Object.fromEntries(languageCodes.map((code) => [code, code])),
  ...Object.fromEntries(languageCodes.map((code) => [languages[code].locale.toLowerCase(), code])),
  en_us: 'us',
};

/** The language of a query, else the fallback: the viewer's, or English (reading 26). */
export function languageOf(text: unknown, fallback: LanguageCode = defaultLanguage): LanguageCode {
  if (typeof text !== 'string') return fallback;
  const code = text.toLowerCase();
  return Object.hasOwn(written, code) ? written[code]! : fallback;
}

/** The locale of a language: en-US is us. */
export function localeOf(language: LanguageCode): string {
  return languages[language].locale;
}
