import { addressOf } from '@lucerna/contract/address';
import { queryOfTexts, type CompiledMessage } from '@lucerna/contract/compiled-message';
import type { LanguageCode } from '@lucerna/engine';
import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { operations } from 'virtual:operations';
import { pauseBefore } from '../api/back-off';
import { send } from '../api/send';
import { readLocal, writeLocal } from '../local-storage/local-storage';
import { domains } from './domains';

type Messages = Readonly<Record<string, CompiledMessage>>;

interface WordsState {
  /** The language of the messages that are shown; it stays while another one loads. */
  readonly language: LanguageCode | null;
  readonly messages: Messages;
  /** What was read in this visit: the way back to a language asks nobody. */
  readonly known: Readonly<Partial<Record<LanguageCode, Messages>>>;
  /** Whether they could not be read so far, and are asked for again and again. */
  readonly phase: 'loading' | 'ready' | 'awaited';
}

interface WithWords {
  words: WordsState;
}

/** The texts of the last visit, for one whose service of texts cannot be reached. */
interface LastTexts {
  readonly language: LanguageCode;
  readonly messages: Messages;
}
const ofLastVisit = 'messages';

/** The tries after which the pause grows no more: without texts nothing else of the page can be there. */
const maxTries = 3;

const initialState: WordsState = { language: null, messages: {}, known: {}, phase: 'loading' };

/**
 * Reads the texts of all domains in a language, once in a visit, and goes on asking for what could not be read. Those of
 * the last visit stand in meanwhile where nothing is shown yet.
 */
export const loadTexts = createAsyncThunk(
  'words/load',
  async (lang: LanguageCode, { signal, getState, dispatch }) => {
    const words = () => (getState() as WithWords).words;
    const known = words().known[lang];
    if (known) return known;
    const files = new Map<string, Messages>();
    for (let tries = 1; ; tries += 1) {
      await Promise.all(
        domains
          .filter((domain) => !files.has(domain))
          .map(async (domain) => {
            const query = queryOfTexts(domain, lang);
            const address = addressOf(operations.getTexts.path, { params: { domain }, query });
            const file = await send(address, {}, signal);
            if ('data' in file) files.set(domain, file.data as Messages);
          }),
      );
      if (files.size === domains.length) break;
      if (signal.aborted) throw new Error('aborted');
      const last = readLocal<LastTexts>(ofLastVisit);
      if (!words().language && last?.language === lang) dispatch(textsRemembered(last));
      if (tries > 1) dispatch(textsAwaited());
      await pauseBefore(Math.min(tries, maxTries), signal);
    }
    const messages: Record<string, CompiledMessage> = {};
    for (const domain of domains) Object.assign(messages, files.get(domain));
    // The store freezes what it is given part by part, thousands of them here, but leaves alone what is frozen.
    return Object.freeze(messages);
  },
);

const wordsSlice = createSlice({
  name: 'words',
  initialState,
  reducers: {
    textsAwaited: (state) => ({ ...state, phase: 'awaited' }),
    textsRemembered: (state, { payload }: PayloadAction<LastTexts>) => ({ ...state, ...payload }),
  },
  extraReducers: (build) =>
    build
      .addCase(loadTexts.pending, (state) => ({ ...state, phase: 'loading' }))
      .addCase(loadTexts.fulfilled, ({ known }, { payload, meta }) => ({
        language: meta.arg,
        messages: payload,
        known: { ...known, [meta.arg]: payload },
        phase: 'ready',
      })),
});

const { textsAwaited, textsRemembered } = wordsSlice.actions;
export const textsReducer = wordsSlice.reducer;
export const selectTexts = ({ words }: WithWords): WordsState => words;

/** Keeps the texts for a visit that cannot read them. */
export const rememberTexts = (texts: LastTexts): void => writeLocal(ofLastVisit, texts);
