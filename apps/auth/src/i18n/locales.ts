import type { LanguageCode } from '@lucerna/engine';

/** The locale that writes dates and numbers of a language. */
export const locales: Readonly<Record<LanguageCode, string>> = {
  es: 'es-ES',
  en: 'en-GB',
  de: 'de-DE',
  it: 'it-IT',
  fr: 'fr-FR',
  us: 'en-US',
};
