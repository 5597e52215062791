import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import { oneTabAtATime } from './one-tab';
import { sendPatiently } from './send';
import { isOver, readKeptEnd } from './token-end';

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

const tokenSlice = createSlice({
  name: 'token',
  initialState,
  reducers: {
    tokenSaved: {
      prepare: ({ expiresIn }: { expiresIn: number }) => ({ payload: Date.now() + expiresIn * 1000 }),
      reducer: ({ generation }, { payload }: PayloadAction<number>) => ({
        generation: generation + 1,
        endsAt: payload,
      }),
    },
    /** Another tab renewed the session: the cookies are new here too. */
    tokenShared: ({ generation }, { payload }: PayloadAction<number>) => ({
      generation: generation + 1,
      endsAt: payload,
    }),
    tokenCleared: ({ generation }) => ({ generation: generation + 1, endsAt: null }),
  },
});

export const tokenReducer = tokenSlice.reducer;
export const { tokenSaved, tokenShared, tokenCleared } = tokenSlice.actions;
export const tokenGeneration = (state: WithToken): number => state.token.generation;
export const isAccessOver = ({ token }: WithToken): boolean => token.endsAt !== null && isOver(token.endsAt);

/** The renewal that is at work, or the last one. */
let before: Promise<unknown> = Promise.resolve();

/** Whether there is a session now: renewed here, by another tab, or none that is known. */
export type Renewal = 'here' | 'elsewhere' | false;

/** The server takes a renewed token once more within ten seconds, so few repeats. */
const repeats = 2;

/** One after the other in this tab, and over all tabs where the browser can lock (a secure context). */
function oneAtATime(work: () => Promise<Renewal>): Promise<Renewal> {
  const renewal = before.then(() => oneTabAtATime(work));
  before = renewal.catch(() => undefined);
  return renewal;
}

interface TokenStore {
  dispatch: Dispatch;
  getState: () => unknown;
}

/**
 * Renews the session, one renewal for all who ask with the same generation, here or in another tab. A refused renewal
 * clears the token, which signs out; a lost answer keeps it, since nothing is known.
 */
export function renewSession(store: TokenStore, generation: number): Promise<Renewal> {
  const state = () => store.getState() as WithToken;
  return oneAtATime(async () => {
    const { token } = state();
    if (token.generation !== generation) return token.endsAt !== null && 'here';
    const elsewhere = readKeptEnd();
    if (token.endsAt !== null && elsewhere !== null && elsewhere > token.endsAt) {
      store.dispatch(tokenShared(elsewhere));
      return 'elsewhere';
    }
    const sent = await sendPatiently(
      '/users/v1/auth/refresh',
      { method: 'POST' },
      undefined,
      undefined,
      repeats,
    );
    if ('data' in sent) {
      store.dispatch(tokenSaved(sent.data as { expiresIn: number }));
      return 'here';
    }
    const { status } = sent.error;
    // Too many attempts say nothing of the session.
    if (typeof status === 'number' && status < 500 && status !== 429) store.dispatch(tokenCleared());
    return false;
  });
}
