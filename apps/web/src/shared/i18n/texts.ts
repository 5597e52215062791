import { addressOf } from '@lucerna/contract/address';
import type { LanguageCode } from '@lucerna/engine';
import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import { operations } from 'virtual:operations';
import { sendPatiently } from '../api/send';
import { domains } from './domains';

type Messages = Readonly<Record<string, string>>;

interface WordsState {
  /** The language of the messages that are shown; it stays while another one loads. */
  readonly language: LanguageCode | null;
  readonly messages: Messages;
  /** What was read in this visit: the way back to a language asks nobody. */
  readonly known: Readonly<Partial<Record<LanguageCode, Messages>>>;
  readonly phase: 'loading' | 'ready' | 'failed';
}

interface WithWords {
  words: WordsState;
}

const initialState: WordsState = { language: null, messages: {}, known: {}, phase: 'loading' };

/** Reads the texts of all domains in a language, once in a visit. */
export const loadTexts = createAsyncThunk('words/load', async (lang: LanguageCode, { signal, getState }) => {
  const known = (getState() as WithWords).words.known[lang];
  if (known) return known;
  const files = await Promise.all(
    domains.map((domain) =>
      sendPatiently(addressOf(operations.getTexts.path, { params: { domain }, query: { lang } }), {}, signal),
    ),
  );
  const messages: Record<string, string> = {};
  for (const file of files) {
    if ('error' in file) throw new Error(file.error.code);
    Object.assign(messages, file.data);
  }
  return messages;
});

const wordsSlice = createSlice({
  name: 'words',
  initialState,
  reducers: {},
  extraReducers: (build) =>
    build
      .addCase(loadTexts.pending, (state) => ({ ...state, phase: 'loading' }))
      .addCase(loadTexts.fulfilled, ({ known }, { payload, meta }) => ({
        language: meta.arg,
        messages: payload,
        known: { ...known, [meta.arg]: payload },
        phase: 'ready',
      }))
      .addCase(loadTexts.rejected, (state) => ({ ...state, phase: 'failed' })),
});

export const textsReducer = wordsSlice.reducer;
export const selectTexts = ({ words }: WithWords): WordsState => words;
