/** The six languages of every text; `us` is American English (spec, C1). */
export const languageCodes = ['es', 'en', 'de', 'it', 'fr', 'us'] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** A language with the locale that writes its numbers and dates, and its own name. */
export const languages: Readonly<Record<LanguageCode, { readonly locale: string; readonly name: string }>> = {
  es: { locale: 'es-ES', name: 'Español' },
  en: { locale: 'en-GB', name: 'English' },
  de: { locale: 'de-DE', name: 'Deutsch' },
  it: { locale: 'it-IT', name: 'Italiano' },
  fr: { locale: 'fr-FR', name: 'Français' },
  us: { locale: 'en-US', name: 'English (US)' },
};

/** A language that is spoken: American English is English. */
export type SpokenLanguage = Exclude<LanguageCode, 'us'>;
export const spokenLanguage = (language: LanguageCode): SpokenLanguage =>
  language === 'us' ? 'en' : language;
export const spokenLanguages = /* @__PURE__ */ languageCodes.filter(
  (each): each is SpokenLanguage => each === spokenLanguage(each),
);

/** A language as pages and files name it (BCP 47): by its code where that is one, else by its locale. */
export const languageTag = (language: LanguageCode): string =>
  language === spokenLanguage(language) ? language : languages[language].locale;

/** Something of each language. */
export const inEachLanguage = <Value>(make: (language: LanguageCode) => Value) =>
  Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<LanguageCode, Value>;

/** Reading 26: the interface falls back to English. */
export const defaultLanguage: LanguageCode = 'en';

/** One text in all six languages. */
export type Localized = Readonly<Record<LanguageCode, string>>;

/** A text in a language; one that needs no translation, such as the code of a driver, is the same in all. */
export const textIn = (text: string | Localized, language: LanguageCode): string =>
  typeof text === 'string' ? text : text[language];

/** Letters that are written from right to left: Hebrew, Arabic and what stands beside them, and their presentation forms. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A text that is written from right to left stands by itself wherever it is put (U+2068, U+2069), or the figures and signs
 * beside it would change sides. Others have no sign that nobody typed, which would be copied and searched with them. What is
 * no text stays as it is.
 */
export const isolated = <Given extends string | number | boolean | Date>(given: Given): Given | string =>
  rightToLeft.test(given as string) ? `\u2068${given as string}\u2069` : given;

/** Puts values into the places of a text, each in a direction of its own; an unknown place stays as it is. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => isolated(values[name] ?? place));
