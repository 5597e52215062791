/** The six languages of every text; `us` is American English (spec, C1). */
export const languageCodes = ['es', 'en', 'de', 'it', 'fr', 'us'] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** Reading 26: the interface falls back to English. */
export const defaultLanguage: LanguageCode = 'en';

/** One text in all six languages. */
export type Localized = Readonly<Record<LanguageCode, string>>;

/** A text in a language; one that needs no translation, such as the code of a driver, is the same in all. */
export const textIn = (text: string | Localized, language: LanguageCode): string =>
  typeof text === 'string' ? text : text[language];
