import { createSlice } from '@reduxjs/toolkit';
import type { Dispatch, PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from './failure';

interface RetryState {
  /** The failure that waits for an answer: send it again, or let it be. */
  readonly asked: ApiFailure | null;
}

const initialState: RetryState = { asked: null };

const retrySlice = createSlice({
  name: 'retry',
  initialState,
  reducers: {
    retryAsked: (state, { payload }: PayloadAction<ApiFailure>) => ({ ...state, asked: payload }),
    retryAnswered: () => initialState,
  },
});

export const retryReducer = retrySlice.reducer;
export const selectRetry = (state: { retry: RetryState }): ApiFailure | null => state.retry.asked;

/** Calls that wait for the same answer of the user. */
let waiting: ((isAgain: boolean) => void)[] = [];

/** Shows that no answer came and waits for what the user says; all calls that wait get the same answer. */
export function askToRetry(store: { dispatch: Dispatch }, failure: ApiFailure): Promise<boolean> {
  store.dispatch(retrySlice.actions.retryAsked(failure));
  return new Promise((resolve) => waiting.push(resolve));
}

/** Passes the user's answer to every call that waits. */
export function answerRetry(dispatch: Dispatch, isAgain: boolean): void {
  dispatch(retrySlice.actions.retryAnswered());
  const now = waiting;
  waiting = [];
  for (const resolve of now) resolve(isAgain);
}
