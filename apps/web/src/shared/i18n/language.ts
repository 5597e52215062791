import { languages, type LanguageCode } from '@lucerna/engine';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { writeLocalText } from '../local-storage/local-storage';
import { firstLanguage } from './first-language';

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
