import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { writeLocalText, readLocalText } from '../local-storage/local-storage';

export type Theme = 'light' | 'dark';

interface ThemeState {
  readonly theme: Theme;
  /** By the user; until then it is the system's, and light where that says none. */
  readonly isChosen: boolean;
}

// What theme.js has put on the page before the first paint.
const initialState = (): ThemeState => ({
  theme: globalThis.document?.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  isChosen: readLocalText('theme') !== null,
});

const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen: (_, { payload }: PayloadAction<Theme>) => ({ theme: payload, isChosen: true }),
  },
});

export const themeReducer = themeSlice.reducer;
export const { themeChosen } = themeSlice.actions;
export const selectTheme = (state: { theme: ThemeState }): Theme => state.theme.theme;
export const selectIsThemeChosen = (state: { theme: ThemeState }): boolean => state.theme.isChosen;

/** Puts the theme on the page, and keeps one that was chosen for the next visit. */
export function applyTheme(theme: Theme, isChosen: boolean): void {
  if (isChosen) writeLocalText('theme', theme);
  document.documentElement.dataset.theme = theme;
  const ground = theme === 'dark' ? '#14110f' : '#ffffff';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}
