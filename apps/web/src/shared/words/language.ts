import type { LanguageCode } from '@lucerna/engine';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { keepWord, readWord } from '../kept/kept';

/** The languages with the locale that writes their numbers and dates, and their own name. */
export const languages: Readonly<Record<LanguageCode, { locale: string; name: string }>> = {
  es: { locale: 'es-ES', name: 'Español' },
  en: { locale: 'en-GB', name: 'English' },
  de: { locale: 'de-DE', name: 'Deutsch' },
  it: { locale: 'it-IT', name: 'Italiano' },
  fr: { locale: 'fr-FR', name: 'Français' },
  us: { locale: 'en-US', name: 'English (US)' },
};

interface LanguageState {
  readonly chosen: LanguageCode;
}

interface WithLanguage {
  language: LanguageState;
}

const isLanguage = (code: string | null | undefined): code is LanguageCode =>
  typeof code === 'string' && Object.hasOwn(languages, code);

/** The kept language, else that of the browser, else English (reading 26). */
function firstLanguage(): LanguageCode {
  const kept = readWord('language');
  if (isLanguage(kept)) return kept;
  for (const locale of navigator.languages) {
    if (locale === 'en-US') return 'us';
    const code = locale.split('-')[0];
    if (isLanguage(code)) return code;
  }
  return 'en';
}

const languageSlice = createSlice({
  name: 'language',
  initialState: (): LanguageState => ({ chosen: firstLanguage() }),
  reducers: {
    languageChosen: (_, { payload }: PayloadAction<LanguageCode>) => ({ chosen: payload }),
  },
});

export const languageReducer = languageSlice.reducer;
export const { languageChosen } = languageSlice.actions;
export const languageOf = (state: WithLanguage): LanguageCode => state.language.chosen;

/** Keeps the language for the next visit and tells the browser. */
export function applyLanguage(code: LanguageCode): void {
  keepWord('language', code);
  document.documentElement.lang = languages[code].locale;
}
