import { createSlice } from '@reduxjs/toolkit';
import type { Dispatch, PayloadAction } from '@reduxjs/toolkit';
import { Mutex } from 'async-mutex';
import { send } from './send';

/** The token itself is in a cookie that no script can read; what is known of it is when it ends and which it is. */
interface TokenState {
  /** Counts the renewals: a call that failed with an older token than this one needs no renewal of its own. */
  readonly generation: number;
  /** Milliseconds since 1970; null without a session. */
  readonly endsAt: number | null;
}

export interface WithToken {
  token: TokenState;
}

const initialState: TokenState = { generation: 0, endsAt: null };
/** Milliseconds before its end at which a token counts as over. */
const margin = 15_000;

const tokenSlice = createSlice({
  name: 'token',
  initialState,
  reducers: {
    tokenSaved: (state, { payload }: PayloadAction<{ expiresIn: number }>) => ({
      generation: state.generation + 1,
      endsAt: Date.now() + payload.expiresIn * 1000,
    }),
    tokenCleared: (state) => ({ generation: state.generation + 1, endsAt: null }),
  },
});

export const tokenReducer = tokenSlice.reducer;
export const { tokenSaved, tokenCleared } = tokenSlice.actions;
export const tokenGeneration = (state: WithToken): number => state.token.generation;
export const isAccessOver = ({ token }: WithToken): boolean =>
  token.endsAt !== null && Date.now() > token.endsAt - margin;

const turn = new Mutex();

interface TokenStore {
  dispatch: Dispatch;
  getState: () => unknown;
}

/**
 * Renews the session, one renewal for all who ask with the same generation. Answers whether there is a session now.
 * A refused renewal clears the token, which signs out; a lost answer keeps it, since nothing is known.
 */
export function renewSession(store: TokenStore, generation: number): Promise<boolean> {
  const state = () => store.getState() as WithToken;
  return turn.runExclusive(async () => {
    if (tokenGeneration(state()) !== generation) return state().token.endsAt !== null;
    const sent = await send('/users/v1/auth/refresh', { method: 'POST' }, new AbortController().signal);
    if ('data' in sent) {
      store.dispatch(tokenSaved(sent.data as { expiresIn: number }));
      return true;
    }
    if (typeof sent.error.status === 'number' && sent.error.status < 500) store.dispatch(tokenCleared());
    return false;
  });
}
