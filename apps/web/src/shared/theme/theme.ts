import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { keepWord, readWord } from '../kept/kept';

export type Theme = 'light' | 'dark';

interface ThemeState {
  readonly theme: Theme;
}

const initialState = (): ThemeState => ({ theme: readWord('theme') === 'dark' ? 'dark' : 'light' });

const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen: (_, { payload }: PayloadAction<Theme>) => ({ theme: payload }),
  },
});

export const themeReducer = themeSlice.reducer;
export const { themeChosen } = themeSlice.actions;
export const selectTheme = (state: { theme: ThemeState }): Theme => state.theme.theme;

/** Puts the theme on the page and keeps it for the next visit. */
export function applyTheme(theme: Theme): void {
  keepWord('theme', theme);
  document.documentElement.dataset.theme = theme;
  const ground = theme === 'dark' ? '#14110f' : '#ffffff';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}
