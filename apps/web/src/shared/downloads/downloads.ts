import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { readLocal, writeLocal } from '../local-storage/local-storage';

const name = 'downloads';
const tabName = 'lucerna.downloads.unsaved';

interface DownloadsState {
  /** This browser has asked for downloads, so that the panel of them is shown. */
  readonly isShown: boolean;
  /** Those that this tab asked for, and has not saved yet: saved as soon as they are ready, after a reload too. */
  readonly unsaved: readonly string[];
}

function readUnsaved(): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(tabName) ?? '[]') as string[];
  } catch {
    return [];
  }
}

const slice = createSlice({
  name,
  initialState: (): DownloadsState => ({
    isShown: readLocal<true>(name) === true,
    unsaved: readUnsaved(),
  }),
  reducers: {
    downloadStarted: (state, { payload: id }: PayloadAction<string>) => ({
      isShown: true,
      unsaved: [...new Set([...state.unsaved, id])],
    }),
    downloadSaved: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      unsaved: state.unsaved.filter((each) => each !== id),
    }),
    downloadsHidden: (state) => ({ ...state, isShown: false }),
  },
});

export const downloadsReducer = slice.reducer;
export const { downloadStarted, downloadSaved, downloadsHidden } = slice.actions;
export const selectDownloads = ({ downloads }: { readonly downloads: DownloadsState }) => downloads;

/** Keeps what the next page, or this one after a reload, goes on with. */
export function keepDownloads({ isShown, unsaved }: DownloadsState): void {
  if ((readLocal<true>(name) === true) !== isShown) writeLocal(name, isShown);
  try {
    sessionStorage.setItem(tabName, JSON.stringify(unsaved));
  } catch {
    // Nothing can be kept here.
  }
}
