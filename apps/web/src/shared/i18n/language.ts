import type { LanguageCode } from '@lucerna/engine';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { writeLocalText } from '../local-storage/local-storage';
import { firstLanguage } from './first-language';

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

export interface WithLanguage {
  language: LanguageState;
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
  writeLocalText('language', code);
  document.documentElement.lang = languages[code].locale;
}
