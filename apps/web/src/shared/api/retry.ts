import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from './failure';

/** A failed act that may be sent again: no answer came to it. */
interface Queued {
  readonly id: number;
  readonly failure: ApiFailure;
}

interface RetryState {
  readonly queue: readonly Queued[];
  /** The call to action is on the screen. */
  readonly isShown: boolean;
}

const initialState: RetryState = { queue: [], isShown: false };

const retrySlice = createSlice({
  name: 'retry',
  initialState,
  reducers: {
    retryQueued: ({ queue, isShown }, { payload }: PayloadAction<Queued>) => ({
      queue: [...queue, payload],
      isShown,
    }),
    retryShown: ({ queue }) => ({ queue, isShown: true }),
    /** The caller went away: nobody waits for this act any more. */
    retryLeft: ({ queue }, { payload }: PayloadAction<number>) => {
      const rest = queue.filter(({ id }) => id !== payload);
      return { queue: rest, isShown: rest.length > 0 };
    },
    retried: () => initialState,
    retryReset: () => initialState,
  },
});

export const retryReducer = retrySlice.reducer;
const { retryQueued, retryShown, retryLeft, retried, retryReset } = retrySlice.actions;

/** The first failure that waits for an answer: send it again, or let it be. */
export const selectRetry = ({ retry }: { retry: RetryState }): ApiFailure | null =>
  retry.isShown ? (retry.queue[0]?.failure ?? null) : null;

/** What goes on with each act of the queue, once the user has said it. */
const waiting = new Map<number, (isAgain: boolean) => void>();
let count = 0;

/**
 * Queues a failed act, shows the call to action and waits for what the user says; all acts that wait get the same
 * answer. They are sent again by themselves when the network is back, even where the code that asks could not be read
 * without it. An act whose caller went away (`abort`) leaves the queue and is not sent again.
 */
export function askToRetry(
  store: { dispatch: Dispatch },
  failure: ApiFailure,
  abort?: AbortSignal,
): Promise<boolean> {
  const id = (count += 1);
  return new Promise((resolve) => {
    const answered = (isAgain: boolean) => {
      waiting.delete(id);
      abort?.removeEventListener('abort', leave);
      globalThis.removeEventListener?.('online', sendAgain);
      resolve(isAgain);
    };
    const leave = () => {
      answered(false);
      store.dispatch(retryLeft(id));
    };
    const sendAgain = () => answerRetry(store.dispatch, true);
    globalThis.addEventListener?.('online', sendAgain);
    waiting.set(id, answered);
    abort?.addEventListener('abort', leave);
    store.dispatch(retryQueued({ id, failure }));
    store.dispatch(retryShown());
  });
}

/** Passes the user's answer to every act of the queue: Retry or Dismiss. */
export function answerRetry(dispatch: Dispatch, isAgain: boolean): void {
  dispatch(isAgain ? retried() : retryReset());
  for (const answered of [...waiting.values()]) answered(isAgain);
}
